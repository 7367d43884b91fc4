import type { Method } from '../core/route.ts';
import type { Fields } from '../core/schema.ts';
import type { ErrorCode } from '../vocabulary/error-codes.ts';

/** A call was made without something it needs: a mistake of the program, raised before anything is sent. */
export class RequiredParameterError extends Error {
  override readonly name = 'RequiredParameterError';
  readonly parameter: string;
  constructor(parameter: string, call: string) {
    super(`Required parameter ${parameter} was null or undefined when calling ${call}`);
    this.parameter = parameter;
  }
}

/** Which call failed: `orders.get`, its method and its path as written in the contract. */
export interface Called {
  readonly call: string;
  readonly method: Method;
  readonly path: string;
}

/** The server answered with a refusal. `Code` are the codes the endpoint names; others can come all the same. */
export class ApiError<Code extends string = ErrorCode> extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** From `meta.error.code`; undefined when the body names none. */
  readonly code: Code | undefined;
  /** What fills the message of the code. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Message keys by field, for a 400: `{ 'customer.email': 'email' }`. */
  readonly fields: Fields;
  readonly called: Called;
  /** By which the server's log knows the request: its header X-Request-Id. */
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
 * No usable answer came: `offline` (the device has no network, and nothing was sent), `lost` (the connection failed,
 * before or in the middle of the answer) or `broken` (the answer is not what JSON is). Whether a write had its effect is
 * unknown when it was lost or broken.
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

/** What was asked for is not there, or not for who asks. */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** It never left the device: it had no effect. */
export const isUnsent = (error: unknown): boolean =>
  error instanceof NetworkError && error.reason === 'offline';

const member = (value: unknown, key: string): unknown => record(value)[key];
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
