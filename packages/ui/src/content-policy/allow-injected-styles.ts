import { setNonce } from 'get-nonce';
import { pageNonce } from './page-nonce.ts';

/** Lets Radix inject its style that locks the page's scrolling behind a layer. */
export function allowInjectedStyles(): void {
  const nonce = pageNonce();
  if (nonce !== undefined) setNonce(nonce);
}
