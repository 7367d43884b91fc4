import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_TIME_HEADER } from '@deck/values';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import type { ThirdParties } from './security-headers.ts';
import { page } from './site.ts';

const INLINE = 'window.started = fetch("/auth/v1/session")';
const html = (title: string) =>
  `<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__">` +
  `<meta name="deck-environment" content="dev"><title>${title}</title>` +
  `<script>${INLINE}</script><script type="module" src="/assets/index-a1b2c3d4.js"></script></head></html>`;

let folder: string;
let app: TestApp;
const get = (path: string, headers: HeadersInit = {}) => app.browser().send(path, { headers });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deck-site-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), html('Deck'));
  await writeFile(join(folder, 'assets', 'index-a1b2c3d4.js'), `console.log('${'deck '.repeat(400)}')`);
  await writeFile(join(folder, 'robots.txt'), 'User-agent: *');
  await writeFile(join(folder, 'service-worker.js'), 'console.log()');
  const pages = join(folder, 'pages');
  await mkdir(pages);
  await writeFile(join(pages, 'pay.html'), html('Pay'));
  await writeFile(join(pages, 'inbox.html'), html('Inbox'));
  await writeFile(join(pages, 'pay-a1b2c3d4.js'), 'console.log()');
  app = await createTestApp({ deckFolder: folder, pagesFolder: pages });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('the deck', () => {
  // Specification 1.25
  test.each(['/', '/orders/42?tab=payments', '/login', '/index.html'])(
    'answers %s with its page',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toMatch(/^text\/html/);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('<meta name="deck-environment" content="qa">');
    },
  );

  test('its page only runs files of this origin and its inline scripts', async () => {
    const hash = createHash('sha256').update(INLINE).digest('base64');
    const policy = (await get('/')).headers.get('content-security-policy');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
  });

  test('inline styles need a nonce that is new in each answer', async () => {
    const answers = await Promise.all([get('/'), get('/'), get('/pay/some-token'), get('/sandbox')]);
    const nonces = answers.map(
      ({ headers }) => /'nonce-([\w-]{22})'/.exec(headers.get('content-security-policy') ?? '')?.[1],
    );
    expect(new Set(nonces).size).toBe(4);
    for (const [index, answer] of answers.entries())
      expect(await answer.text()).toContain(`<meta property="csp-nonce" nonce="${nonces[index]}">`);
  });

  test('its worker may fetch from this origin, and is looked for anew', async () => {
    const { headers, status } = await get('/service-worker.js');
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  // Specification 7.6
  test('its page sets the XSRF token for the first write', async () => {
    expect((await get('/login')).headers.getSetCookie()[0]).toMatch(/^XSRF-TOKEN=/);
  });

  test('files with a hash in their name are cached, others are revalidated', async () => {
    const script = await get('/assets/index-a1b2c3d4.js', { 'accept-encoding': 'gzip' });
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(script.headers.get('content-encoding')).toBe('gzip');
    expect(script.headers.getSetCookie()).toEqual([]);
    expect((await get('/robots.txt')).headers.get('cache-control')).toBe('no-cache');
  });

  test('a rebuilt page is served immediately', async () => {
    await get('/');
    await writeFile(join(folder, 'index.html'), html('Deck, again'));
    await utimes(join(folder, 'index.html'), new Date(), new Date(Date.now() + 5_000));
    expect(await (await get('/')).text()).toContain('Deck, again');
  });

  test.each(['/../main.ts', '/..%2f..%2fpackage.json', '/assets/../../package.json', '/%2e%2e/package.json'])(
    'serves nothing outside its folder: %s',
    async (path) => {
      const body = await (await get(path)).text();
      expect(body).not.toContain('"name"');
      expect(body).not.toContain('import ');
    },
  );
});

describe('the pages of payer and inbox', () => {
  test.each([
    ['/pay/some-token', 'Pay'],
    ['/sandbox', 'Inbox'],
    ['/sandbox/messages/42', 'Inbox'],
  ])('%s', async (path, title) => {
    const response = await get(path);
    const body = await response.text();
    expect(body).toContain(`<title>${title}</title>`);
    expect(body).toContain('<meta name="deck-environment" content="qa">');
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  });

  test('have their own path for files', async () => {
    const script = await get('/pay/assets/pay-a1b2c3d4.js');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await get('/pay/assets/none-a1b2c3d4.js')).status).toBe(404);
    expect((await get('/sandbox/api/nothing')).status).toBe(404);
  });
});

describe('external scripts', () => {
  const chat = 'https://chat.example/widget.js?id=1&key="2"';
  const asked = async (thirdParties: ThirdParties) => {
    await writeFile(join(folder, 'told.html'), '<meta name="deck-chat" content=""><script>1</script>');
    const answer = await new Hono()
      .get('/', page(join(folder, 'told.html'), 'qa', thirdParties))
      .request('/');
    return { policy: answer.headers.get('content-security-policy'), html: await answer.text() };
  };

  test('are passed to the page, and may only load from their own origin', async () => {
    const { policy, html } = await asked({ chat, analytics: undefined });
    expect(html).toContain('content="https://chat.example/widget.js?id=1&amp;key=&quot;2&quot;"');
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/chat\.example;/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    // They insert their own markup and styles.
    expect(policy).not.toContain('trusted-types');
    expect(policy).toContain("style-src 'self' 'unsafe-inline' https://chat.example;");
  });

  test('are off unless an address is set, and always off for payers', async () => {
    expect((await asked({})).policy).not.toContain('https:');
    const deck = createTestApp({ deckFolder: folder, pagesFolder: join(folder, 'pages'), chat });
    const browser = (await deck).browser();
    const policyOf = async (path: string) =>
      (await browser.send(path)).headers.get('content-security-policy');
    expect(await policyOf('/')).toContain('https://chat.example');
    expect(await policyOf('/pay/some-token')).not.toContain('https:');
    expect(await policyOf('/sandbox')).not.toContain('https:');
    await (await deck).close();
  });
});

describe('an unknown path', () => {
  test.each([
    '/api/v1/nothing',
    '/auth',
    '/public/v1',
    '/backoffice/v0.1',
    '/transactions/v1',
    '/docs/nothing',
    '/assets/old-a1b2c3d4.js',
  ])('%s is answered as JSON, not as a screen', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ meta: { error: { code: 'NOT_FOUND' } } });
  });

  test('a write to the deck’s addresses is not answered with a page', async () => {
    expect((await app.browser().send('/orders', { method: 'POST' })).status).toBe(404);
  });
});

test('every answer has security headers', async () => {
  for (const path of [
    '/',
    '/api/v1/orders',
    '/assets/index-a1b2c3d4.js',
    '/docs',
    '/nothing',
    '/api/nothing',
  ]) {
    const { headers } = await get(path);
    expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff']);
    expect([path, headers.get('referrer-policy')]).toEqual([path, 'same-origin']);
    expect([path, headers.get('content-security-policy')]).toEqual([
      path,
      expect.stringContaining('frame-ancestors'),
    ]);
  }
});

test('answers about people are never cached, including errors and the inbox', async () => {
  const owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  for (const path of [
    '/api/v1/orders',
    '/api/v1/orders/none',
    '/sandbox/api/messages',
    '/pay/api/none',
    '/api/nothing',
  ])
    expect([path, (await owner.send(path)).headers.get('cache-control')]).toEqual([path, 'no-store']);
});

test('every answer has its own id, which is also in the log', async () => {
  const answers = await Promise.all([get('/'), get('/api/v1/orders'), get('/api/nothing')]);
  const ids = answers.map(({ headers }) => headers.get('x-request-id'));
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(app.log.filter(({ request }) => request === id)).toHaveLength(1);
});

// Specification 7.2
test('the API documents describe the current contract', async () => {
  expect((await get('/docs')).status).toBe(200);
  const document = await (await get('/docs/openapi.json')).json();
  expect(document.paths).toHaveProperty('/api/v1/orders');
});

test('another site cannot move the clock or open letters through a visitor’s browser', async () => {
  const post = (path: string, site: string) =>
    app.browser().send(path, {
      method: 'POST',
      headers: { 'sec-fetch-site': site, 'content-type': 'application/json' },
      body: '{"advance":"PT1H"}',
    });
  expect((await post('/sandbox/api/clock', 'cross-site')).status).toBe(403);
  expect((await post('/sandbox/api/clock', 'same-origin')).status).toBe(200);
  expect(app.clock.now()).toEqual(new Date('2026-11-20T08:41:00Z'));
});

test("every answer tells the sandbox's time, also after its clock was moved", async () => {
  const told = async (path: string) => (await get(path)).headers.get(SERVER_TIME_HEADER);
  for (const path of ['/', '/api/v1/orders', '/pay/api/none', '/nothing'])
    expect([path, await told(path)]).toEqual([path, app.clock.now().toISOString()]);
  const before = app.clock.now().getTime();
  await app.clock.advance(3_600_000);
  expect(await told('/api/v1/orders')).toBe(new Date(before + 3_600_000).toISOString());
});
