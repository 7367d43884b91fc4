import { describe, expect, it, vi } from 'vitest';
import { getKind, keepFiles } from './kept-files.ts';

const origin = 'http://deck.test';

/** The caches of a browser, with what is used of them. */
function setUpCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const getPath = (key: string | Request) =>
    new URL(typeof key === 'string' ? key : key.url, origin).pathname;
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (key: string | Request) => store.get(getPath(key))?.clone(),
      put: async (key: string | Request, answer: Response) => void store.set(getPath(key), answer),
      addAll: async (files: string[]) => {
        for (const file of files) store.set(getPath(file), await fetch(file));
      },
    };
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: Request) => {
      for (const store of stores.values()) {
        const answer = store.get(getPath(key));
        if (answer) return answer.clone();
      }
      return undefined;
    },
  };
  const getContents = () =>
    Object.fromEntries([...stores].map(([name, store]) => [name, [...store.keys()].sort()]));
  return { caches: caches as unknown as CacheStorage, getContents };
}

const pageOf = (release: string, { headers = {}, more = '' } = {}) =>
  new Response(
    `<link href="/assets/style-${release}.css"><script type="module" src="/assets/early-${release}.js"></script>${more}`,
    { headers: { 'cache-control': 'no-cache', ...headers } },
  );

let time = 0;
const now = () => time;

/** The server of a release. */
let page: () => Response;
const fetch = vi.fn(async (address: string | Request): Promise<Response> => {
  const url = typeof address === 'string' ? address : address.url;
  return new URL(url, origin).pathname === '/' ? page() : new Response(url);
});

function setUp() {
  fetch.mockClear();
  page = () => pageOf('one');
  const { caches, getContents } = setUpCaches();
  return { worker: keepFiles({ caches, fetch, origin, now }), getContents };
}

const ask = (path: string, mode = 'navigate') => ({ method: 'GET', mode, url: origin + path }) as Request;

describe('what the worker answers', () => {
  it.each([
    ['/assets/frame-a1b2c3d4.js', 'cors', 'file'],
    ['/assets/frame-a1b2c3d4.js?attempt=2', 'cors', undefined],
    ['/orders?state=PAID', 'navigate', 'page'],
    ['/', 'navigate', 'page'],
    ['/login', 'navigate', 'page'],
    ['/orders', 'cors', undefined],
    ['/api/v1/orders', 'cors', undefined],
    ['/api/v1/orders', 'navigate', undefined],
    ['/auth/v1/session', 'cors', undefined],
    ['/pay/some-token', 'navigate', undefined],
    ['/resources/picture', 'no-cors', undefined],
    ['/docs', 'navigate', undefined],
    ['/robots.txt', 'navigate', undefined],
  ])('%s, asked as %s: %s', (path, mode, kind) => {
    expect(getKind(ask(path, mode), origin)).toBe(kind);
  });

  it('is no address of another origin, and no write', () => {
    expect(
      getKind({ ...ask('/assets/a-a1b2c3d4.js'), url: 'https://elsewhere.test/assets/a.js' }, origin),
    ).toBe(undefined);
    expect(getKind({ ...ask('/orders'), method: 'POST' }, origin)).toBe(undefined);
  });
});

describe('the files of a release', () => {
  it('are kept with the page of everyone, and with what a page had loaded before', async () => {
    const { worker, getContents } = setUp();
    await worker.renew();
    await worker.addLoaded([`${origin}/assets/frame-one.js`, `${origin}/api/v1/orders`, `${origin}/orders`]);
    expect(getContents()).toEqual({
      'deck-files-/assets/early-one.js': [
        '/assets/early-one.js',
        '/assets/frame-one.js',
        '/assets/style-one.css',
      ],
      'deck-page': ['/'],
    });
  });

  it('are asked of the network once', async () => {
    const { worker } = setUp();
    await worker.renew();
    fetch.mockClear();
    await worker.answerFile(ask('/assets/list-one.js', 'cors'));
    const again = await worker.answerFile(ask('/assets/list-one.js', 'cors'));
    expect(fetch).toHaveBeenCalledOnce();
    expect(await again.text()).toBe(`${origin}/assets/list-one.js`);
  });

  it('are removed once the release after the next is there', async () => {
    const { worker, getContents } = setUp();
    const found: unknown[] = [];
    for (const release of ['one', 'one', 'two', 'three']) {
      page = () => pageOf(release);
      found.push(await worker.renew());
    }
    expect(found).toEqual([
      { release: '/assets/early-one.js', isNew: false },
      { release: '/assets/early-one.js', isNew: false },
      { release: '/assets/early-two.js', isNew: true },
      { release: '/assets/early-three.js', isNew: true },
    ]);
    expect(Object.keys(getContents()).sort()).toEqual([
      'deck-files-/assets/early-three.js',
      'deck-files-/assets/early-two.js',
      'deck-page',
    ]);
  });
});

describe('the page', () => {
  it('is the kept one, without a request', async () => {
    const { worker } = setUp();
    await worker.renew();
    fetch.mockClear();
    expect((await worker.answerPage(ask('/orders'))).isKept).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('comes from the network before anything is kept', async () => {
    const { worker } = setUp();
    expect((await worker.answerPage(ask('/orders'))).isKept).toBe(false);
  });

  it('comes from the network after a day, and is the kept one without a network', async () => {
    const { worker } = setUp();
    await worker.renew();
    time += 25 * 60 * 60 * 1000;
    expect((await worker.answerPage(ask('/orders'))).isKept).toBe(false);
    fetch.mockRejectedValueOnce(new TypeError('offline'));
    expect((await worker.answerPage(ask('/orders'))).isKept).toBe(true);
  });

  it.each([
    ['with data', { more: '<script type="application/json" id="first-answers">{}</script>' }],
    ['that nothing may keep', { headers: { 'cache-control': 'no-store' } }],
  ])('is not kept %s', async (_, look) => {
    const { worker, getContents } = setUp();
    page = () => pageOf('one', look);
    expect(await worker.renew()).toBeUndefined();
    expect(getContents()).toEqual({});
  });

  it('is fetched as the page of everyone', async () => {
    const { worker } = setUp();
    await worker.renew();
    expect(fetch).toHaveBeenNthCalledWith(1, '/', expect.objectContaining({ credentials: 'omit' }));
  });
});

it('works without storage, by the network alone', async () => {
  fetch.mockClear();
  page = () => pageOf('one');
  const denied = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  const caches = { open: denied, match: denied, keys: denied } as unknown as CacheStorage;
  const worker = keepFiles({ caches, fetch, origin, now });
  expect(await (await worker.answerFile(ask('/assets/a-one.js', 'cors'))).text()).toContain('a-one.js');
  expect((await worker.answerPage(ask('/orders'))).isKept).toBe(false);
});
