import type { Method } from '../core/route.ts';
import type { Fields } from '../core/schema.ts';
import type { ErrorCode } from '../vocabulary/error-codes.ts';

/** A required parameter is missing. This is a bug in the program; nothing was sent. */
export class RequiredParameterError extends Error {
  override readonly name = 'RequiredParameterError';
  readonly parameter: string;
  constructor(parameter: string, call: string) {
    super(`Required parameter ${parameter} was null or undefined when calling ${call}`);
    this.parameter = parameter;
  }
}

/** The call that failed: `orders.get`, with its method and path from the contract. */
export interface Called {
  readonly call: string;
  readonly method: Method;
  readonly path: string;
}

/**
 * The server refused the call. `Code` lists the codes the endpoint declares; the server may answer with
 * others.
 */
export class ApiError<Code extends string = ErrorCode> extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** From `meta.error.code`; undefined when the body has no code. */
  readonly code: Code | undefined;
  /** The parameters of the code's message. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Message keys by field, for a 400: `{ 'customer.email': 'email' }`. */
  readonly fields: Fields;
  readonly called: Called;
  /** The request id in the server's log, from the header X-Request-Id. */
  readonly requestId: string | undefined;

  constructor(called: Called, status: number, body: unknown, requestId?: string) {
    const error = member(member(body, 'meta'), 'error');
    const code = member(error, 'code');
    const message = member(error, 'message');
    super(typeof message === 'string' && message !== '' ? message : `${called.call} answered ${status}`);
    this.called = called;
    this.requestId = requestId;
    this.status = status;
    this.code = typeof code === 'string' ? (code as Code) : undefined;
    this.params = record(member(error, 'params'));
    this.fields = Object.fromEntries(
      Object.entries(record(this.params.fields)).filter(
        (field): field is [string, string] => typeof field[1] === 'string',
      ),
    );
  }
}

/**
 * The server gave no usable answer. `offline`: the device has no network, nothing was sent. `lost`: the
 * connection failed before or during the answer. `broken`: the answer is not valid JSON. After `lost` and
 * `broken` nobody knows whether a write took effect.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  readonly reason: 'offline' | 'lost' | 'broken';
  readonly called: Called;
  constructor(called: Called, reason: NetworkError['reason'], cause: unknown) {
    super(`${called.call}: ${reason}`, { cause });
    this.reason = reason;
    this.called = called;
  }
}

export type Failure<Code extends string = ErrorCode> = ApiError<Code> | NetworkError;
export const isFailure = (error: unknown): error is Failure =>
  error instanceof ApiError || error instanceof NetworkError;

/** The resource does not exist, or the caller may not see it. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** The request never left the device, so it had no effect. */
export const isUnsent = (error: unknown): boolean =>
  error instanceof NetworkError && error.reason === 'offline';

const member = (value: unknown, key: string): unknown => record(value)[key];
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
