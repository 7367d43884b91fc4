import { type Endpoint, isByKey } from '../core/endpoint.ts';

/**
 * The integration token of a request; undefined without one, and where tokens do not count: at calls by key,
 * and at public calls that name none. Browsers never send it automatically, so it needs no XSRF token.
 */
export function getBearer({ needs, tokens }: Endpoint, { headers }: Request): string | undefined {
  if (isByKey(needs) || (needs === 'public' && tokens.length === 0)) return undefined;
  return /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}
