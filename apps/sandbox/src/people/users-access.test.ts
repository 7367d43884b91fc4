import { completeRights } from '@deck/api/rules';
import { type AssignableRight, assignableRights } from '@deck/api/vocabulary';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessions, users } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { someone } from '../testing/people.ts';
import { denied, getRefusal, invalid, noSession, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';
import { whileLocked } from '../testing/while-locked.ts';

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

describe('a status', () => {
  const change = (id: string, status: 'ENABLED' | 'DISABLED', browser = owner) =>
    browser.api.users.changeStatus({ id, body: { status } });

  // Specification 4.43, 6.15, 6.18, 7.69
  test('disabled ends sessions immediately, for good', async () => {
    const agent = await app.signedIn(AGENT_LOGIN);
    expect(await change(AGENT, 'DISABLED')).toMatchObject({ status: 'DISABLED', enabled: false });
    expect(await getRefusal(agent.api.session.validate())).toEqual(noSession);
    expect(await getRefusal(app.signedIn(AGENT_LOGIN))).toMatchObject({ code: 'WRONG_CREDENTIALS' });
    expect(await change(AGENT, 'ENABLED')).toMatchObject({ status: 'ENABLED', enabled: true });
    expect(await getRefusal(agent.api.session.validate())).toEqual(noSession);
    await app.signedIn(AGENT_LOGIN);
  });

  // Specification 4.44, 6.15, 6.16
  test('enabled does not unlock: the password must be reset', async () => {
    const agent = await app.signedIn(AGENT_LOGIN);
    for (let n = 0; n < 5; n += 1)
      await getRefusal(app.browser().api.session.start({ body: { login: AGENT_LOGIN, password: 'wrong' } }));
    expect(await app.db.select().from(sessions).where(eq(sessions.userId, AGENT))).toEqual([]);
    expect(await getRefusal(agent.api.session.validate())).toEqual(noSession);
    expect(await owner.api.users.get({ id: AGENT })).toMatchObject({ enabled: true, locked: true });
    expect(await getRefusal(change(AGENT, 'ENABLED'))).toEqual({
      status: 409,
      code: 'USER_LOCKED',
      params: {},
    });
    await change(AGENT, 'DISABLED');
    expect(await change(AGENT, 'ENABLED')).toMatchObject({ enabled: true, locked: true });
  });

  test('cannot be changed for oneself or the last owner of any company', async () => {
    expect(await getRefusal(change(OWNER, 'DISABLED'))).toMatchObject({ code: 'CANNOT_DISABLE_ONESELF' });
    await someone(app, 'second', 'OWNER', [AEGEAN, HALCYON]);
    expect(await change('user-second', 'DISABLED')).toMatchObject({ enabled: false });
    expect(await change('user-second', 'DISABLED')).toMatchObject({ enabled: false });
  });

  test('two owners who disable each other concurrently leave an owner', async () => {
    const second = await someone(app, 'second', 'OWNER', [AEGEAN, HALCYON]);
    for (const { api } of [owner, second]) await api.session.validate();
    await whileLocked(app, "SELECT 1 FROM deck.users WHERE role = 'OWNER' FOR UPDATE", () => [
      change('user-second', 'DISABLED'),
      change(OWNER, 'DISABLED', second),
    ]);
    const left = await app.db
      .select()
      .from(users)
      .where(and(eq(users.role, 'OWNER'), eq(users.enabled, true)));
    expect(left).toHaveLength(1);
  });

  test('can be changed by owners, for users of the division', async () => {
    const manager = await someone(app, 'manager', 'MANAGER', [AEGEAN], ['SETTINGS_EDIT']);
    expect(await getRefusal(change(AGENT, 'DISABLED', manager))).toEqual(denied('OWNER'));
    owner.companyId = HALCYON;
    for (const id of [AGENT, 'nobody']) expect(await getRefusal(change(id, 'DISABLED'))).toEqual(notFound);
    const odd = { status: 'LOCKED' } as never;
    expect(await getRefusal(owner.api.users.changeStatus({ id: AGENT, body: odd }))).toEqual(
      invalid({ status: 'choice' }),
    );
  });
});

describe('rights', () => {
  const save = (id: string, permission: AssignableRight[], browser = owner) =>
    browser.api.users.savePermissions({ id, body: { permission } });
  const held = (tree: Awaited<ReturnType<typeof save>>) =>
    tree.permission.filter(({ name, access }) => access && assignableRights.some((one) => one === name));

  // Specification 6.1, 6.17
  test.each(assignableRights)(
    '%s can be granted, with those it needs, and takes effect on the next call',
    async (right) => {
      const agent = await app.signedIn(AGENT_LOGIN);
      const granted = completeRights([right]);
      expect(held(await save(AGENT, [right])).map(({ name }) => name)).toEqual(granted);
      const own = await agent.api.users.permissions({ id: AGENT });
      expect(held(own).map(({ name }) => name)).toEqual(granted);
      expect(own.permission.find(({ name }) => name === 'ORDERS_LIST_VIEW')?.access).toBe(true);
      expect((await owner.api.users.get({ id: AGENT })).permissions).toEqual(granted);
    },
  );

  test('to change settings come with the right to see them', async () => {
    expect(held(await save(AGENT, ['SETTINGS_EDIT'])).map(({ name }) => name)).toEqual([
      'SETTINGS_VIEW',
      'SETTINGS_EDIT',
    ]);
  });

  // Specification 6.17, 7.71
  test('are replaced, also by none and with duplicates; feature keys cannot be granted', async () => {
    expect(held(await save(AGENT, [...assignableRights]))).toHaveLength(8);
    expect(held(await save(AGENT, ['PAYMENT_VOID', 'PAYMENT_VOID']))).toHaveLength(1);
    expect(held(await save(AGENT, []))).toEqual([]);
    const body = { permission: ['USERS_LIST_VIEW'] } as never;
    expect(await getRefusal(owner.api.users.savePermissions({ id: AGENT, body }))).toEqual(
      invalid({ 'permission.0': 'choice' }),
    );
  });

  test('of an owner are all eight, for the last owner and oneself too', async () => {
    const all = { status: 409, code: 'OWNER_HAS_ALL_RIGHTS', params: {} };
    expect(await getRefusal(save(OWNER, []))).toEqual(all);
    expect(await getRefusal(save(OWNER, ['SETTINGS_EDIT']))).toEqual(all);
    expect(held(await save(OWNER, [...assignableRights]))).toHaveLength(8);
  });

  test('can be granted by owners, to users of the division', async () => {
    const manager = await someone(app, 'manager', 'MANAGER', [AEGEAN], ['SETTINGS_EDIT']);
    expect(await getRefusal(save('user-manager', [...assignableRights], manager))).toEqual(denied('OWNER'));
    owner.companyId = HALCYON;
    for (const id of [AGENT, 'nobody']) expect(await getRefusal(save(id, []))).toEqual(notFound);
  });
});
