import type { Fields } from '../core/schema.ts';
import { getStatus } from '../core/statuses.ts';
import type { ErrorCode } from '../vocabulary/error-codes.ts';

/**
 * A handler's refusal. It is thrown, so that the surrounding transaction rolls back. The answer is `{ meta: {
 * error } }`.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: ErrorCode;
  /** The parameters of the code's message. */
  readonly params: Readonly<Record<string, unknown>>;

  constructor(
    status: number,
    code: ErrorCode,
    params: Readonly<Record<string, unknown>> = {},
    message: string = code,
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.params = params;
  }

  /** A refusal with the usual status of its code: `throw Refusal.because('ORDER_NOT_EDITABLE')`. */
  static because(code: ErrorCode, params?: Readonly<Record<string, unknown>>): Refusal {
    return new Refusal(getStatus(code), code, params);
  }

  /**
   * A 400 with message keys by dotted camelCase path, `{ 'customer.email': 'email' }`. Forms show them at the
   * fields.
   */
  static invalid(fields: Fields): Refusal {
    return Refusal.because('INVALID_VALUE', { fields });
  }
}
