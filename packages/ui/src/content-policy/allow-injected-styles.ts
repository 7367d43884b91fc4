import { setNonce } from 'get-nonce';
import { pageNonce } from './page-nonce.ts';

/** Lets Radix hold the page still behind a layer, which it does by a style it puts into the page. */
export function allowInjectedStyles(): void {
  const nonce = pageNonce();
  if (nonce !== undefined) setNonce(nonce);
}
