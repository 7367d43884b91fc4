/** The codes of the error catalogue. */
export const catalogueCodes = [
  'PAYMENTS_AMOUNT_EXCEEDS_ORDER',
  'INVALID_VALUE',
  'NO_SUITABLE_PSP_PROFILE_FOUND',
  'CARD_EXPIRED',
  'ORDER_ALREADY_EXISTS',
  'CARD_ALREADY_TOKENIZED',
  'CARD_ALREADY_REQUESTED',
  'INVALID_2FA_CODE',
  'USER_NOT_FOUND',
  'LONG_WAITING',
  'TERMINAL_OPENED',
] as const;

/** Codes beyond the catalogue: refusals of our own that the client explains in words. */
export const ownCodes = [
  'ACCESS_DENIED',
  'ACCOUNT_LOCKED',
  'DIVISION_UNKNOWN',
  'IDEMPOTENCY_KEY_REQUIRED',
  'IDEMPOTENCY_KEY_REUSED',
  'LINK_NOT_ACTIVE',
  'MESSAGE_SENT_RECENTLY',
  'NOT_FOUND',
  'ORDER_NOT_EDITABLE',
  'PAYMENT_BEING_PAID',
  'PAYMENT_TRANSITION_REFUSED',
  'RATE_REQUIRED',
  'SERVER_ERROR',
  'SESSION_REQUIRED',
  'TOO_MANY_REQUESTS',
  'WRONG_CREDENTIALS',
  'XSRF_MISMATCH',
] as const;

export const errorCodes = [...catalogueCodes, ...ownCodes] as const;
export type ErrorCode = (typeof errorCodes)[number];
