import type { Payment } from '@deck/api/contract/payments';
import type { Channel } from '@deck/api/vocabulary';

type Sent = Pick<Payment, 'dispatches'>;
type Dispatch = Payment['dispatches'][number];

/** What went out last, or went out last by one of the ways. */
export const lastDispatch = ({ dispatches }: Sent, way?: Channel): Dispatch | undefined =>
  dispatches.findLast(({ channel }) => way === undefined || channel === way);

/** The recipient of the last message, if it was not delivered; undefined otherwise. */
export function undelivered(payment: Sent): string | undefined {
  const last = lastDispatch(payment);
  return last?.failed ? last.recipient : undefined;
}

/** Why it did not arrive, in the carrier's own words; empty where it gives none. */
export const getRefusalWords = (payment: Sent): string => lastDispatch(payment)?.refusal ?? '';

/** Addresses are compared as the carriers do. */
const isSame = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The address at which a payment's link does not reach the customer of its order: it did not arrive there, or the
 * customer's address has been corrected since. Undefined if it is the customer's, or somebody else's on purpose.
 * @param corrected the address the customer had until now
 */
export function outdatedAddress(
  payment: Sent,
  email: string,
  corrected: string | undefined,
): string | undefined {
  const last = lastDispatch(payment, 'EMAIL');
  if (last === undefined || email === '' || isSame(last.recipient, email)) return undefined;
  const isOutdated = last.failed || (corrected !== undefined && isSame(last.recipient, corrected));
  return isOutdated ? last.recipient : undefined;
}
