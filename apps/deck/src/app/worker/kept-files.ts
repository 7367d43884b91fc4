import { serverPaths } from '@deck/api/contract/server-paths';

/** What the worker stands on: the caches of the browser, the network, the origin of the product, and a clock. */
export interface Surroundings {
  readonly caches: CacheStorage;
  readonly fetch: (address: string | Request, init?: RequestInit) => Promise<Response>;
  readonly origin: string;
  /** Milliseconds of the device's clock, which is compared with itself alone. */
  readonly now: () => number;
}

/** Holds the page of everyone, below the address `/`. */
const PAGE = 'deck-page';
/** Each release has a cache of its own: `deck-files-` and the name of its first file. */
const FILES = 'deck-files-';
/** The header of a kept page that says when it was kept, in milliseconds of the device's clock. */
const KEPT_AT = 'deck-kept-at';
/** A page older than this is asked for again before it is shown, in milliseconds: the server may have moved on. */
const FRESH = 24 * 60 * 60 * 1000;

/** Addresses that belong to the server, and files that are no screens. */
const ELSEWHERE = new RegExp(`^/(${serverPaths.join('|')})(/|$)|\\.\\w+$`);

/**
 * What the worker answers: the built files, whose names change with their content, and the page of a screen. All else,
 * every call above all, goes to the network as if there were no worker.
 */
export function getKind({ method, mode, url }: Request, origin: string): 'file' | 'page' | undefined {
  const { origin: asked, pathname, search } = new URL(url);
  if (method !== 'GET' || asked !== origin) return undefined;
  if (pathname.startsWith('/assets/')) return search === '' ? 'file' : undefined;
  return mode === 'navigate' && !ELSEWHERE.test(pathname) ? 'page' : undefined;
}

/** The built files that a page names. The first script is its release's own. */
const getFiles = (html: string): string[] =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
const getRelease = (html: string): string => getFiles(html).find((file) => file.endsWith('.js')) ?? '';

/** Keeps the files and the page of the product, never a page with data and never an answer of the contract. */
export function keepFiles({ caches, fetch, origin, now }: Surroundings) {
  const getPage = async () => (await caches.open(PAGE)).match('/');
  const getCurrent = async () => {
    const page = await getPage();
    return page && getRelease(await page.clone().text());
  };

  /** A built file: what is kept, else that of the network, which is kept from now on. */
  async function answerFile(request: Request): Promise<Response> {
    const kept = await caches.match(request, { ignoreVary: true }).catch(() => undefined);
    if (kept) return kept;
    const answer = await fetch(request);
    await keep(request.url, answer.clone()).catch(() => undefined);
    return answer;
  }

  async function keep(url: string, answer: Response): Promise<void> {
    const release = await getCurrent();
    if (release !== undefined && answer.ok) await (await caches.open(FILES + release)).put(url, answer);
  }

  /** The page of a screen: the kept one while it is fresh, else that of the network, without a network the kept one. */
  async function answerPage(request: Request): Promise<{ page: Response; isKept: boolean }> {
    const kept = await getPage().catch(() => undefined);
    const age = now() - Number(kept?.headers.get(KEPT_AT));
    if (kept && age < FRESH) return { page: kept, isKept: true };
    try {
      return { page: await fetch(request), isKept: false };
    } catch (failure) {
      if (kept) return { page: kept, isKept: true };
      throw failure;
    }
  }

  /**
   * Fetches the page of everyone for the next visit, with the files it names. Older releases than the one before go.
   * @returns the release of the server, and whether it is another than the one kept until now. Undefined if the answer is
   *   no page of everyone.
   */
  async function renew(): Promise<{ release: string; isNew: boolean } | undefined> {
    const page = await fetch('/', {
      credentials: 'omit',
      cache: 'no-store',
      headers: { Accept: 'text/html' },
    });
    const html = await page.text();
    const release = getRelease(html);
    const isOfEveryone =
      !html.includes('id="first-answers"') && page.headers.get('cache-control') !== 'no-store';
    if (!page.ok || page.redirected || release === '' || !isOfEveryone) return undefined;
    const before = await getCurrent();
    await add(release, getFiles(html));
    const headers = new Headers(page.headers);
    headers.set(KEPT_AT, String(now()));
    await (await caches.open(PAGE)).put('/', new Response(html, { headers }));
    for (const name of await caches.keys()) {
      const isOld = name.startsWith(FILES) && ![release, before].includes(name.slice(FILES.length));
      if (isOld) await caches.delete(name);
    }
    return { release, isNew: before !== undefined && before !== release };
  }

  /** Keeps files of the current release: those that a page has loaded before there was a worker. */
  async function addLoaded(urls: readonly string[]): Promise<void> {
    const release = await getCurrent();
    const files = urls.filter((url) => getKind(new Request(new URL(url, origin)), origin) === 'file');
    if (release !== undefined) await add(release, files);
  }

  async function add(release: string, files: readonly string[]): Promise<void> {
    const cache = await caches.open(FILES + release);
    const known = await Promise.all(files.map((file) => cache.match(file, { ignoreVary: true })));
    await cache.addAll(files.filter((_, at) => known[at] === undefined));
  }

  return { answerFile, answerPage, renew, addLoaded };
}
