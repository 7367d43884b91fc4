import { getEntries } from '@deck/api';
import { contract } from '@deck/api/contract';
import { permissions } from '@deck/api/vocabulary';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';
import { makeOrder } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

const ADDRESS = '198.51.100.7';

let app: TestApp;
let powerless: Browser;
let owner: Browser;
let foreignOrder: string;

beforeAll(async () => {
  app = await createTestApp();
  await someone(app, 'powerless', 'NOTHING', [AEGEAN]);
  await someone(app, 'owner', 'OWNER', [AEGEAN]);
  foreignOrder = (
    await makeOrder(await someone(app, 'captain', 'OWNER', [HALCYON]), {
      propertyId: 'property-halcyon',
      positions: [{ type: 'OTHER', name: 'Charter', amount: '1000.00' }],
    })
  ).id;
  [powerless, owner] = (await Promise.all(['powerless', 'owner'].map(signIn))) as [Browser, Browser];
});
afterAll(() => app.close());

async function signIn(name: string): Promise<Browser> {
  const browser = app.browser(ADDRESS);
  await browser.api.session.start({ body: { login: `${name}@aegeanhouse.gr`, password: DEMO_PASSWORD } });
  return browser;
}

/** Sends a request. Returns its entry in the log, found by the id in the answer. */
async function readLogged(browser: Browser, path: string, init: RequestInit = {}) {
  const headers = { 'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '', ...init.headers };
  const answer = await browser.send(path, { ...init, headers });
  return app.log.filter(({ request }) => request === answer.headers.get('x-request-id'));
}
const asJson = (body: unknown) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
  body: JSON.stringify(body),
});

const guarded = getEntries(contract).filter(({ endpoint }) =>
  permissions.some((one) => one === endpoint.needs),
);

test('every call that somebody has no right to is logged with the person, address, route and code', async () => {
  expect(guarded.length).toBeGreaterThan(50);
  for (const { name, endpoint } of guarded) {
    const logged = await readLogged(powerless, endpoint.path.replace(/\{[^}]+\}/g, 'unknown'), {
      method: endpoint.method,
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect([name, logged]).toMatchObject([
      name,
      [
        {
          status: 403,
          code: 'ACCESS_DENIED',
          user: 'user-powerless',
          from: ADDRESS,
          method: endpoint.method,
        },
      ],
    ]);
    expect(logged[0]?.route).toContain('/v1/');
  }
});

interface Bypass {
  readonly by: () => Browser;
  readonly path: string | (() => string);
  readonly init?: RequestInit;
  readonly logged: Readonly<Record<string, unknown>>;
}
const byOwner = { by: () => owner, user: 'user-owner' };

test.each<[string, Bypass]>([
  [
    'no session',
    {
      by: () => app.browser(ADDRESS),
      path: '/api/v1/orders',
      logged: { status: 401, code: 'SESSION_REQUIRED' },
    },
  ],
  [
    'a wrong password',
    {
      by: () => app.browser(ADDRESS),
      path: '/auth/v1/session',
      init: asJson({ login: 'powerless@aegeanhouse.gr', password: 'wrong' }),
      logged: { status: 401, code: 'WRONG_CREDENTIALS', user: 'user-powerless' },
    },
  ],
  [
    'a wrong token',
    {
      by: () => app.browser(ADDRESS),
      path: '/api/v1/orders',
      init: { headers: { authorization: 'Bearer wrong' } },
      logged: { status: 401, code: 'TOKEN_INVALID' },
    },
  ],
  [
    'a write from another site',
    {
      ...byOwner,
      path: '/api/v1/orders',
      init: { ...asJson({}), headers: { 'x-xsrf-token': 'guessed' } },
      logged: { status: 403, code: 'XSRF_MISMATCH' },
    },
  ],
  [
    'another company',
    {
      ...byOwner,
      path: '/api/v1/orders',
      init: { headers: { 'company-id': HALCYON } },
      logged: { status: 403, code: 'DIVISION_UNKNOWN', user: 'user-owner' },
    },
  ],
  [
    "another company's order",
    {
      ...byOwner,
      path: () => `/api/v1/orders/${foreignOrder}`,
      logged: { status: 404, code: 'NOT_FOUND', user: 'user-owner' },
    },
  ],
  [
    'input against the rules',
    {
      ...byOwner,
      path: '/api/v1/orders',
      init: asJson({ total: -1 }),
      logged: { status: 400, code: 'INVALID_VALUE', user: 'user-owner' },
    },
  ],
])('%s is logged with its code and address', async (_, { by, path, init, logged }) => {
  const url = typeof path === 'string' ? path : path();
  expect(await readLogged(by(), url, init)).toMatchObject([{ ...logged, from: ADDRESS }]);
});
