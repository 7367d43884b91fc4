import { pageNonce } from '../content-policy/page-nonce.ts';

/**
 * The nonce of a letter's styles. Without a page policy any value works, since it only enables the letter's
 * own styles.
 */
export const emailNonce = (): string => pageNonce() ?? 'letter';
