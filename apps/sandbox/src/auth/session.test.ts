import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessions, unknownLogins, userDivisions, users } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';
import { getRefusal, invalid, noSession } from '../testing/refusals.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { isOfOldCost } from './password.ts';
import { forgetUnknownLogins } from './sign-in.ts';

const ELENI = 'eleni.markou@aegeanhouse.gr';
const KATERINA = 'katerina.vlachou@aegeanhouse.gr';
const MINUTE = 60_000;
const DAY = 86_400_000;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
  return () => app.close();
});

const wrong = (attemptsLeft: number) => ({
  status: 401,
  code: 'WRONG_CREDENTIALS',
  params: { attemptsLeft },
});
const locked = { status: 401, code: 'ACCOUNT_LOCKED', params: {} };
const attempt = (login: string, password: string) =>
  getRefusal(app.browser().api.session.start({ body: { login, password } }));

describe('signing in', () => {
  // Specification 4.45, 7.11
  test('answers the session and leaves its secret in a cookie scripts cannot read', async () => {
    const response = await app.browser().send('/auth/v1/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ login: ` ${ELENI.toUpperCase()}`, password: DEMO_PASSWORD }),
    });
    expect(await response.json()).toEqual({
      user_id: 'user-eleni-markou',
      business_profile_id: AEGEAN,
      two_factor_required: false,
      idle_expires_at: '2026-11-20T08:11:00Z',
      expires_at: '2026-11-20T19:41:00Z',
    });
    const cookie = response.headers.getSetCookie().find((text) => text.startsWith('deck_session='));
    expect(cookie).toMatch(/^deck_session=[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/);
    const [row] = await app.db.select().from(sessions);
    expect(cookie).not.toContain(row?.id);
  });

  // Specification 4.44, 6.16
  test('counts failures down, then locks, and the right password no longer helps', async () => {
    for (const left of [4, 3, 2, 1]) expect(await attempt(ELENI, 'wrong')).toEqual(wrong(left));
    expect(await attempt(ELENI, 'wrong')).toEqual(locked);
    expect(await attempt(ELENI, DEMO_PASSWORD)).toEqual(locked);
  });

  test('answers an unknown login exactly as a known one', async () => {
    for (const left of [4, 3, 2, 1])
      expect(await attempt('nobody@aegeanhouse.gr', 'wrong')).toEqual(wrong(left));
    expect(await attempt('Nobody@aegeanhouse.gr ', 'wrong')).toEqual(locked);
  });

  test('forgets an unknown login after one to seven days, at a moment of its own', async () => {
    const names = Array.from({ length: 8 }, (_, n) => `stranger-${n}@example.com`);
    for (const name of names) expect(await attempt(name, 'wrong')).toEqual(wrong(4));
    const read = () => app.db.select().from(unknownLogins).orderBy(unknownLogins.forgetAt);
    const rows = await read();
    const days = rows.map(({ forgetAt }) => (forgetAt.getTime() - app.clock.now().getTime()) / DAY);
    expect(Math.min(...days)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...days)).toBeLessThan(7);
    expect(new Set(days).size).toBe(rows.length);
    await forgetUnknownLogins(app.db, rows[3]?.forgetAt ?? new Date(0));
    expect(await read()).toEqual(rows.slice(4));
  });

  test('rehashes a password with an outdated cost, and only when it matches', async () => {
    const old = await hash(DEMO_PASSWORD, { memoryCost: 4_096, timeCost: 1, parallelism: 1 });
    await app.db.update(users).set({ passwordHash: old }).where(eq(users.login, ELENI));
    const kept = async () =>
      (await app.db.select().from(users).where(eq(users.login, ELENI)))[0]?.passwordHash ?? '';
    await attempt(ELENI, 'wrong');
    expect(await kept()).toBe(old);
    await app.signedIn(ELENI);
    const anew = await kept();
    expect(isOfOldCost(anew)).toBe(false);
    await app.signedIn(ELENI);
    expect(await kept()).toBe(anew);
  });

  test('a success forgets the failures before it', async () => {
    await attempt(ELENI, 'wrong');
    await app.signedIn(ELENI);
    expect(await attempt(ELENI, 'wrong')).toEqual(wrong(4));
  });

  test('guesses sent side by side are counted one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => attempt(ELENI, 'wrong')));
    expect(answers.filter(({ code }) => code === 'WRONG_CREDENTIALS')).toHaveLength(4);
    expect(await attempt(ELENI, DEMO_PASSWORD)).toEqual(locked);
  });

  test('someone who tries many logins has to wait', async () => {
    for (let n = 0; n < 30; n += 1) await attempt(`guess-${n}@aegeanhouse.gr`, 'wrong');
    const refused = await attempt(ELENI, DEMO_PASSWORD);
    expect(refused).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS', params: { seconds: 60 } });
    await app.clock.advance(MINUTE);
    await app.signedIn(ELENI);
  });

  test("a disabled person's right password is answered and counted as a wrong one", async () => {
    const enable = (enabled: boolean, login: string) =>
      app.db.update(users).set({ enabled }).where(eq(users.login, login));
    await enable(false, ELENI);
    await enable(false, KATERINA);
    for (const left of [4, 3, 2, 1]) {
      expect(await attempt(ELENI, DEMO_PASSWORD)).toEqual(wrong(left));
      expect(await attempt(KATERINA, 'not hers')).toEqual(wrong(left));
    }
    await enable(true, ELENI);
    await app.signedIn(ELENI);
    await enable(false, ELENI);
    for (const login of [ELENI, KATERINA])
      expect(await attempt(login, DEMO_PASSWORD)).toEqual(login === ELENI ? wrong(4) : locked);
  });

  test('of overlapping guesses only the allowed number is compared, so the sixth is refused though right', async () => {
    const guesses = Array.from({ length: 20 }, (_, n) =>
      attempt(ELENI, n < 19 ? `wrong ${n}` : DEMO_PASSWORD),
    );
    const codes = (await Promise.allSettled(guesses)).map((one) =>
      one.status === 'fulfilled' ? one.value.code : 'SIGNED_IN',
    );
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS').length).toBeLessThanOrEqual(4);
    expect(codes.filter((code) => code === 'ACCOUNT_LOCKED').length).toBeGreaterThanOrEqual(15);
  });

  test('right passwords that overlap all sign in, also when one more failure would lock', async () => {
    for (let n = 0; n < 4; n += 1) await attempt(ELENI, 'wrong');
    const browsers = await Promise.all(Array.from({ length: 12 }, () => app.signedIn(ELENI)));
    for (const { api } of browsers) await expect(api.session.validate()).resolves.toBeDefined();
    expect(await attempt(ELENI, 'wrong')).toEqual(wrong(4));
  });

  test('keeps no more counts of unknown logins than a limit, and forgets the oldest first', async () => {
    for (let n = 0; n < 6; n += 1) await attempt(`stranger-${n}@example.com`, 'wrong');
    const read = () => app.db.select().from(unknownLogins).orderBy(unknownLogins.forgetAt);
    const rows = await read();
    await forgetUnknownLogins(app.db, app.clock.now(), 4);
    expect(await read()).toEqual(rows.slice(2));
  });

  test("ends the browser's earlier session", async () => {
    const browser = await app.signedIn(ELENI);
    const before = browser.cookies.get('deck_session');
    await browser.api.session.start({ body: { login: ELENI, password: DEMO_PASSWORD } });
    expect(browser.cookies.get('deck_session')).not.toBe(before);
    browser.cookies.set('deck_session', before ?? '');
    expect(await getRefusal(browser.api.session.validate())).toEqual(noSession);
  });

  test('names the fields that are missing', async () => {
    expect(await attempt('', '')).toEqual(invalid({ login: 'required', password: 'required' }));
  });
});

describe('a session', () => {
  // Specification 7.13
  test('ends after half an hour without an extension; reading does not extend it', async () => {
    const { api } = await app.signedIn(ELENI);
    await app.clock.advance(29 * MINUTE);
    expect(await api.session.validate()).toMatchObject({ idleExpiresAt: '2026-11-20T08:11:00Z' });
    await app.clock.advance(MINUTE);
    expect(await getRefusal(api.session.validate())).toEqual(noSession);
  });

  // Specification 4.45, 7.12
  test('is extended by a refresh, but never beyond twelve hours', async () => {
    const { api } = await app.signedIn(ELENI);
    await app.clock.advance(20 * MINUTE);
    expect(await api.session.refresh()).toMatchObject({ idleExpiresAt: '2026-11-20T08:31:00Z' });
    for (let minutes = 20; minutes < 12 * 60 - 20; minutes += 20) {
      await app.clock.advance(20 * MINUTE);
      await api.session.refresh();
    }
    expect(await api.session.validate()).toMatchObject({ idleExpiresAt: '2026-11-20T19:41:00Z' });
    await app.clock.advance(20 * MINUTE);
    expect(await getRefusal(api.session.refresh())).toEqual(noSession);
  });

  // Specification 4.45, 7.14
  test('ends with signing out', async () => {
    const browser = await app.signedIn(ELENI);
    const secret = browser.cookies.get('deck_session') ?? '';
    await browser.api.session.terminate();
    expect(browser.cookies.has('deck_session')).toBe(false);
    browser.cookies.set('deck_session', secret);
    expect(await getRefusal(browser.api.session.validate())).toEqual(noSession);
  });

  test('ends at once for a person who is locked', async () => {
    const { api } = await app.signedIn(ELENI);
    await app.db.update(users).set({ locked: true }).where(eq(users.login, ELENI));
    expect(await getRefusal(api.session.validate())).toEqual(noSession);
  });

  test('is required by every call that reads or changes it', async () => {
    const { api } = app.browser();
    expect(await getRefusal(api.session.validate())).toEqual(noSession);
    expect(await getRefusal(api.session.refresh())).toEqual(noSession);
    expect(await getRefusal(api.session.terminate())).toEqual(noSession);
    const change = api.session.changeDivision({ body: { businessProfileId: HALCYON } });
    expect(await getRefusal(change)).toEqual(noSession);
  });

  test('is not extended by a write from another site', async () => {
    const { cookies, send } = await app.signedIn(ELENI);
    const token = cookies.get('XSRF-TOKEN') ?? '';
    const refresh = (headers: HeadersInit) => send('/auth/v1/session', { method: 'PUT', headers });
    expect((await refresh({})).status).toBe(403);
    expect((await refresh({ 'x-xsrf-token': 'guessed' })).status).toBe(403);
    expect((await refresh({ 'x-xsrf-token': token })).status).toBe(200);
  });
});

describe('divisions', () => {
  // Specification 4.46, 7.15
  test('a session moves to another division of the same person', async () => {
    const { api } = await app.signedIn(ELENI);
    await api.session.changeDivision({ body: { businessProfileId: HALCYON } });
    expect(await api.session.validate()).toMatchObject({ businessProfileId: HALCYON });
  });

  const unknown = { status: 403, code: 'DIVISION_UNKNOWN', params: {} };

  test('and not to a division of others', async () => {
    const { api } = await app.signedIn(KATERINA);
    for (const businessProfileId of [HALCYON, 'nowhere'])
      expect(await getRefusal(api.session.changeDivision({ body: { businessProfileId } }))).toEqual(unknown);
    expect(await api.session.validate()).toMatchObject({ businessProfileId: AEGEAN });
  });

  test('a tab works for the division it names, if the user belongs to it', async () => {
    const browser = await app.signedIn(KATERINA);
    for (const division of [HALCYON, '', 'nowhere']) {
      browser.companyId = division;
      expect(await getRefusal(browser.api.properties.list())).toEqual(unknown);
    }
    browser.companyId = AEGEAN;
    expect(await browser.api.properties.list()).toHaveLength(9);
  });

  test('a division taken away from a user is gone immediately', async () => {
    const browser = await app.signedIn(ELENI);
    browser.companyId = HALCYON;
    expect(await browser.api.properties.list()).toHaveLength(5);
    await app.db.delete(userDivisions).where(eq(userDivisions.businessProfileId, HALCYON));
    expect(await getRefusal(browser.api.properties.list())).toEqual(unknown);
  });
});

test("the log has a line per call with the user's id, and nothing else about people", async () => {
  await attempt(ELENI, 'a secret');
  const browser = await app.signedIn(ELENI);
  await browser.api.orders.list({ getOrdersRq: { search: 'Papadopoulou' } });
  await attempt('nobody@aegeanhouse.gr', 'a secret');
  const by = 'user-eleni-markou';
  expect(app.log.map(({ user, method, route, status, code }) => [user, method, route, status, code])).toEqual(
    [
      [by, 'POST', '/auth/v1/session', 401, 'WRONG_CREDENTIALS'],
      [by, 'POST', '/auth/v1/session', 200, undefined],
      [by, 'GET', '/api/v1/orders', 200, undefined],
      [undefined, 'POST', '/auth/v1/session', 401, 'WRONG_CREDENTIALS'],
    ],
  );
  expect(JSON.stringify(app.log)).not.toMatch(/@aegeanhouse|nobody|secret|papadopoulou|Kalypso/i);
});
