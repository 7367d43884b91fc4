import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { letters, recoveryCodes, sessions, twoFactorSetups, users } from '../database/schema.ts';
import { answerResetRequests } from '../people/reset-requests.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';
import { getServices } from '../testing/payments.ts';
import { getRefusal, invalid, noSession } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

const KATERINA = 'katerina.vlachou@aegeanhouse.gr';
const ID = 'user-katerina-vlachou';
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
  return () => app.close();
});

/** The authenticator's code now, or after the given seconds. */
const getCode = (secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now().getTime() + seconds * SECOND,
  });
const wrongCode = (secret: string) => (getCode(secret) === '000000' ? '000001' : '000000');
const turnOn = (browser: Browser, code: string) =>
  browser.api.users.update({ userId: ID, body: { twoFactor: { enabled: true, code } } });

/** Katerina with two-factor sign-in on, and the clock past the code that turned it on. */
async function enrolled() {
  const browser = await app.signedIn(KATERINA);
  const { secret } = await browser.api.users.setUpTwoFactor();
  const { recoveryCodes: codes } = await turnOn(browser, getCode(secret));
  await app.clock.advance(MINUTE);
  return { browser, secret, codes: codes ?? [] };
}

const invalidCode = (attemptsLeft: number) => ({
  status: 401,
  code: 'INVALID_2FA_CODE',
  params: { attemptsLeft },
});

describe('turning it on', () => {
  // Specification 7.17, 9.4
  test('gives a key for five minutes, and ten recovery codes once', async () => {
    const { api } = await app.signedIn(KATERINA);
    const setup = await api.users.setUpTwoFactor();
    expect(setup).toEqual({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      otpauthUrl: expect.stringContaining(`secret=${setup.secret}`),
      expiresAt: '2026-11-20T07:46:00Z',
    });
    expect(setup.otpauthUrl).toContain('katerina.vlachou');
    const body = { twoFactor: { enabled: true, code: getCode(setup.secret) } };
    const saved = await api.users.update({ userId: ID, body });
    expect(saved.twoFactorEnabled).toBe(true);
    expect(new Set(saved.recoveryCodes).size).toBe(10);
    expect(saved.recoveryCodes?.[0]).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){5}$/);
    expect(await api.users.update({ userId: ID, body: { position: 'Night desk' } })).toMatchObject({
      twoFactorEnabled: true,
      recoveryCodes: null,
    });
    // Neither the key nor a code is stored as it was shown.
    const kept = JSON.stringify([
      await app.db.select().from(users),
      await app.db.select().from(recoveryCodes),
      await app.db.select().from(twoFactorSetups),
    ]);
    for (const secret of [setup.secret, ...(saved.recoveryCodes ?? [])]) expect(kept).not.toContain(secret);
    expect(JSON.stringify(app.log)).not.toContain(setup.secret);
  });

  test('needs the code of the key, within its five minutes', async () => {
    const browser = await app.signedIn(KATERINA);
    const expired = { status: 409, code: 'TWO_FACTOR_KEY_EXPIRED', params: {} };
    expect(await getRefusal(turnOn(browser, '123456'))).toEqual(expired);
    const { secret } = await browser.api.users.setUpTwoFactor();
    expect(await getRefusal(turnOn(browser, wrongCode(secret)))).toEqual({
      status: 409,
      code: 'INVALID_2FA_CODE',
      params: {},
    });
    const without = browser.api.users.update({ userId: ID, body: { twoFactor: { enabled: true } } });
    expect(await getRefusal(without)).toEqual(invalid({ 'twoFactor.code': 'required' }));
    await app.clock.advance(5 * MINUTE);
    expect(await getRefusal(turnOn(browser, getCode(secret)))).toEqual(expired);
  });

  test('is not done twice, and ends the sessions without a second factor', async () => {
    const other = await app.signedIn(KATERINA);
    const { browser } = await enrolled();
    expect(await getRefusal(other.api.session.validate())).toEqual(noSession);
    await browser.api.session.validate();
    const on = { status: 409, code: 'TWO_FACTOR_ALREADY_ON', params: {} };
    expect(await getRefusal(browser.api.users.setUpTwoFactor())).toEqual(on);
    expect(await getRefusal(turnOn(browser, '123456'))).toEqual(on);
  });
});

describe('signing in with it', () => {
  test('starts with a session that opens nothing else', async () => {
    await enrolled();
    const browser = app.browser();
    const started = await browser.api.session.start({ body: { login: KATERINA, password: DEMO_PASSWORD } });
    expect(started).toMatchObject({ twoFactorRequired: true, expiresAt: '2026-11-20T07:47:00Z' });
    expect(await getRefusal(browser.api.session.validate())).toEqual(noSession);
    expect(await getRefusal(browser.api.users.profile({ userId: ID }))).toEqual(noSession);
    expect(await getRefusal(browser.api.orders.list())).toEqual(noSession);
    expect(await getRefusal(browser.api.session.refresh())).toEqual(invalid({ code: 'required' }));
  });

  // Specification 1.18, 5.46
  test('is completed by a code, with a session of a new id', async () => {
    const { secret } = await enrolled();
    const browser = await app.signedIn(KATERINA);
    const pending = browser.cookies.get('deck_session') ?? '';
    const session = await browser.api.session.refresh({ body: { code: getCode(secret) } });
    expect(session.twoFactorRequired).toBe(false);
    expect(await browser.api.session.validate()).toEqual(session);
    const whole = browser.cookies.get('deck_session') ?? '';
    expect(whole).not.toBe(pending);
    browser.cookies.set('deck_session', pending);
    expect(await getRefusal(browser.api.session.refresh({ body: { code: getCode(secret) } }))).toEqual(
      noSession,
    );
  });

  test('takes no code twice, even in the same half minute', async () => {
    const { secret } = await enrolled();
    const code = getCode(secret);
    await (await app.signedIn(KATERINA)).api.session.refresh({ body: { code } });
    const again = await app.signedIn(KATERINA);
    expect(await getRefusal(again.api.session.refresh({ body: { code } }))).toEqual(invalidCode(4));
    // An older code than the last accepted code is refused too.
    const older = getCode(secret, -30);
    expect(await getRefusal(again.api.session.refresh({ body: { code: older } }))).toEqual(invalidCode(3));
    await again.api.session.refresh({ body: { code: getCode(secret, 30) } });
  });

  test('takes one code once when it comes twice at the same moment', async () => {
    const { secret } = await enrolled();
    const both = await Promise.all([app.signedIn(KATERINA), app.signedIn(KATERINA)]);
    const code = getCode(secret);
    const answers = await Promise.allSettled(both.map(({ api }) => api.session.refresh({ body: { code } })));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('takes a recovery code, however it is typed, once', async () => {
    const { codes } = await enrolled();
    const [first = '', second = ''] = codes;
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ')}`;
    await (await app.signedIn(KATERINA)).api.session.refresh({ body: { code: typed } });
    const again = await app.signedIn(KATERINA);
    expect(await getRefusal(again.api.session.refresh({ body: { code: first } }))).toEqual(invalidCode(4));
    await again.api.session.refresh({ body: { code: second } });
  });

  test('counts wrong codes over all sessions, then locks; the right password alone forgets nothing', async () => {
    const { secret, browser: whole } = await enrolled();
    for (const left of [4, 3, 2, 1]) {
      const { api } = await app.signedIn(KATERINA);
      const attempt = api.session.refresh({ body: { code: wrongCode(secret) } });
      expect(await getRefusal(attempt)).toEqual(invalidCode(left));
    }
    const { api } = await app.signedIn(KATERINA);
    const locked = { status: 401, code: 'ACCOUNT_LOCKED', params: {} };
    expect(await getRefusal(api.session.refresh({ body: { code: wrongCode(secret) } }))).toEqual(locked);
    expect(await getRefusal(app.signedIn(KATERINA))).toEqual(locked);
    expect(await getRefusal(whole.api.session.validate())).toEqual(noSession);
  });

  test('guesses sent side by side are not more than five', async () => {
    const { secret } = await enrolled();
    const { api } = await app.signedIn(KATERINA);
    const guesses = Array.from({ length: 12 }, () =>
      api.session.refresh({ body: { code: wrongCode(secret) } }),
    );
    const answers = await Promise.all(guesses.map((guess) => getRefusal(guess)));
    expect(answers.filter(({ code }) => code === 'INVALID_2FA_CODE')).toHaveLength(4);
    expect(await getRefusal(app.signedIn(KATERINA))).toMatchObject({ code: 'ACCOUNT_LOCKED' });
  });

  test('a success forgets the failures before it', async () => {
    const { secret } = await enrolled();
    const { api } = await app.signedIn(KATERINA);
    await getRefusal(api.session.refresh({ body: { code: wrongCode(secret) } }));
    await api.session.refresh({ body: { code: getCode(secret) } });
    const [user] = await app.db.select().from(users).where(eq(users.id, ID));
    expect(user?.failedLogins).toBe(0);
  });

  test('is asked for after a new password by a link too', async () => {
    await enrolled();
    await app.browser().api.passwords.forgot({ body: { login: KATERINA } });
    await answerResetRequests(getServices(app));
    const [letter] = await app.db.select().from(letters).where(eq(letters.kind, 'RESET_PASSWORD'));
    const secretKey = (letter?.facts.address ?? '').split('/').at(-1) ?? '';
    const next = { newPassword: 'olive-tree-27', repeatedPassword: 'olive-tree-27' };
    await app.browser().api.passwords.reset({ secretKey, body: next });
    const browser = app.browser();
    const begun = await browser.api.session.start({ body: { login: KATERINA, password: 'olive-tree-27' } });
    expect(begun.twoFactorRequired).toBe(true);
    expect(await getRefusal(browser.api.orders.list())).toEqual(noSession);
  });

  test('waits five minutes for the code, and can be canceled', async () => {
    const { secret } = await enrolled();
    const late = await app.signedIn(KATERINA);
    const given = await app.signedIn(KATERINA);
    await given.api.session.terminate();
    expect(await app.db.select().from(sessions).where(eq(sessions.twoFactorPending, true))).toHaveLength(1);
    await app.clock.advance(5 * MINUTE);
    expect(await getRefusal(late.api.session.refresh({ body: { code: getCode(secret) } }))).toEqual(
      noSession,
    );
  });
});

describe('turning it off', () => {
  const turnOff = (browser: Browser, code?: string) =>
    browser.api.users.update({
      userId: ID,
      body: { twoFactor: { enabled: false, ...(code && { code }) } },
    });

  test('needs a code; afterwards signing in asks only for the password', async () => {
    const { browser, secret } = await enrolled();
    expect(await getRefusal(turnOff(browser))).toEqual(invalid({ 'twoFactor.code': 'required' }));
    expect(await getRefusal(turnOff(browser, wrongCode(secret)))).toMatchObject({
      status: 409,
      code: 'INVALID_2FA_CODE',
    });
    expect(await turnOff(browser, getCode(secret))).toMatchObject({ twoFactorEnabled: false });
    await (await app.signedIn(KATERINA)).api.session.validate();
    expect(await app.db.select().from(recoveryCodes)).toEqual([]);
  });

  test('ends all other sessions, and those of a colleague an owner turns it off for', async () => {
    const { browser, secret } = await enrolled();
    const elsewhere = app.browser();
    await elsewhere.api.session.start({ body: { login: KATERINA, password: DEMO_PASSWORD } });
    await elsewhere.api.session.refresh({ body: { code: getCode(secret) } });
    await app.clock.advance(MINUTE);
    await turnOff(browser, getCode(secret));
    expect(await getRefusal(elsewhere.api.session.validate())).toEqual(noSession);
    const again = await browser.api.users.setUpTwoFactor();
    await turnOn(browser, getCode(again.secret));
    await turnOff(await app.signedIn('eleni.markou@aegeanhouse.gr'));
    expect(await getRefusal(browser.api.session.validate())).toEqual(noSession);
  });

  test('lets nobody guess', async () => {
    const { browser, secret } = await enrolled();
    for (let n = 0; n < 5; n += 1) await getRefusal(turnOff(browser, wrongCode(secret)));
    expect(await getRefusal(turnOff(browser, getCode(secret)))).toEqual({
      status: 429,
      code: 'TOO_MANY_REQUESTS',
      params: { seconds: 900 },
    });
  });

  test('is done by an owner for a colleague without a code, and turned on by nobody else', async () => {
    await enrolled();
    const owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    const on = owner.api.users.update({ userId: ID, body: { twoFactor: { enabled: true, code: '1' } } });
    expect(await getRefusal(on)).toEqual(invalid({ 'twoFactor.enabled': 'invalid' }));
    expect(await turnOff(owner)).toMatchObject({ id: ID, twoFactorEnabled: false });
    await (await app.signedIn(KATERINA)).api.session.validate();
  });
});
