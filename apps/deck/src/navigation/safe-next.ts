/**
 * Where to go after signing in: a path, query and hash of this app and nothing else.
 * Another site's address, however it is spelled, leads to the main page.
 */
export function safeNext(next: string | null): string {
  if (next === null || !/^\/(?![/\\])/.test(next)) return '/';
  const url = URL.parse(next, 'http://deck.invalid');
  if (url === null || url.host !== 'deck.invalid' || url.pathname.startsWith('/login')) return '/';
  return url.pathname + url.search + url.hash;
}
