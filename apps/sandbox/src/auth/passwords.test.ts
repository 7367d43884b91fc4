import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  letters,
  passwordLinks,
  resetRequests,
  sessions,
  userNotifications,
  users,
} from '../database/schema.ts';
import { answerResetRequests } from '../people/reset-requests.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';
import { getServices } from '../testing/payments.ts';
import { getRefusal, invalid, noSession, notFound } from '../testing/refusals.ts';
import { createTestApp, ORIGIN, type TestApp } from '../testing/test-app.ts';
import { whileLocked } from '../testing/while-locked.ts';

const PETER = 'peter.lang@aegeanhouse.gr';
const ID = 'user-peter-lang';
const NEXT = 'olive-tree-27';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
  return () => app.close();
});

const twice = (newPassword: string, repeatedPassword = newPassword) => ({ newPassword, repeatedPassword });
const signIn = (password: string) => app.browser().api.session.start({ body: { login: PETER, password } });
const noLink = { status: 409, code: 'RESET_LINK_INVALID', params: {} };

describe('changing one’s own password', () => {
  const change = async (current: string, next: string, again = next) => {
    const { api } = await app.signedIn(PETER);
    return api.passwords.change({ body: { currentPassword: current, ...twice(next, again) } });
  };

  // Specification 7.8
  test('counts at once, and ends all other sessions', async () => {
    const browser = await app.signedIn(PETER);
    const other = await app.signedIn(PETER);
    await browser.api.passwords.change({ body: { currentPassword: DEMO_PASSWORD, ...twice(NEXT) } });
    await browser.api.session.validate();
    expect(await getRefusal(other.api.session.validate())).toEqual(noSession);
    const told = await app.db.select().from(userNotifications).where(eq(userNotifications.userId, ID));
    expect(told.map(({ type }) => type)).toEqual(['PASSWORD_CHANGED']);
    expect(await getRefusal(signIn(DEMO_PASSWORD))).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    await signIn(NEXT);
  });

  // Specification 5.22, 8.23
  test('is refused with another current password, at its field, and not as often as one likes', async () => {
    const { api } = await app.signedIn(PETER);
    const attempt = () =>
      getRefusal(api.passwords.change({ body: { currentPassword: 'guess', ...twice(NEXT) } }));
    for (let n = 0; n < 5; n += 1)
      expect(await attempt()).toEqual({
        status: 409,
        code: 'INVALID_CURRENT_PASSWORD',
        params: { fields: { currentPassword: 'invalid' } },
      });
    expect(await attempt()).toEqual({ status: 429, code: 'TOO_MANY_REQUESTS', params: { seconds: 900 } });
    await api.session.validate();
    await signIn(DEMO_PASSWORD);
  });

  // Specification 5.21, 5.23
  test('is refused for a password too short, typed differently or guessed first', async () => {
    expect(await getRefusal(change(DEMO_PASSWORD, 'short'))).toEqual(
      invalid({ newPassword: 'minLength?min=8' }),
    );
    expect(await getRefusal(change(DEMO_PASSWORD, NEXT, 'olive-tree-28'))).toEqual(
      invalid({ repeatedPassword: 'sameAs?other=newPassword' }),
    );
    for (const guessed of ['Password2026!', 'PeterLang-2026', 'peter.lang', 'AegeanHouse1', 'Meridian2026'])
      expect([guessed, await getRefusal(change(DEMO_PASSWORD, guessed))]).toEqual([
        guessed,
        invalid({ newPassword: 'passwordCommon' }),
      ]);
    await signIn(DEMO_PASSWORD);
  });
});

/** The secrets of the links sent by e-mail, oldest first. */
async function secretsSent(kind: 'RESET_PASSWORD' | 'SET_PASSWORD'): Promise<string[]> {
  await answerResetRequests(getServices(app));
  const rows = await app.db.select().from(letters).where(eq(letters.kind, kind)).orderBy(letters.id);
  return rows.map(({ facts }) => (facts.address ?? '').split('/').at(-1) ?? '');
}
const forgot = (login: string) => app.browser().api.passwords.forgot({ body: { login } });

describe('forgetting a password', () => {
  // Specification 7.10
  test('sends a link to the e-mail address of the login, however it is typed', async () => {
    await forgot(` ${PETER.toUpperCase()} `);
    const [secret = ''] = await secretsSent('RESET_PASSWORD');
    const [letter] = await app.db.select().from(letters);
    expect(letter).toMatchObject({ recipient: PETER, userId: ID, channel: 'EMAIL' });
    expect(letter?.facts.address).toBe(`${ORIGIN}/login/change/${secret}`);
    const [link] = await app.db.select().from(passwordLinks);
    expect(JSON.stringify(link)).not.toContain(secret);
    expect(await app.browser().api.passwords.link({ secretKey: secret })).toEqual({
      kind: 'RESET',
      expiresAt: '2026-11-20T08:41:00Z',
    });
    expect(JSON.stringify(app.log)).not.toMatch(new RegExp(`${secret}|peter`));
  });

  test('answers and counts an unknown login and a disabled person alike, and writes nobody', async () => {
    await app.db.update(users).set({ enabled: false }).where(eq(users.id, ID));
    for (const login of ['nobody@aegeanhouse.gr', PETER]) {
      for (let n = 0; n < 3; n += 1) expect(await forgot(login)).toBeUndefined();
      expect(await getRefusal(forgot(login))).toEqual({
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        params: { seconds: 3600 },
      });
    }
    expect(await secretsSent('RESET_PASSWORD')).toEqual([]);
    expect(await app.db.select().from(resetRequests).where(eq(resetRequests.answered, false))).toEqual([]);
    await app.clock.advance(HOUR);
    await forgot(PETER);
  });

  test('counts requests sent side by side one by one', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 8 }, () => forgot(PETER)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  test('makes an address that asks for many logins wait', async () => {
    for (let n = 0; n < 10; n += 1) await forgot(`guess-${n}@aegeanhouse.gr`);
    expect(await getRefusal(forgot(PETER))).toMatchObject({ status: 429, params: { seconds: 60 } });
  });

  test('is answered with a single letter by two servers, and ignores malformed logins', async () => {
    await forgot(PETER);
    await forgot("' OR 1=1 --");
    await Promise.all([answerResetRequests(getServices(app)), answerResetRequests(getServices(app))]);
    expect(await secretsSent('RESET_PASSWORD')).toHaveLength(1);
  });
});

describe('a link', () => {
  const reset = (secretKey: string, body = twice(NEXT)) =>
    app.browser().api.passwords.reset({ secretKey, body });
  async function link(): Promise<string> {
    await forgot(PETER);
    return (await secretsSent('RESET_PASSWORD')).at(-1) ?? '';
  }

  // Specification 7.9
  test('sets a new password, unlocks, and ends all sessions', async () => {
    const { api } = await app.signedIn(PETER);
    await app.db.update(users).set({ locked: true, failedLogins: 5 }).where(eq(users.id, ID));
    await reset(await link());
    expect(await getRefusal(api.session.validate())).toEqual(noSession);
    expect(await app.db.select().from(sessions)).toEqual([]);
    await signIn(NEXT);
  });

  test('works once, even when it comes twice at the same moment', async () => {
    const secret = await link();
    const answers = await whileLocked(app, 'SELECT 1 FROM deck.password_links FOR UPDATE', () => [
      reset(secret),
      reset(secret, twice('other-tree-28')),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await getRefusal(reset(secret))).toEqual(noLink);
    expect(await getRefusal(app.browser().api.passwords.link({ secretKey: secret }))).toEqual(noLink);
  });

  test('works for one hour', async () => {
    const secret = await link();
    await app.clock.advance(HOUR - 1);
    await app.browser().api.passwords.link({ secretKey: secret });
    await app.clock.advance(1);
    expect(await getRefusal(app.browser().api.passwords.link({ secretKey: secret }))).toEqual(noLink);
    expect(await getRefusal(reset(secret))).toEqual(noLink);
    await signIn(DEMO_PASSWORD);
  });

  test('is not used up by a password that is refused', async () => {
    const secret = await link();
    expect(await getRefusal(reset(secret, twice('12345678')))).toEqual(
      invalid({ newPassword: 'passwordCommon' }),
    );
    expect(await getRefusal(reset(secret, twice(NEXT, 'else')))).toEqual(
      invalid({ repeatedPassword: 'sameAs?other=newPassword' }),
    );
    await reset(secret);
  });

  test('ends with a newer one, with a changed password and with being disabled', async () => {
    const first = await link();
    await app.clock.advance(MINUTE);
    const second = await link();
    expect(await getRefusal(reset(first))).toEqual(noLink);
    const { api } = await app.signedIn(PETER);
    await api.passwords.change({ body: { currentPassword: DEMO_PASSWORD, ...twice('third-tree-29') } });
    expect(await getRefusal(reset(second))).toEqual(noLink);
    const third = await link();
    await app.db.update(users).set({ enabled: false }).where(eq(users.id, ID));
    expect(await getRefusal(reset(third))).toEqual(noLink);
  });

  test('that never existed is not found, and guessing is throttled', async () => {
    const { api } = app.browser();
    for (let n = 0; n < 30; n += 1)
      expect(await getRefusal(api.passwords.link({ secretKey: `guess-${n}` }))).toEqual(notFound);
    expect(await getRefusal(reset('guess'))).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' });
  });
});
