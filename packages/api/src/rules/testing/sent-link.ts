import type { PaymentFacts } from '../balance.ts';

/** A link over 500 that was sent and not paid. */
export const sentLink = {
  status: 'LINK_SENT',
  scheme: 'CHARGE',
  amount: 500n,
  authorized: 0n,
  captured: 0n,
  refunded: 0n,
  released: 0n,
  linkLives: true,
} as const satisfies PaymentFacts;
