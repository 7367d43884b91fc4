import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { getCookie, setCookie } from 'hono/cookie';
import { bySpecificity, getEntries, routerPath } from '../core/contract.ts';
import {
  type Contract,
  type Endpoint,
  isByKey,
  isMultipart,
  type ParsedArgs,
  type Right,
} from '../core/endpoint.ts';
import { failureAnswer, type Reply, readArgs, refusalAnswer, toAnswer } from './answer.ts';
import { getBearer } from './bearer.ts';
import { Refusal } from './refusal.ts';

/** What a handler knows about the call beside its arguments. */
export interface CallInfo<Context> {
  /** The result of `authorise`: the caller and the division. */
  readonly context: Context;
  /** The operation's name, `orders.create`. */
  readonly name: string;
  readonly endpoint: Endpoint;
  readonly request: Request;
  /** Set for every call with an effect. */
  readonly idempotencyKey: string | undefined;
  /** Headers of the answer, for cookies. */
  readonly headers: Headers;
}

type Handler<T extends Endpoint, Context> = (
  args: ParsedArgs<T>,
  call: CallInfo<Context>,
) => Reply<T> | Promise<Reply<T>>;

/** A handler for every endpoint: it does not compile while one is missing. */
export type Handlers<C extends Contract, Context> = {
  readonly [A in keyof C]: { readonly [O in keyof C[A]]: Handler<C[A][O], Context> };
};

export interface ServerOptions<Context> {
  /** Identifies the caller and checks the permission, or throws a `Refusal`. */
  readonly authorise: (needs: Right, request: Request, endpoint: Endpoint) => Context | Promise<Context>;
  /** Wraps every handler: transactions, stored answers by Idempotency-Key. */
  readonly around?: (
    call: CallInfo<Context>,
    args: Readonly<Record<string, unknown>>,
    run: () => Promise<unknown>,
  ) => Promise<unknown>;
  /**
   * Wraps a whole call before anything is asked about it, even who calls: for limits and queues. What it throws is
   * answered like a failure of the call.
   */
  readonly admit?: (endpoint: Endpoint, request: Request, run: () => Promise<Response>) => Promise<Response>;
  /** Receives every failure that is not a refusal. */
  readonly onError?: (error: unknown, request: Request) => void;
  /**
   * Whether a failure is temporary, such as a lost database connection. It is answered with 503. By default
   * none is.
   */
  readonly passes?: (error: unknown) => boolean;
  /** Whether clients connect over TLS, which may end at a proxy. By default the address decides. */
  readonly isHttps?: boolean;
  /**
   * The maximum body size in bytes; by default 2 MB, and 10 MB for a file. An endpoint may allow a larger
   * file.
   */
  readonly maxBodyBytes?: number;
}

const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'X-XSRF-TOKEN';

/** A server of the contract: a Hono app that handles the wire and leaves the meaning to the handlers. */
export function createServer<C extends Contract, Context>(
  contract: C,
  handlers: Handlers<C, Context>,
  options: ServerOptions<Context>,
): Hono {
  const app = new Hono();
  app.use(provideXsrf(options.isHttps));

  for (const { area, operation, name, endpoint } of getEntries(contract).sort(bySpecificity)) {
    const handler = handlers[area]?.[operation] as Handler<Endpoint, Context> | undefined;
    if (!handler) throw new TypeError(`No handler for ${name}`);

    const limited = limitBody(endpoint, options.maxBodyBytes);
    app.on(endpoint.method, routerPath(endpoint), limited, async (c) => {
      const request = c.req.raw;
      const writes = endpoint.method !== 'GET' || endpoint.idempotencyKey === 'required';
      const byKey = isByKey(endpoint.needs) || getBearer(endpoint, request) !== undefined;
      if (writes && !byKey && !xsrfHolds(request.headers, getCookie(c, XSRF_COOKIE)))
        throw Refusal.because('XSRF_MISMATCH');
      const answer = async (): Promise<Response> => {
        const context = await options.authorise(endpoint.needs, request, endpoint);
        const idempotencyKey = request.headers.get('idempotency-key') ?? undefined;
        if (endpoint.idempotencyKey === 'required') assertKey(idempotencyKey);

        const args = await readArgs(endpoint, request, c.req.param());
        const call = { context, name, endpoint, request, idempotencyKey, headers: new Headers() };
        const run = async () => handler(args, call);
        const reply = await (options.around ? options.around(call, args, run) : run());
        return toAnswer(endpoint, reply, call.headers);
      };
      return options.admit ? options.admit(endpoint, request, answer) : answer();
    });
  }

  app.notFound(() => refusalAnswer(Refusal.because('NOT_FOUND')));
  app.onError((error, c) => failureAnswer(error, () => options.onError?.(error, c.req.raw), options.passes));
  return app;
}

/** The overhead of a form around its file: boundaries, names, types. */
const ENVELOPE_BYTES = 64 * 1024;

const MB = 1024 * 1024;

/** Refuses a body that is too large before it is read. */
function limitBody({ body }: Endpoint, maxBytes?: number): MiddlewareHandler {
  const file = isMultipart(body) ? body : undefined;
  const maxBodyBytes = maxBytes ?? (file ? 10 * MB : 2 * MB);
  const maxSize = file?.maxBytes === undefined ? maxBodyBytes : file.maxBytes + ENVELOPE_BYTES;
  const refused = () => refusalAnswer(Refusal.invalid({ [file?.field ?? 'body']: 'tooLarge' }));
  const limited = bodyLimit({ maxSize, onError: refused });
  return async (c, next) => {
    if (Number(c.req.header('content-length') ?? 0) <= maxSize) return limited(c, next);
    await skip(c.req.raw.body);
    return refused();
  };
}

/** The maximum of a refused body that is read, in bytes. */
const SKIPPED_AT_MOST = 64 * MB;

/** Reads a refused body to its end and forgets it: a client that is still sending would not see the answer. */
async function skip(body: ReadableStream<Uint8Array> | null): Promise<void> {
  let skipped = 0;
  for await (const { length } of body ?? []) {
    skipped += length;
    if (skipped > SKIPPED_AT_MOST) return;
  }
}

/** In characters: several UUIDs long, and below the limit of a database index. */
const LONGEST_KEY = 200;

/** @throws Refusal IDEMPOTENCY_KEY_REQUIRED, or INVALID_VALUE for a key too long to store. */
function assertKey(key: string | undefined): void {
  if (!key) throw Refusal.because('IDEMPOTENCY_KEY_REQUIRED');
  if (key.length > LONGEST_KEY) throw Refusal.invalid({ idempotencyKey: 'tooLong' });
}

/** 128 unguessable bits. */
const newToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Every visitor gets a token that other sites cannot read. Each write must repeat it in a header. */
const provideXsrf =
  (isHttps?: boolean): MiddlewareHandler =>
  async (c, next) => {
    await next();
    if (getCookie(c, XSRF_COOKIE)) return;
    const secure = isHttps ?? new URL(c.req.url).protocol === 'https:';
    setCookie(c, XSRF_COOKIE, newToken(), { path: '/', sameSite: 'Lax', secure });
  };

/** A request without cookies has no session to abuse, so a first sign-in needs no token. */
const xsrfHolds = (headers: Headers, token: string | undefined): boolean =>
  !headers.has('cookie') || (token !== undefined && token !== '' && headers.get(XSRF_HEADER) === token);
