/** Hosts that no address has: what stays on it stays in this app. */
const here = 'deck.invalid';

/**
 * Where to go after signing in: a path, query and hash of this app and nothing else. Another site's address, however it
 * is spelled and however often it is encoded, leads to the main page.
 */
export function safeNext(next: string | null): string {
  if (next === null || !next.startsWith('/')) return '/';
  const url = URL.parse(next, `http://${here}`);
  if (url === null || url.host !== here || url.username !== '' || url.pathname.startsWith('/login'))
    return '/';
  return spellings(url.pathname).every(isPath) ? url.pathname + url.search + url.hash : '/';
}

/** Where the sign-in that is open leads. */
export const addressAfterSignIn = (): string => safeNext(new URLSearchParams(location.search).get('next'));

/** Begins with one slash and holds nothing that a browser would read as another or leave out. */
const isPath = (path: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path) && !path.includes('//');

/** A path as it is, and decoded as often as anyone on the way might. What cannot be decoded is none. */
function spellings(path: string): string[] {
  const all = [path];
  for (let last = path; all.length < 5; ) {
    const decoded = decode(last);
    if (decoded === last) break;
    all.push(decoded);
    last = decoded;
  }
  return all;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}
