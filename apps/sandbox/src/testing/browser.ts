import { type Api, type CallOptions, createApi } from '@deck/api/client';
import { contract } from '@deck/api/contract';
import { cookieJar } from './cookie-jar.ts';

/** The sandbox's keys in tests. */
export const DICTIONARY_KEY = 'dictionary-key';
export const ADMIN_KEY = 'administrator-key';

/** A browser with its cookies, and the contract's calls from it. */
export interface Browser {
  readonly api: Api<typeof contract>;
  readonly cookies: Map<string, string>;
  /** The division of its tab; the session's while undefined. */
  companyId: string | undefined;
  /** Sends a raw request with the browser's cookies. */
  send(path: string, init?: RequestInit): Promise<Response>;
}

/** A browser without a session. @param request how it reaches the server: over the network or in-process. */
export function openBrowser(
  origin: string,
  request: (url: string, init: RequestInit) => Response | Promise<Response> = fetch,
): Browser {
  const { cookies, text, fetch: send } = cookieJar(async (url, init) => request(url, init));
  const browser: Browser = {
    cookies,
    companyId: undefined,
    send: (path, init = {}) => send(`${origin}${path}`, init),
    api: createApi(contract, {
      baseUrl: origin,
      fetch: send,
      companyId: () => browser.companyId,
      apiKey: () => DICTIONARY_KEY,
      adminKey: () => ADMIN_KEY,
      cookies: text,
    }),
  };
  return browser;
}

/** The options of a call with an effect, with a new key. */
export const withKey = (): CallOptions & { idempotencyKey: string } => ({
  idempotencyKey: crypto.randomUUID(),
});
