import { tokenTypes } from '@deck/api/vocabulary';
import { beforeEach, expect, test } from 'vitest';
import { secretHash } from '../auth/secret-hash.ts';
import { integrationTokens } from '../database/schema.ts';
import { HALCYON } from '../seed/companies.ts';
import { getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;
beforeEach(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  return () => app.close();
});

const nothing = (type: string) => ({
  type,
  maskedValue: null,
  maskedRefreshToken: null,
  createdAt: null,
  issuedAt: null,
  issuedBy: null,
});

// Specification 7.20
test('a token is shown when it is issued, and masked ever after', async () => {
  const { tokens } = owner.api;
  expect(await tokens.get({ type: 'PMS' })).toEqual(nothing('PMS'));
  const { value, refreshToken, ...known } = await tokens.issue({ body: { type: 'PMS' } });
  expect(value).toMatch(/^pms_[\w-]{43}$/);
  expect(refreshToken).toBeNull();
  expect(known).toEqual({
    type: 'PMS',
    maskedValue: `pms_••••${value.slice(-4)}`,
    maskedRefreshToken: null,
    createdAt: '2026-11-20T07:41:00Z',
    issuedAt: '2026-11-20T07:41:00Z',
    issuedBy: 'Eleni Markou',
  });
  expect(await tokens.get({ type: 'PMS' })).toEqual(known);
  const [row] = await app.db.select().from(integrationTokens);
  expect(row?.valueHash).toBe(secretHash(value));
  expect(JSON.stringify([row, app.log])).not.toContain(value);
});

// Specification 3.61, 3.62
test('only the REST API token comes with a refresh token', async () => {
  for (const type of tokenTypes) {
    const { refreshToken, maskedRefreshToken } = await owner.api.tokens.issue({ body: { type } });
    expect([type, refreshToken !== null, maskedRefreshToken !== null]).toEqual([
      type,
      type === 'DECK',
      type === 'DECK',
    ]);
  }
});

test('each type exists once: a second is refused, the first stays valid', async () => {
  const both = await Promise.allSettled([1, 2].map(() => owner.api.tokens.issue({ body: { type: 'DECK' } })));
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(await getRefusal(owner.api.tokens.issue({ body: { type: 'DECK' } }))).toEqual({
    status: 409,
    code: 'TOKEN_ALREADY_ISSUED',
    params: {},
  });
});

test('reissuing replaces the value and the refresh token, and keeps the first issue date', async () => {
  const first = await owner.api.tokens.issue({ body: { type: 'DECK' } });
  await app.clock.advance(60_000);
  const second = await owner.api.tokens.reissue({ body: { type: 'DECK' } });
  expect(second.value).not.toBe(first.value);
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect(second).toMatchObject({ createdAt: first.createdAt, issuedAt: '2026-11-20T07:42:00Z' });
  const rows = await app.db.select().from(integrationTokens);
  expect(rows.map(({ valueHash, refreshHash }) => [valueHash, refreshHash])).toEqual([
    [secretHash(second.value), secretHash(second.refreshToken ?? '')],
  ]);
});

test('a type that was never issued cannot be reissued', async () => {
  expect(await getRefusal(owner.api.tokens.reissue({ body: { type: 'TELEGRAM' } }))).toEqual(notFound);
});

test('each division has its own tokens', async () => {
  await owner.api.tokens.issue({ body: { type: 'PUBLIC' } });
  const tab = await app.signedIn('eleni.markou@aegeanhouse.gr');
  tab.companyId = HALCYON;
  expect(await tab.api.tokens.get({ type: 'PUBLIC' })).toEqual(nothing('PUBLIC'));
  expect(await getRefusal(tab.api.tokens.reissue({ body: { type: 'PUBLIC' } }))).toEqual(notFound);
});

test('a known type is required', async () => {
  const response = await owner.send('/auth/v1/token');
  expect([response.status, (await response.json()).meta.error.params.fields]).toEqual([
    400,
    { type: 'choice' },
  ]);
  const odd = { type: 'CRM' } as never;
  expect(await getRefusal(owner.api.tokens.issue({ body: odd }))).toEqual(invalid({ type: 'choice' }));
});
