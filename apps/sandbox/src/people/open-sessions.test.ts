import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { startSession } from '../auth/sessions.ts';
import { auditEvents, sessions } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { DEMO_PASSWORD } from '../seed/people.ts';
import { someone } from '../testing/people.ts';
import { denied, getRefusal, noSession, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

const ELENI = 'eleni.markou@aegeanhouse.gr';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const MINUTE = 60_000;
const eleni = { userId: 'user-eleni-markou' };
const nikos = { userId: 'user-nikos' };

let app: TestApp;
let first: Browser;
beforeEach(async () => {
  app = await createTestApp();
  first = await app.signedIn(ELENI);
  return () => app.close();
});

/** Another browser of a person, which says what it is. */
async function signInWith(userAgent: string, login = ELENI): Promise<Browser> {
  const browser = app.browser();
  await browser.send('/auth/v1/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ login, password: DEMO_PASSWORD }),
  });
  return browser;
}
const isOver = async (browser: Browser) =>
  expect(await getRefusal(browser.api.session.validate())).toEqual(noSession);
const isOpen = (browser: Browser) => browser.api.session.validate();
const read = async (browser: Browser, whose = eleni) => browser.api.sessions.list(whose);

describe('one’s own sessions', () => {
  test('are listed with browser, address and times, the last active first', async () => {
    await app.clock.advance(10 * MINUTE);
    await signInWith(FIREFOX);
    await app.clock.advance(5 * MINUTE);
    await first.api.session.refresh({ body: {} });
    expect(await read(first)).toEqual([
      {
        id: expect.any(String),
        browser: null,
        system: null,
        address: 'unknown',
        startedAt: '2026-11-20T07:41:00Z',
        lastActiveAt: '2026-11-20T07:56:00Z',
        current: true,
      },
      {
        id: expect.any(String),
        browser: 'Firefox',
        system: 'Windows',
        address: 'unknown',
        startedAt: '2026-11-20T07:51:00Z',
        lastActiveAt: '2026-11-20T07:51:00Z',
        current: false,
      },
    ]);
  });

  test('are not listed once over, or while the second factor is awaited', async () => {
    const pending = { ...eleni, businessProfileId: AEGEAN, twoFactorPending: true };
    const from = { address: null, userAgent: null };
    await startSession(app.db, pending, from, app.clock.now());
    await startSession(
      app.db,
      { ...pending, twoFactorPending: false },
      from,
      new Date(app.clock.now().getTime() - 31 * MINUTE),
    );
    expect(await read(first)).toHaveLength(1);
  });

  test('end one by one: the next call is answered with 401', async () => {
    const second = await signInWith(FIREFOX);
    const third = await signInWith(FIREFOX);
    const { id = '' } = (await read(second)).find(({ current }) => current) ?? {};
    await first.api.sessions.end({ ...eleni, sessionId: id });
    await isOver(second);
    await isOpen(first);
    await isOpen(third);
    expect(await getRefusal(first.api.sessions.end({ ...eleni, sessionId: id }))).toEqual(notFound);
    const [event] = await app.db.select().from(auditEvents).where(eq(auditEvents.act, 'SESSION_ENDED'));
    expect(event?.before).toEqual({ browser: 'Firefox', system: 'Windows', address: 'unknown' });
  });

  test('end all but the one that asks, also those that wait for a second factor', async () => {
    const second = await signInWith(FIREFOX);
    const pending = { ...eleni, businessProfileId: AEGEAN, twoFactorPending: true };
    await startSession(app.db, pending, { address: null, userAgent: null }, app.clock.now());
    await first.api.sessions.endOthers(eleni);
    await isOver(second);
    await isOpen(first);
    expect(await app.db.select().from(sessions).where(eq(sessions.userId, eleni.userId))).toHaveLength(1);
    await first.api.sessions.endOthers(eleni);
    const events = await app.db.select().from(auditEvents).where(eq(auditEvents.act, 'SESSIONS_ENDED'));
    expect(events.map(({ before }) => before)).toEqual([{ sessions: 1 }]);
  });
});

describe('the sessions of another person', () => {
  test('are seen and ended by an owner of their companies', async () => {
    const colleague = await someone(app, 'nikos', 'AGENT', [AEGEAN]);
    const again = await signInWith(FIREFOX, 'nikos@aegeanhouse.gr');
    const [{ id = '' } = {}] = (await read(first, nikos)).filter(({ browser }) => browser === 'Firefox');
    await first.api.sessions.end({ ...nikos, sessionId: id });
    await isOver(again);
    await isOpen(colleague);
    await first.api.sessions.endOthers(nikos);
    await isOver(colleague);
    await isOpen(first);
  });

  test('are neither seen nor ended by anybody else', async () => {
    const [{ id = '' } = {}] = await read(first);
    const agent = await someone(app, 'nikos', 'AGENT', [AEGEAN], ['SETTINGS_EDIT']);
    const stranger = await someone(app, 'captain', 'OWNER', [HALCYON]);
    const [theirs] = await read(agent, nikos);
    for (const [{ api }, whose, sessionId] of [
      [agent, eleni, id],
      [stranger, nikos, theirs?.id ?? ''],
    ] as const) {
      expect(await getRefusal(api.sessions.list(whose))).toEqual(notFound);
      expect(await getRefusal(api.sessions.end({ ...whose, sessionId }))).toEqual(notFound);
      expect(await getRefusal(api.sessions.endOthers(whose))).toEqual(notFound);
    }
    // Their id does not help under one's own name.
    expect(await getRefusal(agent.api.sessions.end({ ...nikos, sessionId: id }))).toEqual(notFound);
    await isOpen(first);
    await isOpen(agent);
  });

  test('stay with owners of all companies they work for', async () => {
    await someone(app, 'nikos', 'AGENT', [AEGEAN, HALCYON]);
    const owner = await someone(app, 'petra', 'OWNER', [AEGEAN]);
    expect(await getRefusal(owner.api.sessions.list(nikos))).toEqual(denied('OWNER'));
    expect(await getRefusal(owner.api.sessions.endOthers(nikos))).toEqual(denied('OWNER'));
  });
});
