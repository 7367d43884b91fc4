import type { ErrorCode } from '../vocabulary/error-codes.ts';

/** A broken rule is a 409 and an invalid field a 400. These codes have another status. */
const others: Partial<Record<ErrorCode, number>> = {
  INVALID_VALUE: 400,
  SESSION_REQUIRED: 401,
  TOKEN_INVALID: 401,
  WRONG_CREDENTIALS: 401,
  ACCOUNT_LOCKED: 401,
  INVALID_2FA_CODE: 401,
  ACCESS_DENIED: 403,
  DIVISION_UNKNOWN: 403,
  XSRF_MISMATCH: 403,
  NOT_FOUND: 404,
  TOO_MANY_REQUESTS: 429,
  SERVER_ERROR: 500,
  SERVER_BUSY: 503,
  SERVICE_UNAVAILABLE: 503,
};

/** The HTTP status of a code. */
export const getStatus = (code: ErrorCode): number => others[code] ?? 409;
