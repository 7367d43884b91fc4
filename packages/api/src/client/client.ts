import { isBinary, isByKey } from '../core/body-types.ts';
import { toCamel } from '../core/case.ts';
import type { Args, Contract, Endpoint, RefusalCode, Result } from '../core/endpoint.ts';
import type { ErrorCode } from '../vocabulary/error-codes.ts';
import {
  ApiError,
  type Called,
  type Failure,
  isUnsent,
  NetworkError,
  RequiredParameterError,
} from './errors.ts';
import { cookie, isWrite, missingParameter, toAddress, toBody } from './request.ts';

/** Events of a call, for spinners and error messages. The two events of a call share an `id`. */
export type CallEvent =
  | ({ readonly kind: 'sent'; readonly id: number } & Called)
  | ({
      readonly kind: 'settled';
      readonly id: number;
      readonly failure: Failure<string> | undefined;
      /** The caller shows this failure itself, so no notification is needed. */
      readonly isShown: boolean;
    } & Called);

export interface ClientOptions {
  /** The origin of the API; by default the page's own origin. */
  readonly baseUrl?: string;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** The current business profile, sent as Company-ID. */
  readonly companyId: () => string | undefined;
  /** The dictionary key, sent as X-API-KEY to the calls that need it and to no other. */
  readonly apiKey?: () => string | undefined;
  /** The administrator's key, sent to the calls that need it. */
  readonly adminKey?: () => string | undefined;
  /** The page's cookies, in which the server left XSRF-TOKEN. */
  readonly cookies?: () => string;
  readonly onEvent?: (event: CallEvent) => void;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /**
   * Created when the form or dialog opens. Sending the same submission again then cannot move money twice.
   */
  readonly idempotencyKey?: string | undefined;
  /** The draft of a form that this call completes: the server deletes it with the effect. */
  readonly draftId?: string | undefined;
  /** Failures whose sentence the caller shows itself, at its field or in its form: all, or those of these codes. */
  readonly handledErrors?: 'all' | readonly ErrorCode[] | undefined;
}
/** A call with an effect cannot be written without its key. */
export type OptionsOf<T extends Endpoint> = T['idempotencyKey'] extends 'required'
  ? CallOptions & { readonly idempotencyKey: string }
  : CallOptions;

type Given<T extends Endpoint> = T['idempotencyKey'] extends 'required'
  ? [args: Args<T>, options: OptionsOf<T>]
  : Record<never, never> extends Args<T>
    ? [args?: Args<T>, options?: CallOptions]
    : [args: Args<T>, options?: CallOptions];

/** One call of the contract. Rejects with `RequiredParameterError`, `ApiError`, `NetworkError`, or an abort's reason. */
export interface Call<T extends Endpoint> {
  (...given: Given<T>): Promise<Result<T>>;
  readonly endpoint: T;
  /** The area and the operation, such as `orders.get`. */
  readonly key: readonly [area: string, operation: string];
}
/** What a call can fail with. */
export type FailureOf<T extends Endpoint> = Failure<RefusalCode<T>>;
export type Api<C extends Contract> = {
  readonly [A in keyof C]: { readonly [O in keyof C[A]]: Call<C[A][O]> };
};

type Send = (args?: Readonly<Record<string, unknown>>, options?: CallOptions) => Promise<unknown>;

/**
 * The calls of a contract, or of the areas a screen needs. The client never retries and never times out: only
 * a person repeats a write.
 */
export function createApi<C extends Contract>(contract: C, options: ClientOptions): Api<C> {
  const areas = Object.entries(contract).map(([area, operations]) => {
    const calls = Object.entries(operations).map(([operation, endpoint]) => {
      const call: Send = (args = {}, given = {}) =>
        send(endpoint, `${area}.${operation}`, args, given, options);
      return [operation, Object.assign(call, { endpoint, key: [area, operation] })] as const;
    });
    return [area, Object.fromEntries(calls)] as const;
  });
  const api: Record<string, unknown> = Object.fromEntries(areas);
  // The loops above cover every area and operation, so the type holds.
  return api as Api<C>;
}

let lastId = 0;

async function send(
  endpoint: Endpoint,
  name: string,
  args: Readonly<Record<string, unknown>>,
  given: CallOptions,
  options: ClientOptions,
): Promise<unknown> {
  const missing = missingParameter(endpoint, args);
  if (missing) throw new RequiredParameterError(missing, name);

  const id = ++lastId;
  const called: Called = { call: name, method: endpoint.method, path: endpoint.path };
  options.onEvent?.({ kind: 'sent', id, ...called });
  let failure: Failure<string> | undefined;
  try {
    return await exchange(endpoint, called, args, given, options);
  } catch (error) {
    if (error instanceof ApiError || error instanceof NetworkError) failure = error;
    throw error;
  } finally {
    const isShown = failure !== undefined && isHandled(given, failure);
    options.onEvent?.({ kind: 'settled', id, failure, isShown, ...called });
  }
}

/** What was never sent is told where all is told: it says nothing of what was typed. */
const isHandled = ({ handledErrors: own }: CallOptions, failure: Failure<string>): boolean =>
  !isUnsent(failure) &&
  (own === 'all' ||
    (failure instanceof ApiError && own !== undefined && own.some((code) => code === failure.code)));

async function exchange(
  endpoint: Endpoint,
  called: Called,
  args: Readonly<Record<string, unknown>>,
  { signal, idempotencyKey, draftId }: CallOptions,
  options: ClientOptions,
): Promise<unknown> {
  const { content, type } = toBody(endpoint, args.body);
  const headers = toHeaders(
    endpoint,
    type,
    { 'Idempotency-Key': idempotencyKey, 'Draft-ID': draftId },
    options,
  );
  const url = `${options.baseUrl ?? ''}${toAddress(endpoint, args)}`;
  const init = {
    method: endpoint.method,
    headers,
    body: content ?? null,
    credentials: 'include',
    signal: signal ?? null,
  } as const;
  // Look up `globalThis.fetch` at each call: tests and mocks replace it.
  const fetch = options.fetch ?? ((...request) => globalThis.fetch(...request));

  const unlessAborted = (error: unknown): NetworkError => {
    if (signal?.aborted) throw error;
    return new NetworkError(called, 'lost', error);
  };
  if (globalThis.navigator?.onLine === false) throw new NetworkError(called, 'offline', undefined);
  const response = await fetch(url, init).catch((error: unknown) => Promise.reject(unlessAborted(error)));
  if (response.ok && isBinary(endpoint.response))
    return response.blob().catch((error: unknown) => Promise.reject(unlessAborted(error)));

  const text = await response.text().catch((error: unknown) => Promise.reject(unlessAborted(error)));
  if (!response.ok) {
    const requestId = response.headers.get('X-Request-Id') ?? undefined;
    throw new ApiError<string>(called, response.status, parsed(text), requestId);
  }
  if (!endpoint.response) return undefined;
  const body = parsed(text);
  if (body instanceof Error) throw new NetworkError(called, 'broken', body);
  return body;
}

function toHeaders(
  endpoint: Endpoint,
  type: string | undefined,
  ofCall: Readonly<Record<string, string | undefined>>,
  options: ClientOptions,
) {
  const xsrf = isWrite(endpoint) ? cookie((options.cookies ?? pageCookies)(), 'XSRF-TOKEN') : undefined;
  const headers = {
    Accept: isBinary(endpoint.response) ? `${endpoint.response.type}, application/json` : 'application/json',
    'Content-Type': type,
    'Company-ID': options.companyId(),
    'X-API-KEY': isByKey(endpoint.needs) ? options[endpoint.needs]?.() : undefined,
    'X-XSRF-TOKEN': xsrf,
    ...ofCall,
  };
  return new Headers(
    Object.entries(headers).filter((header): header is [string, string] => header[1] !== undefined),
  );
}

const pageCookies = (): string => globalThis.document?.cookie ?? '';

/** The answer in camelCase. Throws an `ApiError` or a `NetworkError` when there is no usable answer. */
function parsed(text: string): unknown {
  try {
    return toCamel(JSON.parse(text));
  } catch (error) {
    return error;
  }
}
