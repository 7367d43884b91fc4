import type { Endpoint } from '../core/endpoint.ts';

/**
 * The integration token of a call that accepts it; undefined otherwise. Browsers never send it automatically,
 * so it needs no XSRF token.
 */
export const getBearer = ({ token }: Endpoint, { headers }: Request): string | undefined =>
  token && /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
