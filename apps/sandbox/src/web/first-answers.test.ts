import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionCookie } from '../auth/session-cookie.ts';
import { startSession } from '../auth/sessions.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { orderDraft, stay } from '../testing/drafts.ts';
import { someone } from '../testing/people.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp, withKey } from '../testing/test-app.ts';
import { askFirst, type FirstAnswer, withFirstAnswers } from './first-answers.ts';

const HTML =
  '<!doctype html><html><head><meta property="csp-nonce" nonce="__CSP_NONCE__"></head>' +
  '<body><div id="root"></div></body></html>';
const HOSTILE = '</script><script>alert(1)</script><!--__CSP_NONCE__$&';

const nowhere = { address: null, userAgent: null };

let folder: string;
let app: TestApp;
let owner: Browser;

/** What a page holds for its reader; undefined for the page of everyone. */
function dataIn(html: string): { at: string; answers: FirstAnswer[] } | undefined {
  const [, text] = /<script type="application\/json" id="first-answers">(.*?)<\/script>/s.exec(html) ?? [];
  return text === undefined ? undefined : JSON.parse(text);
}
const open = async (browser: Browser, path = '/orders', headers: HeadersInit = {}) => {
  const response = await browser.send(path, { headers });
  return { response, data: dataIn(await response.text()) };
};
const paths = (data: Awaited<ReturnType<typeof open>>['data']) =>
  data?.answers.map(({ url }) => url.replace(/\?.*/, '')).sort();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'deck-first-'));
  await writeFile(join(folder, 'index.html'), HTML);
  // A hundred pages at once take longer than a person would wait.
  app = await createTestApp({ deckFolder: folder, patience: 60_000 });
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const customer = { ...orderDraft().customer, companyName: HOSTILE };
  const positions = [{ ...stay, name: HOSTILE }];
  await owner.api.orders.create({ body: orderDraft({ customer, positions }) }, withKey());
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe('a page of somebody signed in', () => {
  const person = (id: string) => [
    `/api/v1/users/${id}/permissions`,
    '/auth/v1/session',
    `/auth/v1/users/${id}`,
    `/auth/v1/users/${id}/environment`,
  ];
  const columns = (id: string) => `/api/v1/users/${id}/column-settings`;
  const id = 'user-eleni-markou';

  test.each([
    ['/orders', ['/api/v1/orders', columns(id)]],
    ['/payments', ['/api/v1/payments', columns(id)]],
    [
      '/',
      ['/api/v1/business-profiles/division-aegean-house', '/api/v1/today/arrivals', '/api/v1/today/queue'],
    ],
    ['/orders?q=Papadopoulou', ['/api/v1/orders', columns(id)]],
    ['/payments?status=CHARGED&sort=nonsense', ['/api/v1/payments', columns(id)]],
    ['/orders?part=2', [columns(id)]],
    ['/orders/?q=Papadopoulou', []],
    ['/profile', []],
    ['/constructor', []],
  ])('%s holds the session and what its screen reads first', async (path, more) => {
    const { data } = await open(owner, path);
    expect(paths(data)).toEqual([...person(id), ...more].sort());
  });

  test('the answers are those of the contract', async () => {
    const { data } = await open(owner);
    for (const { url, companyId, body } of data?.answers ?? []) {
      const headers = companyId === undefined ? {} : { 'company-id': companyId };
      expect([url, body]).toEqual([url, await (await owner.send(url, { headers })).json()]);
    }
    expect(data?.at).toBe(app.clock.now().toISOString());
  });

  test('is stored by no cache, and has no tag to compare it by', async () => {
    const { response } = await open(owner);
    expect(response.headers.get('cache-control')).toBe('no-store');
    for (const name of ['etag', 'last-modified', 'expires']) expect(response.headers.get(name)).toBeNull();
    const headers = { 'if-none-match': '*', 'if-modified-since': new Date().toUTCString() };
    expect((await open(owner, '/orders', headers)).response.status).toBe(200);
  });

  test('gives the data alone to a browser that keeps the page of everyone', async () => {
    const asked = { accept: 'application/json' };
    const response = await owner.send('/orders', { headers: asked });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(paths(await response.json())).toEqual(paths((await open(owner)).data));
    const nobody = await app.browser().send('/orders', { headers: asked });
    expect(await nobody.json()).toMatchObject({ answers: [] });
    const elsewhere = await owner.send('/orders', { headers: { ...asked, 'sec-fetch-site': 'cross-site' } });
    expect(await elsewhere.json()).toMatchObject({ answers: [] });
  });

  test('has the policy of every page: JSON is no script', async () => {
    const withoutNonce = ({ headers }: Response) =>
      headers.get('content-security-policy')?.replace(/nonce-[\w-]+/, 'nonce');
    const [mine, anyones] = [(await open(owner)).response, (await open(app.browser())).response];
    expect(withoutNonce(mine)).toBe(withoutNonce(anyones));
    expect(withoutNonce(mine)).not.toContain('unsafe');
  });

  test('a name cannot end the element or change the page', async () => {
    const html = await (await owner.send('/orders')).text();
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html.match(/<\/script/g)).toHaveLength(1);
    expect(html).not.toMatch(/<!--|-->/);
    expect(html).toContain('\\u003c/script\\u003e\\u003cscript\\u003e');
    const rows = dataIn(html)?.answers.find(({ url }) => url.startsWith('/api/v1/orders'));
    expect(JSON.stringify(rows)).toContain(JSON.stringify(HOSTILE).slice(1, -1));
  });

  test('names nobody in the log', async () => {
    const before = app.log.length;
    await open(owner);
    const written = JSON.stringify(app.log.slice(before));
    for (const word of ['Markou', 'eleni', 'Papadopoulou', 'script']) expect(written).not.toContain(word);
  });
});

describe('everyone’s page is served', () => {
  const isPlain = async (browser: Browser, headers: HeadersInit = {}) => {
    const { response, data } = await open(browser, '/orders', headers);
    expect([response.status, data, response.headers.get('cache-control')]).toEqual([
      200,
      undefined,
      'no-cache',
    ]);
  };

  test('without a session, and with one that nobody has', async () => {
    await isPlain(app.browser());
    await isPlain(app.browser(), { cookie: `${sessionCookie(ORIGIN)}=nothing` });
  });

  test('once the session is over, or waits for its second factor', async () => {
    const browser = await someone(app, 'gone', 'OWNER', [AEGEAN]);
    expect((await open(browser)).data).toBeDefined();
    await browser.api.session.terminate();
    await isPlain(browser);
    const pending = { userId: 'user-gone', businessProfileId: AEGEAN, twoFactorPending: true };
    const { secret } = await startSession(app.db, pending, nowhere, app.clock.now());
    await isPlain(app.browser(), { cookie: `${sessionCookie(ORIGIN)}=${secret}` });
  });

  test.each([
    ['another site led here', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbouring site led here', { 'sec-fetch-site': 'same-site' }],
    ['the browser fetches ahead', { 'sec-purpose': 'prefetch' }],
  ])('when %s', async (_, headers) => isPlain(owner, headers as HeadersInit));

  test('to a question for its headers alone', async () => {
    const response = await owner.send('/orders', { method: 'HEAD' });
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });
});

test('who may not see the orders gets the page without rows', async () => {
  const browser = await someone(app, 'no-orders', 'NO_ORDERS', [AEGEAN]);
  expect((await browser.send('/api/v1/orders')).status).toBe(403);
  const { data } = await open(browser);
  expect(paths(data)).toContain('/auth/v1/session');
  expect(paths(data)).not.toContain('/api/v1/orders');
});

test('of a hundred people at once, each page holds its own alone', async () => {
  const secrets = await Promise.all(
    Array.from({ length: 100 }, async (_, at) => {
      const businessProfileId = at % 3 === 0 ? HALCYON : AEGEAN;
      const userId = at % 2 === 0 ? 'user-eleni-markou' : 'user-nikos-stathakis';
      const started = { userId, businessProfileId, twoFactorPending: false };
      const { secret } = await startSession(app.db, started, nowhere, app.clock.now());
      return { secret, userId, businessProfileId };
    }),
  );
  await Promise.all(
    secrets.map(async ({ secret, userId, businessProfileId }) => {
      const headers = { cookie: `${sessionCookie(ORIGIN)}=${secret}` };
      const { data } = await open(app.browser(), '/orders', headers);
      const session = data?.answers.find(({ url }) => url === '/auth/v1/session')?.body;
      expect(session).toMatchObject({ user_id: userId, business_profile_id: businessProfileId });
      const users = data?.answers.map(({ url }) => /\/users\/([\w-]+)/.exec(url)?.[1] ?? userId);
      expect(new Set(users)).toEqual(new Set([userId]));
      const companies = data?.answers.map(({ companyId }) => companyId ?? businessProfileId);
      expect(new Set(companies)).toEqual(new Set([businessProfileId]));
      // Only the one company has an order of this guest.
      const rows = data?.answers.find(({ url }) => url.startsWith('/api/v1/orders'))?.body;
      expect(rows).toMatchObject({ total_elements: businessProfileId === AEGEAN ? 1 : 0 });
    }),
  );
});

describe('a server that cannot answer', () => {
  const page = new Request(`${ORIGIN}/orders`, { headers: { cookie: 'a=b' } });
  const session = { user_id: 'u1', business_profile_id: 'b1', two_factor_required: false };

  test.each([
    ['/session', 0],
    ['/permissions', 5],
  ])('does not hold the page back by %s: what has come by then is given', async (slow, given) => {
    const never = new Promise<Response>(() => undefined);
    const found = await askFirst(
      page,
      ({ url }) => (url.endsWith(slow) ? never : Response.json(session)),
      50,
    );
    expect(found).toHaveLength(given);
  });

  test('asks nothing more once nobody waits for it', async () => {
    const asked: string[] = [];
    const { promise: late, resolve: answerLate } = Promise.withResolvers<Response>();
    await askFirst(
      page,
      ({ url }) => {
        asked.push(url);
        return late;
      },
      0,
    );
    answerLate(Response.json(session));
    // Long enough for the answer to be read.
    for (let turn = 0; turn < 50; turn += 1) await new Promise((done) => setImmediate(done));
    expect(asked).toEqual([`${ORIGIN}/auth/v1/session`]);
  });

  test.each([
    ['refuses', () => Response.json({}, { status: 500 })],
    ['breaks', () => Promise.reject(new Error('broken'))],
    ['answers with something else', () => new Response('<html>')],
  ])('gives nothing when it %s', async (_, answer) => {
    expect(await askFirst(page, answer)).toEqual([]);
  });

  test('gives the rest when the rows fail', async () => {
    const found = await askFirst(page, (request) =>
      request.url.includes('/orders') ? Response.json({}, { status: 503 }) : Response.json(session),
    );
    expect(found.map(({ url }) => url)).toHaveLength(5);
  });
});

test('what ends a line or an element in some programs is written as an escape', () => {
  const answers = [{ url: '/', body: { text: '\u2028\u2029</script>-->&' } }];
  const html = withFirstAnswers(HTML, answers, new Date(0));
  expect(html).toContain('"\\u2028\\u2029\\u003c/script\\u003e--\\u003e\\u0026"');
  expect(dataIn(html)?.answers).toEqual(answers);
});

test('a page without a body still takes the answers', () => {
  const at = new Date(0);
  expect(dataIn(withFirstAnswers('<title>Deck</title>', [], at))).toEqual({
    at: at.toISOString(),
    answers: [],
  });
});
