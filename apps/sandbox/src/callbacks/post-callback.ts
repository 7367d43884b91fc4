import { createHmac } from 'node:crypto';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { traceHeader } from '../metrics/trace.ts';
import { AddressRefused, type AddressRules, callbackUrl } from './addresses.ts';
import { type Resolve, safeLookup } from './safe-lookup.ts';

/** The timeout for a company's server, in milliseconds. */
const PATIENCE = 5_000;
/** The maximum of an answer that is read, in bytes. */
const READ_AT_MOST = 4_096;
/** The maximum of an answer that is stored, in characters. */
const EXCERPT = 500;

interface Delivery {
  readonly id: string;
  readonly type: string;
  readonly url: string;
  readonly payload: string;
  /** Undefined if the company has no secret: then nothing is signed. */
  readonly secret: string | undefined;
}

export interface Outcome {
  /** Null without an answer. */
  readonly httpStatus: number | null;
  readonly error: string | null;
  readonly excerpt: string;
}

export interface PostOptions extends AddressRules {
  readonly resolve?: Resolve;
  /** In milliseconds. */
  readonly patience?: number;
}

/** `t=1763629260,v1=<hex>`: the signature a receiver compares, see the contract. */
function getSignature(secret: string, payload: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const hmac = createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex');
  return `t=${seconds},v1=${hmac}`;
}

/** Sends a callback. Never throws: every failure is an outcome. */
export async function postCallback(delivery: Delivery, now: Date, options: PostOptions): Promise<Outcome> {
  const signal = AbortSignal.timeout(options.patience ?? PATIENCE);
  try {
    const { status, excerpt } = await post(delivery, now, { ...options, signal });
    const taken = status >= 200 && status < 300;
    return { httpStatus: status, error: taken ? null : 'HTTP_STATUS', excerpt };
  } catch (error) {
    return { httpStatus: null, error: signal.aborted ? 'TIMEOUT' : wordFor(error), excerpt: '' };
  }
}

async function post(
  { id, type, url: text, payload, secret }: Delivery,
  now: Date,
  options: PostOptions & { readonly signal: AbortSignal },
): Promise<{ status: number; excerpt: string }> {
  const url = callbackUrl(text, options);
  const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, {
    method: 'POST',
    // Do not reuse connections: an open connection was checked for another name.
    agent: false,
    lookup: safeLookup(options, options.resolve),
    signal: options.signal,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(payload),
      'user-agent': 'Deck-Callbacks/1',
      'deck-callback-id': id,
      'deck-callback-type': type,
      ...traceHeader(),
      ...(secret === undefined ? {} : { 'deck-signature': getSignature(secret, payload, now) }),
    },
  });
  const response = await new Promise<IncomingMessage>((settle, reject) => {
    request.once('response', settle);
    request.on('error', reject);
    request.end(payload);
  });
  const excerpt = await readBeginning(response).finally(() => request.destroy());
  return { status: response.statusCode ?? 0, excerpt };
}

async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= READ_AT_MOST) break;
  }
  const text = Buffer.concat(chunks).subarray(0, READ_AT_MOST).toString('utf8');
  // PostgreSQL cannot store NUL.
  return text.replaceAll('\0', '').slice(0, EXCERPT).toWellFormed();
}

function wordFor(error: unknown): string {
  if (error instanceof AddressRefused) return 'ADDRESS_REFUSED';
  const { code = '' } = error as Error & { code?: string };
  return /^(ERR_(TLS|SSL)|CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_VERIFY|EPROTO)/.test(code)
    ? 'TLS'
    : 'UNREACHABLE';
}
