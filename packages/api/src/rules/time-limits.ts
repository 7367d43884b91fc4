/** Minutes without an answer of the PSP until a payment is shown as waiting. */
export const ANSWER_MISSING_MINUTES = 5;
/** Minutes until a payment without billing details is canceled. */
export const CLARIFICATION_MINUTES = 30;
/** Minutes until a card terminal without a card is canceled. */
export const TERMINAL_MINUTES = 30;
/** Minutes for which the key for setting up two-factor sign-in is valid. */
export const TWO_FACTOR_KEY_MINUTES = 5;
/** Minutes of inactivity until a session ends. */
export const SESSION_IDLE_MINUTES = 30;
/** Hours after sign-in until a session ends, whatever happens. */
export const SESSION_HOURS = 12;
/** Minutes a session waits for its second factor. */
export const SECOND_FACTOR_MINUTES = 5;
/** Seconds until the same recipient can get another message. */
export const RESEND_SECONDS = 60;
/** Minutes until a guest can be reminded of the same payment again. */
export const REMIND_MINUTES = 60;
/** The range of hours before its end in which a link counts as expiring soon. */
export const EXPIRING_SOON_HOURS = { min: 1, max: 23 } as const;

const SECOND = 1000;
const MINUTE = 60_000;
const HOUR = 3_600_000;

/** Seconds until a recipient can get another message, at least 1; undefined: immediately. */
export function secondsUntilResend(lastSentAt: Date | null, now: Date): number | undefined {
  const left = lastSentAt ? lastSentAt.getTime() + RESEND_SECONDS * SECOND - now.getTime() : 0;
  // The other message may have been sent a moment after `now` was read.
  return left > 0 ? Math.min(Math.ceil(left / SECOND), RESEND_SECONDS) : undefined;
}

/** Minutes until a guest can be reminded again, at least 1; undefined: immediately. */
export function minutesUntilReminder(remindedAt: Date | null, now: Date): number | undefined {
  const left = remindedAt ? remindedAt.getTime() + REMIND_MINUTES * MINUTE - now.getTime() : 0;
  return left > 0 ? Math.min(Math.ceil(left / MINUTE), REMIND_MINUTES) : undefined;
}

/** Whether a payable payment ends within the given hours. A payment without an end never does. */
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
