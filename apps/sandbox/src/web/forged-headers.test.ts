import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../seed/people.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

const OURS = '10.0.0.5';
const STRANGER = '198.51.100.7';
const FORGED = '203.0.113.99';

/** What proxies write about a client. Only the first is read, and only from our proxies. */
const ofClients = [
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
  'x-cluster-client-ip',
  'x-forwarded',
  'forwarded-for',
  'x-original-forwarded-for',
];

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ trustedProxies: new Set([OURS]) });
});
afterAll(() => app.close());

const signIn = (browser: Browser, login: string, headers: Record<string, string> = {}, password = 'wrong') =>
  browser.send('/auth/v1/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ login, password }),
  });
const readLogged = async (from: string, headers: Record<string, string>) => {
  await app.browser(from).send('/auth/v1/session', { headers });
  return app.log.at(-1)?.from;
};

test.each(ofClients)('%s of a stranger says nothing about where a call comes from', async (name) => {
  const value = name === 'forwarded' ? `for=${FORGED}` : FORGED;
  expect(await readLogged(STRANGER, { [name]: value })).toBe(STRANGER);
});

test.each(ofClients.slice(1))('%s is not read from our proxies either', async (name) => {
  const value = name === 'forwarded' ? `for=${FORGED}` : FORGED;
  expect(await readLogged(OURS, { [name]: value, 'x-forwarded-for': STRANGER })).toBe(STRANGER);
});

test('tries are counted and logged by the address of the connection, whatever a caller writes', async () => {
  const before = app.log.length;
  const statuses = [];
  for (let n = 0; n < 32; n += 1) {
    const headers = { 'x-forwarded-for': `203.0.113.${n}` };
    statuses.push((await signIn(app.browser(STRANGER), `guess-${n}@example.com`, headers)).status);
  }
  expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401));
  expect(statuses.slice(30)).toEqual([429, 429]);
  expect(new Set(app.log.slice(before).map(({ from }) => from))).toEqual(new Set([STRANGER]));
});

test('tries of clients behind our proxy are counted apart, without what each has written itself', async () => {
  const tryFrom = (client: string, n: number) =>
    signIn(app.browser(OURS), `other-${n}@example.com`, { 'x-forwarded-for': `203.0.113.${n}, ${client}` });
  for (let n = 0; n < 30; n += 1) expect((await tryFrom('192.0.2.1', n)).status).toBe(401);
  expect((await tryFrom('192.0.2.1', 30)).status).toBe(429);
  expect((await tryFrom('192.0.2.2', 31)).status).toBe(401);
});

test('no header changes the method, the route, the protocol of cookies or the host of addresses', async () => {
  const tls = await createTestApp({ publicUrl: 'https://pay.example.com', trustedProxies: new Set([OURS]) });
  const headers = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'http',
    'x-forwarded-port': '81',
    forwarded: 'host=evil.example;proto=http',
    'x-original-url': '/health/live',
    'x-rewrite-url': '/health/live',
    'x-http-method-override': 'DELETE',
    'x-method-override': 'DELETE',
  };
  const answer = await signIn(tls.browser(OURS), 'eleni.markou@aegeanhouse.gr', headers, DEMO_PASSWORD);
  expect(tls.log.at(-1)).toMatchObject({ method: 'POST', route: '/auth/v1/session', status: 200 });
  for (const cookie of answer.headers.getSetCookie()) expect(cookie).toContain('Secure');
  const document = await (await tls.browser(OURS).send('/docs/openapi.json', { headers })).text();
  expect(document).toContain('https://pay.example.com');
  expect(document).not.toContain('evil.example');
  await tls.close();
});
