import type { Fields } from '../core/schema.ts';
import { getStatus } from '../core/statuses.ts';
import type { ErrorCode } from '../vocabulary/error-codes.ts';

/** A handler's no. Thrown, so that a transaction around it rolls back; answered as `{ meta: { error } }`. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly code: ErrorCode;
  /** What fills the message of the code. */
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

  /** A refusal with the status its code always has: `throw Refusal.because('ORDER_NOT_EDITABLE')`. */
  static because(code: ErrorCode, params?: Readonly<Record<string, unknown>>): Refusal {
    return new Refusal(getStatus(code), code, params);
  }

  /** A 400 names message keys by dotted camelCase path, `{ 'customer.email': 'email' }`: they are shown at the fields. */
  static invalid(fields: Fields): Refusal {
    return Refusal.because('INVALID_VALUE', { fields });
  }
}
