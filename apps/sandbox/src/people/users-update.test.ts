import type { ProfileChanges } from '@deck/api/contract/users';
import { beforeEach, describe, expect, test } from 'vitest';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { someone } from '../testing/people.ts';
import { getJpg, getPng } from '../testing/pictures.ts';
import { denied, getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

const OWNER = 'user-eleni-markou';
const AGENT = 'user-katerina-vlachou';
const AGENT_LOGIN = 'katerina.vlachou@aegeanhouse.gr';

let app: TestApp;
let owner: Browser;
beforeEach(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  return () => app.close();
});

describe('a profile', () => {
  const update = (browser: Browser, userId: string, body: ProfileChanges) =>
    browser.api.users.update({ userId, body });

  // Specification 7.18
  test('can be changed by the user, only the given fields', async () => {
    const agent = await app.signedIn(AGENT_LOGIN);
    const before = await agent.api.users.profile({ userId: AGENT });
    const changes = {
      firstName: 'Катерина',
      position: 'Night desk',
      locale: 'ru',
      timezone: 'Asia/Tokyo',
    } as const;
    const saved = await update(agent, AGENT, changes);
    expect(saved).toEqual({ ...before, ...changes, recoveryCodes: null });
    expect(await agent.api.users.profile({ userId: AGENT })).toEqual({ ...before, ...changes });
    const found = await owner.api.users.list({ search: 'катерина' });
    expect(found.content.map(({ id }) => id)).toEqual([AGENT]);
  });

  test('accepts e-mail addresses of the maximum length', async () => {
    const email = `${'k'.repeat(60)}@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(30)}.gr`;
    expect((await update(owner, AGENT, { email })).email).toBe(email);
    expect((await owner.api.users.get({ id: AGENT })).email).toBe(email);
    expect((await owner.api.users.list({})).content.map((one) => one.email)).toContain(email);
  });

  test('keeps what only owners write', async () => {
    const agent = await app.signedIn(AGENT_LOGIN);
    const reserved: ProfileChanges[] = [{ role: 'OWNER' }, { email: 'k@else.where' }, { propertyIds: [] }];
    for (const body of reserved)
      expect(await getRefusal(update(agent, AGENT, body))).toEqual(denied('SETTINGS_EDIT'));
    const manager = await someone(app, 'manager', 'MANAGER', [AEGEAN], ['SETTINGS_EDIT']);
    expect(await getRefusal(update(manager, 'user-manager', { role: 'OWNER' }))).toEqual(denied('OWNER'));
    expect(await getRefusal(update(manager, AGENT, { position: 'Bar' }))).toEqual(notFound);
    expect(await getRefusal(update(agent, AGENT, {}))).toMatchObject({ status: 400 });
    expect(await getRefusal(update(agent, AGENT, { timezone: 'Nowhere' }))).toEqual(
      invalid({ timezone: 'choice' }),
    );
  });

  test('has an uploaded picture until it is removed', async () => {
    const agent = await app.signedIn(AGENT_LOGIN);
    const png = Uint8Array.from(getPng(64, 64));
    const { url } = await agent.api.resources.upload({ body: new File([png], 'me.png') });
    expect((await update(agent, AGENT, { avatarUrl: url })).avatarUrl).toBe(url);
    expect((await agent.api.users.profile({ userId: AGENT })).avatarUrl).toBe(url);
    expect((await owner.api.users.get({ id: AGENT })).avatarUrl).toBe(url);
    expect((await update(agent, AGENT, { position: 'Bar' })).avatarUrl).toBe(url);
    expect((await update(agent, AGENT, { avatarUrl: null })).avatarUrl).toBeNull();
  });

  test.each([
    ['of another site', 'https://elsewhere.test/me.png'],
    ['that runs', 'javascript:alert(1)'],
    ['of another folder', '/resources/files/../../session'],
    ['that nobody uploaded', '/resources/files/AAAAAAAAAAAAAAAAAAAAAA.png'],
  ])('refuses a picture %s', async (_, avatarUrl) => {
    const agent = await app.signedIn(AGENT_LOGIN);
    expect(await getRefusal(update(agent, AGENT, { avatarUrl }))).toEqual(invalid({ avatarUrl: 'picture' }));
  });

  test('refuses a picture uploaded by another company', async () => {
    const elsewhere = await app.signedIn('eleni.markou@aegeanhouse.gr');
    elsewhere.companyId = HALCYON;
    const { url } = await elsewhere.api.resources.upload({
      body: new File([Uint8Array.from(getJpg(64, 64))], 'me.jpg'),
    });
    const agent = await app.signedIn(AGENT_LOGIN);
    expect(await getRefusal(update(agent, AGENT, { avatarUrl: url }))).toEqual(
      invalid({ avatarUrl: 'picture' }),
    );
  });

  test('of a colleague can be changed by an owner', async () => {
    await update(owner, AGENT, {
      role: 'MANAGER',
      email: 'katerina@aegeanhouse.gr',
      propertyIds: ['property-kalypso-bay'],
    });
    expect(await owner.api.users.get({ id: AGENT })).toMatchObject({
      role: 'MANAGER',
      email: 'katerina@aegeanhouse.gr',
      login: AGENT_LOGIN,
      properties: [{ id: 'property-kalypso-bay' }],
    });
    const agent = await app.signedIn(AGENT_LOGIN);
    await agent.api.users.list();
    await update(owner, AGENT, { propertyIds: [] });
    expect((await owner.api.users.get({ id: AGENT })).properties).toEqual([]);
  });

  test('of a foreign user is not found, and of a user who also works elsewhere not writable', async () => {
    const tab = await app.signedIn('eleni.markou@aegeanhouse.gr');
    tab.companyId = HALCYON;
    expect(await getRefusal(update(tab, AGENT, { position: 'Bar' }))).toEqual(notFound);
    const small = await someone(app, 'small', 'OWNER', [AEGEAN]);
    const nikos = 'user-nikos-stathakis';
    expect(await getRefusal(update(small, nikos, { role: 'OWNER' }))).toEqual(denied('OWNER'));
    expect(
      await getRefusal(small.api.users.changeStatus({ id: nikos, body: { status: 'DISABLED' } })),
    ).toEqual(denied('OWNER'));
  });

  test('keeps an owner in every company', async () => {
    const last = { status: 409, code: 'LAST_OWNER', params: {} };
    expect(await getRefusal(update(owner, OWNER, { role: 'AGENT' }))).toEqual(last);
    await someone(app, 'second', 'OWNER', [AEGEAN]);
    // Halcyon would have no other owner.
    expect(await getRefusal(update(owner, OWNER, { role: 'AGENT' }))).toEqual(last);
    await someone(app, 'third', 'OWNER', [HALCYON]);
    await update(owner, OWNER, { role: 'AGENT' });
    expect(await getRefusal(owner.api.users.list())).toEqual(denied('USERS_LIST_VIEW'));
  });
});

describe('the last activity', () => {
  const seen = async () => (await owner.api.users.get({ id: AGENT })).lastSeenAt;

  test('is recorded to the minute, whatever the user does', async () => {
    expect(await seen()).toBeNull();
    const agent = await app.signedIn(AGENT_LOGIN);
    await agent.api.orders.list();
    expect(await seen()).toBe('2026-11-20T07:41:00Z');
    await app.clock.advance(59_000);
    await agent.api.orders.list();
    expect(await seen()).toBe('2026-11-20T07:41:00Z');
    await app.clock.advance(1_000);
    await agent.api.orders.list();
    expect(await seen()).toBe('2026-11-20T07:42:00Z');
  });
});
