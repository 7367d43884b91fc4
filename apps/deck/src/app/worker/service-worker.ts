import { getKind, keepFiles } from './kept-files.ts';

/** The parts of a service worker's global scope that are used here: its types exclude those of a page. */
interface Worker {
  addEventListener(kind: 'install' | 'activate', hear: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', hear: (event: Fetching) => void): void;
  addEventListener(kind: 'message', hear: (event: Lasting & { readonly data: unknown }) => void): void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: () => Promise<readonly { postMessage(message: 'release'): void }[]>;
  };
}
interface Lasting {
  readonly waitUntil: (work: Promise<unknown>) => void;
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

/** A page sends the addresses that it has loaded. */
worker.addEventListener('message', (event) => {
  const { data } = event;
  if (!Array.isArray(data) || !data.every((url) => typeof url === 'string')) return;
  event.waitUntil(renew().then(() => kept.addLoaded(data)));
});

/** The open pages hear of a new release. What fails is tried again at the next visit. */
async function renew(): Promise<void> {
  const isNew = await kept.renew().catch(() => false);
  if (!isNew) return;
  for (const client of await worker.clients.matchAll()) client.postMessage('release');
}
