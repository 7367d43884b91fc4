import type { PaymentFacts } from '@deck/api/rules';
import type { payments } from '../database/schema.ts';

type Row = typeof payments.$inferSelect;

/** A payment's facts for the rules at a moment. */
export function getFacts(payment: Row, now: Date): PaymentFacts {
  const { status, scheme, amount, authorized, captured, refunded, released } = payment;
  return {
    status,
    scheme,
    amount,
    authorized,
    captured,
    refunded,
    released,
    linkLives: linkLives(payment, now),
  };
}

/**
 * Whether the payer can still use the payment's link. Without an end it works until it is paid or revoked, or
 * until its exchange rate ends.
 */
export function linkLives(
  { linkToken, expiresAt, rateEndsAt }: Pick<Row, 'linkToken' | 'expiresAt' | 'rateEndsAt'>,
  now: Date,
): boolean {
  return (
    linkToken !== null && (expiresAt === null || expiresAt > now) && (rateEndsAt === null || rateEndsAt > now)
  );
}
