import { type Endpoint, getEntries, isByKey } from '@deck/api';
import { contract } from '@deck/api/contract';
import { permissions } from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '../database/schema.ts';
import { AEGEAN } from '../seed/companies.ts';
import { demoPeople } from '../seed/people.ts';
import { seedPeople } from '../seed/seed-base.ts';
import { getServices } from '../testing/payments.ts';
import { ADMIN_KEY, type Browser, createTestApp, ORIGIN, type TestApp } from '../testing/test-app.ts';
import { createAuthoriser } from './authorise.ts';

/** Every call of the contract against who may make it, read from the contract itself; see also `contract-tests/rights-matrix.test.ts`. */
const entries = getEntries(contract).map(({ name, endpoint }) => ({ name, endpoint }));
const needing = (needs: string) => entries.filter(({ endpoint }) => endpoint.needs === needs);
const needingPermission = entries.filter(({ endpoint }) => permissions.some((one) => one === endpoint.needs));

let app: TestApp;
let stranger: Browser;
let powerless: Browser;

beforeAll(async () => {
  app = await createTestApp();
  stranger = app.browser();
  powerless = await personWith('NOTHING');
});
afterAll(() => app.close());

/** A user of the division with this role and no permissions beside it. */
async function personWith(role: string): Promise<Browser> {
  const login = `${role.toLowerCase()}@aegeanhouse.gr`;
  const [model] = demoPeople;
  if (!model) throw new Error('The demo has nobody');
  await seedPeople(app.db, [{ ...model, id: `user-${role}`, login, role, rights: [], divisions: [AEGEAN] }]);
  return app.signedIn(login);
}

/** The bare call, with dummy parameters and an empty body. */
async function call(browser: Browser, endpoint: Endpoint, headers: Readonly<Record<string, string>> = {}) {
  const path = endpoint.path.replace(/\{[^}]+\}/g, 'unknown');
  const token = browser.cookies.get('XSRF-TOKEN') ?? '';
  const response = await browser.send(path, {
    method: endpoint.method,
    headers: { 'x-xsrf-token': token, 'idempotency-key': crypto.randomUUID(), ...headers },
  });
  const body = response.headers.get('content-type')?.includes('json') ? await response.json() : {};
  return { status: response.status, code: body.meta?.error?.code, params: body.meta?.error?.params };
}

describe('without a session', () => {
  test.each(entries.filter(({ endpoint }) => endpoint.needs !== 'public' && !isByKey(endpoint.needs)))(
    '$name is refused',
    async ({ endpoint }) => {
      expect(await call(stranger, endpoint)).toMatchObject({ status: 401, code: 'SESSION_REQUIRED' });
    },
  );

  test.each(needing('public'))('$name is open', async ({ endpoint }) => {
    expect((await call(stranger, endpoint)).code).not.toBe('SESSION_REQUIRED');
  });
});

describe('with a session', () => {
  test.each(needingPermission)(
    '$name is refused without $endpoint.needs, whatever is asked',
    async ({ endpoint }) => {
      const answer = await call(powerless, endpoint);
      expect(answer).toEqual({ status: 403, code: 'ACCESS_DENIED', params: { needs: endpoint.needs } });
    },
  );

  test('a right taken away counts at the next call', async () => {
    const browser = await personWith('VIEWER');
    await browser.api.orders.list();
    await app.db.update(users).set({ role: 'NOTHING' }).where(eq(users.id, 'user-VIEWER'));
    expect(await call(browser, contract.orders.list)).toMatchObject({ status: 403, code: 'ACCESS_DENIED' });
  });
});

describe('the dictionaries', () => {
  // Specification 7.5
  test.each(needing('apiKey'))('$name opens with the key and with nothing else', async ({ endpoint }) => {
    const owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    for (const headers of [{}, { 'x-api-key': '' }, { 'x-api-key': 'dictionary-kez' }] as Record<
      string,
      string
    >[])
      expect(await call(owner, endpoint, headers)).toMatchObject({ status: 403, code: 'ACCESS_DENIED' });
    for (const key of ['dictionary-key', ADMIN_KEY])
      expect((await call(stranger, endpoint, { 'x-api-key': key })).code).not.toBe('ACCESS_DENIED');
  });

  // Specification 1.22
  test.each(needing('adminKey'))('$name opens with an administrator’s key alone', async ({ endpoint }) => {
    const owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    for (const key of ['', 'dictionary-key', 'administrator-kez'])
      expect(await call(owner, endpoint, { 'x-api-key': key })).toMatchObject({
        status: 403,
        code: 'ACCESS_DENIED',
      });
    expect((await call(stranger, endpoint, { 'x-api-key': ADMIN_KEY })).code).not.toBe('ACCESS_DENIED');
  });

  test('without a configured key nobody is an administrator', async () => {
    const request = (key: string) => new Request(ORIGIN, { headers: { 'x-api-key': key } });
    for (const adminKey of [undefined, ''])
      for (const key of ['', 'undefined', 'dictionary-key'])
        await expect(
          createAuthoriser({ ...getServices(app), dictionaryKey: 'dictionary-key', adminKey })(
            'adminKey',
            request(key),
            contract.dictionaries.createCurrency,
          ),
        ).rejects.toMatchObject({ code: 'ACCESS_DENIED' });
  });

  test('and the key opens nothing else', async () => {
    const answer = await call(stranger, contract.orders.list, { 'x-api-key': 'dictionary-key' });
    expect(answer).toMatchObject({ status: 401, code: 'SESSION_REQUIRED' });
  });
});
