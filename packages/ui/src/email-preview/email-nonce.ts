import { pageNonce } from '../content-policy/page-nonce.ts';

/** The nonce of a letter's styles. In a page without a policy any will do: it keeps nothing in but the letter's own looks. */
export const emailNonce = (): string => pageNonce() ?? 'letter';
