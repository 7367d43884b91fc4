import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

const OWNER = 'user-eleni-markou';
const AGENT = 'user-katerina-vlachou';

let app: TestApp;
let owner: Browser;
let agent: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  agent = await app.signedIn('katerina.vlachou@aegeanhouse.gr');
});
afterAll(() => app.close());

describe('the profile', () => {
  test("is the user's own, without internal columns", async () => {
    const response = await agent.send(`/auth/v1/users/${AGENT}`);
    expect(await response.json()).toEqual({
      id: AGENT,
      login: 'katerina.vlachou@aegeanhouse.gr',
      email: 'katerina.vlachou@aegeanhouse.gr',
      position: 'Front desk',
      timezone: 'Europe/Athens',
      first_name: 'Katerina',
      last_name: 'Vlachou',
      phone: '+30 694 555 0103',
      avatar_url: null,
      locale: 'el',
      two_factor_enabled: false,
    });
  });

  test('of another user is not found, whether they exist or not', async () => {
    for (const userId of [AGENT, 'nobody'])
      expect(await getRefusal(owner.api.users.profile({ userId }))).toEqual(notFound);
  });
});

describe('the environment', () => {
  // Specification 3.66-3.68, 6.12, 7.19
  test("is that of the user's division", async () => {
    const { api } = agent;
    const environment = await api.users.environment({ userId: AGENT });
    expect(environment).toMatchObject({
      context: { userId: AGENT, businessProfileId: AEGEAN, role: 'AGENT' },
      divisions: [{ id: AEGEAN, name: 'Aegean House' }],
      acceptedCurrencies: ['BHD', 'EUR', 'GBP', 'JPY', 'KWD', 'USD'],
      languages: ['en', 'ru', 'el', 'lt', 'lv'],
      defaultPaymentLifetime: 'P2D',
      transactionType: 'CHARGE',
      dictionaryKey: 'dictionary-key',
    });
    expect(environment.properties.map(({ name }) => name)).toEqual([
      'Aegean Transfers',
      'Casa Anemone',
      'Hotel Lykavittos',
      'Hotel Pelagos',
      'Kalypso Bay Resort',
      'Lyka Residence',
      'Meltemi Suites',
      'Stoa Events',
      'Villa Thalassa',
    ]);
  });

  test('changes with the division of the tab', async () => {
    const tab = await app.signedIn('eleni.markou@aegeanhouse.gr');
    tab.companyId = HALCYON;
    const environment = await tab.api.users.environment({ userId: OWNER });
    expect(environment.context.businessProfileId).toBe(HALCYON);
    // Where the company is, and where its customers come from.
    expect(environment).toMatchObject({ country: 'GR', defaultCustomerCountry: 'GB' });
    expect(environment.divisions.map(({ id }) => id)).toEqual([AEGEAN, HALCYON]);
    expect(environment.properties.map(({ orderPrefix }) => orderPrefix)).toEqual([
      'JET',
      'CAR',
      'CYC',
      'CAR',
      'CYC',
    ]);
  });

  test('of another user is not found', async () => {
    expect(await getRefusal(owner.api.users.environment({ userId: AGENT }))).toEqual(notFound);
  });
});

describe('permissions', () => {
  // Specification 2.56
  test('of an agent: the business types they sell are under order creation', async () => {
    const { permission } = await agent.api.users.permissions({ id: AGENT });
    const create = permission.find(({ name }) => name === 'ORDER_INSTANCE_CREATE');
    expect(create).toMatchObject({ access: true, isAction: true, isMenuItem: false });
    expect(create?.permissions.filter(({ access, isMenuItem }) => access && isMenuItem)).toEqual(
      ['ACCOMMODATION', 'CAR', 'OTHER'].map((type) => ({
        name: `ORDER_POSITIONS_${type}`,
        access: true,
        isAction: false,
        isMenuItem: true,
        permissions: [],
      })),
    );
    const held = permission.filter(({ access }) => access).map(({ name }) => name);
    expect(held).toContain('PAYMENT_REVOKE');
    expect(held).not.toContain('PAYMENT_REFUND');
    expect(held).not.toContain('USERS_LIST_VIEW');
  });

  // Specification 6.17
  test('of a colleague can be read by users who may see users', async () => {
    const { permission } = await owner.api.users.permissions({ id: AGENT });
    expect(permission.find(({ name }) => name === 'PAYMENT_REFUND')?.access).toBe(false);
    expect(await getRefusal(agent.api.users.permissions({ id: OWNER }))).toEqual(notFound);
  });

  test('of a foreign user are not found', async () => {
    const tab = await app.signedIn('eleni.markou@aegeanhouse.gr');
    tab.companyId = HALCYON;
    for (const id of [AGENT, 'nobody'])
      expect(await getRefusal(tab.api.users.permissions({ id }))).toEqual(notFound);
  });
});

describe('the list', () => {
  const logins = async (query: Parameters<typeof owner.api.users.list>[0]) =>
    (await owner.api.users.list(query)).content.map(({ login }) => login.split('.')[0]);

  // Specification 3.54-3.56, 7.68
  test("has the division's users by last name, with all their fields", async () => {
    const list = await owner.api.users.list();
    expect(list).toMatchObject({ page: 0, totalElements: 4, totalExact: true, totalPages: 1 });
    expect(list.content.map(({ lastName }) => lastName)).toEqual(['Lang', 'Markou', 'Stathakis', 'Vlachou']);
    expect(list.content[3]).toEqual({
      id: AGENT,
      login: 'katerina.vlachou@aegeanhouse.gr',
      firstName: 'Katerina',
      lastName: 'Vlachou',
      fullName: 'Katerina Vlachou',
      position: 'Front desk',
      role: 'AGENT',
      email: 'katerina.vlachou@aegeanhouse.gr',
      phone: '+30 694 555 0103',
      avatarUrl: null,
      status: 'ENABLED',
      enabled: true,
      locked: false,
      locale: 'el',
      timezone: 'Europe/Athens',
      twoFactorEnabled: false,
      lastSeenAt: '2026-11-20T07:41:00Z',
      permissions: ['PAYMENT_REVOKE'],
      properties: [],
    });
    expect(await owner.api.users.get({ id: AGENT })).toEqual(list.content[3]);
    expect(list.content[1]?.permissions).toHaveLength(8);
  });

  test('is searched over name, login, position and phone', async () => {
    expect(await logins({ search: 'VLACHOU kat' })).toEqual(['katerina']);
    expect(await logins({ search: 'front desk' })).toEqual(['katerina']);
    expect(await logins({ search: '694 555 0104' })).toEqual(['peter']);
    expect(await logins({ search: 'peter.lang@' })).toEqual(['peter']);
    expect(await logins({ search: '%' })).toEqual([]);
  });

  test('is sorted and read page by page', async () => {
    expect(await logins({ sort: ['first_name,desc'] })).toEqual(['peter', 'nikos', 'katerina', 'eleni']);
    expect(await logins({ sort: ['role,asc', 'login,desc'], size: 2, page: 1 })).toEqual(['eleni', 'peter']);
    expect(await logins({ sort: ['last_seen,desc'], size: 1 })).not.toEqual(['peter']);
    expect(await getRefusal(owner.api.users.list({ sort: ['password_hash,asc'] }))).toEqual(
      invalid({ sort: 'sort' }),
    );
    expect(await getRefusal(owner.api.users.list({ size: 201 }))).toEqual(invalid({ size: 'tooLarge' }));
  });

  test('of another division has its own users', async () => {
    const tab = await app.signedIn('eleni.markou@aegeanhouse.gr');
    tab.companyId = HALCYON;
    expect((await tab.api.users.list()).totalElements).toBe(2);
    for (const id of [AGENT, 'nobody']) expect(await getRefusal(tab.api.users.get({ id }))).toEqual(notFound);
  });
});

describe('the dictionary of permissions', () => {
  const names = (query: Parameters<typeof owner.api.dictionaries.permissions>[0]) =>
    owner.api.dictionaries.permissions(query);

  // Specification 7.87
  test('has all permissions, or those of a role, a user or a company', async () => {
    expect(await names({})).toHaveLength(26);
    expect(await names({ roleId: 'VIEWER' })).toHaveLength(7);
    expect(await names({ userId: AGENT })).toContain('PAYMENT_REVOKE');
    expect(await names({ userId: AGENT })).not.toContain('USERS_LIST_VIEW');
    expect(await names({ userId: AGENT, roleId: 'VIEWER' })).toHaveLength(7);
    expect(await names({ companyId: AEGEAN })).toHaveLength(26);
    expect(await names({ companyId: HALCYON, userId: AGENT })).toEqual([]);
    for (const query of [{ roleId: 'KING' }, { userId: 'nobody' }, { companyId: 'nowhere' }])
      expect(await names(query)).toEqual([]);
  });
});

describe('columns of tables', () => {
  const table = (tableId: string, ...hiddenColumns: string[]) => ({ tableId, hiddenColumns });

  // Specification 2.61, 3.74, 7.70
  test('are stored per table', async () => {
    const { api } = owner;
    expect(await api.users.columnSettings({ id: OWNER })).toEqual([]);
    await api.users.saveColumnSettings({
      id: OWNER,
      body: [table('orders', 'paid'), table('payments', 'method')],
    });
    const saved = await api.users.saveColumnSettings({
      id: OWNER,
      body: [table('orders', 'created', 'tags')],
    });
    expect(saved).toEqual([table('orders', 'created', 'tags'), table('payments', 'method')]);
    const long = [{ tableId: 'x'.repeat(101), hiddenColumns: [] }];
    expect(await getRefusal(api.users.saveColumnSettings({ id: OWNER, body: long }))).toEqual(
      invalid({ '0.tableId': 'maxLength?max=100' }),
    );
    expect(await api.users.columnSettings({ id: OWNER })).toEqual(saved);
  });

  test('the last entry of a duplicate table counts, and no table changes nothing', async () => {
    const { api } = agent;
    const twice = [table('orders', 'paid'), table('orders')];
    expect(await api.users.saveColumnSettings({ id: AGENT, body: twice })).toEqual([table('orders')]);
    expect(await api.users.saveColumnSettings({ id: AGENT, body: [] })).toEqual([table('orders')]);
  });

  // Specification 7.70
  test('keep their order, their widths and the density, and lose what is not sent again', async () => {
    const { api } = agent;
    const arranged = {
      ...table('payments', 'method'),
      columnOrder: ['status', 'guest', 'gone'],
      columnWidths: [
        { column: 'last_name', width: 240 },
        { column: 'status', width: 160 },
      ],
      density: 'compact' as const,
    };
    const ofPayments = async () =>
      (await api.users.columnSettings({ id: AGENT })).find(({ tableId }) => tableId === 'payments');
    await api.users.saveColumnSettings({ id: AGENT, body: [arranged] });
    expect(await ofPayments()).toEqual(arranged);
    await api.users.saveColumnSettings({ id: AGENT, body: [table('payments', 'method')] });
    expect(await ofPayments()).toEqual(table('payments', 'method'));
    await api.users.saveColumnSettings({ id: AGENT, body: [{ ...arranged, hiddenColumns: null }] });
    expect(await ofPayments()).toBeUndefined();
  });

  const guest = (width: number) => ({ column: 'guest', width });

  test.each([
    [{ columnOrder: ['guest', 'guest'] }, { '0.columnOrder': 'unique' }],
    [{ columnOrder: ['x'.repeat(101)] }, { '0.columnOrder.0': 'maxLength?max=100' }],
    [{ columnWidths: [guest(39)] }, { '0.columnWidths.0.width': 'between?min=40&max=800' }],
    [{ columnWidths: [guest(801)] }, { '0.columnWidths.0.width': 'between?min=40&max=800' }],
    [{ columnWidths: [guest(120.5)] }, { '0.columnWidths.0.width': 'invalid' }],
    [{ columnWidths: [guest(120), guest(140)] }, { '0.columnWidths': 'unique' }],
    [{ density: 'cosy' as never }, { '0.density': 'choice' }],
  ])('are refused as %j', async (wrong, fields) => {
    const body = [{ ...table('orders'), ...wrong }];
    expect(await getRefusal(agent.api.users.saveColumnSettings({ id: AGENT, body }))).toEqual(
      invalid(fields),
    );
  });

  test('of another user can be neither read nor written', async () => {
    const { api } = agent;
    expect(await getRefusal(api.users.columnSettings({ id: OWNER }))).toEqual(notFound);
    const write = api.users.saveColumnSettings({ id: OWNER, body: [table('orders')] });
    expect(await getRefusal(write)).toEqual(notFound);
  });

  test('a malformed body is refused', async () => {
    const { api } = agent;
    const body = [{ tableId: 'orders', hiddenColumns: 'paid' }] as never;
    const refused = await getRefusal(api.users.saveColumnSettings({ id: AGENT, body }));
    expect(refused).toEqual(invalid({ '0.hiddenColumns': 'invalid' }));
  });
});
