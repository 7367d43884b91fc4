import type { Endpoint } from '../core/endpoint.ts';

/**
 * The integration token a system sends, for a call that takes one; undefined for everyone else. No browser sends it by
 * itself, so it needs no proof of where it comes from.
 */
export const getBearer = ({ token }: Endpoint, { headers }: Request): string | undefined =>
  token && /^Bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
