import type { Payment } from '@deck/api/contract/payments';

const living: readonly Payment['status'][] = [
  'LINK_CREATED',
  'LINK_SENT',
  'DECLINED',
  'AWAITING',
  'AWAITING_CONFIRMATION',
  'PARTIALLY_PAID',
];

/** Somebody can open the payment's page and pay there, or read how to. One that is to be sent later opens only then. */
export const linkLives = ({ link, status }: Payment): boolean => link !== null && living.includes(status);
