/** After so many minutes without an answer of the PSP a payment is shown as waiting. */
export const ANSWER_MISSING_MINUTES = 5;
/** A payment whose payer gives no billing details is canceled after so many minutes. */
export const CLARIFICATION_MINUTES = 30;
/** A card terminal that was opened and given no card is canceled after so many minutes. */
export const TERMINAL_MINUTES = 30;
/** The key for setting up two-factor sign-in is good for so many minutes. */
export const TWO_FACTOR_KEY_MINUTES = 5;
/** A session ends when nothing extended it for so many minutes. */
export const SESSION_IDLE_MINUTES = 30;
/** A session ends so many hours after sign-in, whatever happens. */
export const SESSION_HOURS = 12;
/** A session waits so many minutes for its second factor. */
export const SECOND_FACTOR_MINUTES = 5;
/** The same recipient can be written to again after so many seconds. */
export const RESEND_SECONDS = 60;
/** A company chooses how many hours before its end a link counts as expiring soon: at least and at most. */
export const EXPIRING_SOON_HOURS = { min: 1, max: 23 } as const;

const SECOND = 1000;
const HOUR = 3_600_000;

/** In how many seconds a recipient can be written to again, at least one; undefined when at once. */
export function secondsUntilResend(lastSentAt: Date | null, now: Date): number | undefined {
  const left = lastSentAt ? lastSentAt.getTime() + RESEND_SECONDS * SECOND - now.getTime() : 0;
  return left > 0 ? Math.ceil(left / SECOND) : undefined;
}

/** Whether a payment that a payer can still make ends within so many hours. One without an end never does. */
export function expiresSoon(
  payment: { readonly linkLives: boolean; readonly expiresAt: Date | null },
  hours: number,
  now: Date,
): boolean {
  return (
    payment.linkLives &&
    payment.expiresAt !== null &&
    payment.expiresAt > now &&
    payment.expiresAt.getTime() - now.getTime() <= hours * HOUR
  );
}
