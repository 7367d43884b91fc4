import type { Payment } from '@deck/api/contract/payments';

const living: readonly Payment['status'][] = [
  'LINK_CREATED',
  'LINK_SENT',
  'SCHEDULED_SEND',
  'DECLINED',
  'AWAITING',
  'AWAITING_CONFIRMATION',
  'PARTIALLY_PAID',
];

/** Somebody can still open the payment's page and pay there, or read how to. */
export const linkLives = ({ link, status, permanent }: Payment): boolean =>
  link !== null && (permanent || living.includes(status));
