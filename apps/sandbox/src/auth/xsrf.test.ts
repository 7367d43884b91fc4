import { getEntries, isByKey } from '@deck/api';
import { contract } from '@deck/api/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Browser, createTestApp, ORIGIN, type TestApp } from '../testing/test-app.ts';

/** The writes that a browser's cookies alone could authorise, from the contract. */
const writes = getEntries(contract)
  .map(({ name, endpoint }) => ({ name, endpoint }))
  .filter(
    ({ endpoint }) =>
      (endpoint.method !== 'GET' || endpoint.idempotencyKey === 'required') && !isByKey(endpoint.needs),
  );

let app: TestApp;
let owner: Browser;
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

const readCode = async (response: Response) =>
  response.status < 400 ? response.status : (await response.json()).meta.error.code;

describe('a write from another site', () => {
  test.each(writes)('$name is refused before anything is looked at', async ({ endpoint }) => {
    const path = endpoint.path.replace(/\{[^}]+\}/g, 'unknown');
    const send = async (headers: Record<string, string>) =>
      readCode(
        await owner.send(path, {
          method: endpoint.method,
          headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
        }),
      );
    for (const guess of ['', 'guessed', owner.cookies.get('deck_session') ?? ''])
      expect([guess, await send({ 'x-xsrf-token': guess })]).toEqual([guess, 'XSRF_MISMATCH']);
    expect(await send({})).toBe('XSRF_MISMATCH');
    // The sign-out must be refused here; with the token it would pass.
    if (endpoint !== contract.session.terminate)
      expect(await send({ 'x-xsrf-token': owner.cookies.get('XSRF-TOKEN') ?? '' })).not.toBe('XSRF_MISMATCH');
  });

  test('covers every write', () => expect(writes.length).toBeGreaterThan(50));
});

describe('without a session', () => {
  const doors = [
    '/pay/api/some-token/card',
    '/pay/api/permanent/some-token',
    '/pay/api/split/some-token',
    '/pay/api/cards/some-token/card',
    '/sandbox/api/clock',
    '/sandbox/api/messages/some-id/open',
  ];
  const ask = async (door: string, site: string) =>
    readCode(
      await app.app.request(`${ORIGIN}${door}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': site },
        body: '{}',
      }),
    );

  test.each(doors)('%s hears no other site, nor a neighbouring host', async (door) => {
    for (const site of ['cross-site', 'same-site']) expect(await ask(door, site)).toBe('XSRF_MISMATCH');
    for (const site of ['same-origin', 'none']) expect(await ask(door, site)).not.toBe('XSRF_MISMATCH');
  });
});

test('no answer lets another site read it', async () => {
  for (const path of ['/api/v1/orders', '/auth/v1/session', '/pay/api/some-token', '/resources/files/a.png'])
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await owner.send(path, {
        method,
        headers: { origin: 'https://elsewhere.example' },
      });
      expect([path, method, headers.get('access-control-allow-origin')]).toEqual([path, method, null]);
    }
});
