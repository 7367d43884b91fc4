import { isGreeting } from './greeting.ts';
import { getKind, keepFiles } from './kept-files.ts';

/** The parts of a service worker's global scope that are used here: its types exclude those of a page. */
interface Worker {
  addEventListener(kind: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(kind: 'message', hear: (event: Message) => void): void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: () => Promise<readonly OpenPage[]>;
  };
}
interface Lasting {
  readonly waitUntil: (work: Promise<unknown>) => void;
}
interface OpenPage {
  readonly postMessage: (message: 'release') => void;
}
interface Message extends Lasting {
  readonly data: unknown;
  readonly source: OpenPage | null;
}
interface Fetching extends Lasting {
  readonly request: Request;
  readonly respondWith: (answer: Promise<Response>) => void;
}

const worker = globalThis as unknown as Worker;
const { origin } = location;
const kept = keepFiles({
  caches,
  fetch: (address, init) => fetch(address, init),
  origin,
  now: () => performance.timeOrigin + performance.now(),
});

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener('fetch', (event) => {
  const kind = getKind(event.request, origin);
  if (kind === 'file') event.respondWith(kept.answerFile(event.request));
  if (kind === 'page') {
    const answer = kept.answerPage(event.request);
    event.respondWith(answer.then(({ page }) => page));
    event.waitUntil(answer.then(renew));
  }
});

/** A page sends its release, and the addresses that it has loaded. */
worker.addEventListener('message', (event) => {
  const { data, source } = event;
  if (!isGreeting(data)) return;
  const greet = async () => {
    const release = await renew();
    // A new release may have been found while the page was still being opened, and heard nothing.
    if (release !== undefined && release !== data.release) source?.postMessage('release');
    else await kept.addLoaded(data.loaded);
  };
  event.waitUntil(greet());
});

/**
 * The open pages hear of a new release. What fails is tried again at the next visit.
 * @returns the release of the server, if it could be learned
 */
async function renew(): Promise<string | undefined> {
  const found = await kept.renew().catch(() => undefined);
  if (found?.isNew) for (const page of await worker.clients.matchAll()) page.postMessage('release');
  return found?.release;
}
