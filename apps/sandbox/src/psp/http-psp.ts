import { createHmac, timingSafeEqual } from 'node:crypto';
import { traceHeader } from '../metrics/trace.ts';
import type { Psp, PspOperation } from './port.ts';
import { readNoticeBody, readOperation, readOperations, readToken } from './psp-answers.ts';

const SECOND = 1_000;
/** How long an answer may take until it counts as missing. */
const PATIENCE = 10 * SECOND;
/** How old a notice's signature may be, by this machine's own clock. */
const OLDEST_NOTICE = 300 * SECOND;

export interface HttpPspOptions {
  /** The address of the PSP's API, without a trailing slash. */
  readonly url: string;
  readonly key: string;
  /** Signs the notices. */
  readonly noticeSecret: string;
  /** By default the network. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** The adapter of the simulated PSP. */
export function createHttpPsp({ url, key, noticeSecret, fetch = globalThis.fetch }: HttpPspOptions): Psp {
  /** Undefined without an answer: a broken connection, a timeout, an error of the other side. */
  async function call(method: string, path: string, body?: unknown): Promise<Answer | undefined> {
    const request = new Request(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...traceHeader() },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    try {
      const response = await fetch(request);
      if (response.status >= 500) return undefined;
      return { status: response.status, body: await response.json().catch(() => undefined) };
    } catch {
      return undefined;
    }
  }

  const fault = (call: string, { status }: Answer) => new Error(`The PSP refused ${call} with ${status}`);
  const at = (id: string, step = '') => `/v1/operations/${encodeURIComponent(id)}${step}`;

  return {
    submit: async (request) => {
      const answer = await call('POST', '/v1/operations', request);
      if (answer === undefined) return undefined;
      if (answer.status === 200) return readOperation(answer.body);
      // A token that is over, or a payment the PSP does not know: nothing was taken, and nothing will be.
      if (answer.status === 404) return neverTaken(request);
      throw fault('an operation', answer);
    },
    ask: async (id) => {
      const answer = await call('GET', at(id));
      if (answer === undefined) return undefined;
      if (answer.status === 200) return readOperation(answer.body);
      if (answer.status === 404) return null;
      throw fault('a question', answer);
    },
    giveBilling: async (id, billing) => {
      const answer = await call('POST', at(id, '/billing'), billing);
      if (answer === undefined) return undefined;
      if (answer.status === 200) return readOperation(answer.body);
      throw fault('billing details', answer);
    },
    cancel: async (id) => {
      const answer = await call('POST', at(id, '/cancel'));
      if (answer === undefined) return undefined;
      if (answer.status === 200 || answer.status === 409) return readOperation(answer.body);
      throw fault('a cancellation', answer);
    },
    readReference: async (reference) => {
      const answer = await call('GET', `/v1/references/${encodeURIComponent(reference)}`);
      if (answer === undefined) return undefined;
      if (answer.status === 200) return readOperations(answer.body);
      throw fault('a reference', answer);
    },
    readCard: async (token) => {
      const answer = await call('GET', `/v1/cards/${encodeURIComponent(token)}`);
      if (answer === undefined) return undefined;
      if (answer.status === 200) return readToken(answer.body);
      if (answer.status === 404) return null;
      throw fault('a token', answer);
    },
    readNotice: (body, headers) =>
      isSigned(noticeSecret, body, headers.get('psp-signature') ?? '')
        ? readNoticeBody(JSON.parse(body))
        : undefined,
  };
}

/** An operation the PSP could not begin. */
const neverTaken = (request: Parameters<Psp['submit']>[0]): PspOperation => {
  const { id, reference, type, amount, currency } = request;
  const now = new Date().toISOString();
  return {
    ...{ id, reference, type, amount, currency, status: 'ERROR', reason: null, action: null, card: null },
    ...{ wallet: null, method: null, known: false, authCode: null, rrn: null, blockchainHash: null },
    ...{ createdAt: now, decidedAt: now, revision: 1 },
  };
};

/** @param signature `t=<seconds since 1970>,v1=<HMAC-SHA-256 of "<t>.<body>", hex>` */
function isSigned(secret: string, body: string, signature: string): boolean {
  const [, seconds, mac] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature) ?? [];
  if (seconds === undefined || mac === undefined) return false;
  if (Math.abs(Date.now() - Number(seconds) * SECOND) > OLDEST_NOTICE) return false;
  const right = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  return timingSafeEqual(right, Buffer.from(mac, 'hex'));
}
