import { afterAll, beforeAll, expect, test } from 'vitest';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { someone } from '../testing/people.ts';
import { getPng } from '../testing/pictures.ts';
import { denied, getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;
let viewer: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  viewer = await app.signedIn('peter.lang@aegeanhouse.gr');
});
afterAll(() => app.close());

// Specification 3.40, 3.44, 3.46, 3.47, 7.23
test('every user reads their own company, and no other', async () => {
  const company = await viewer.api.businessProfiles.get({ id: AEGEAN });
  expect(company).toMatchObject({
    id: AEGEAN,
    name: 'Aegean House',
    country: 'GR',
    currency: 'EUR',
    acceptedCurrencies: ['BHD', 'EUR', 'GBP', 'JPY', 'KWD', 'USD'],
    taxpayerId: '094512873',
    authorizationMethod: 'CHARGE',
    paymentLifetime: 'P2D',
    captureReminderTime: 'P5D',
    defaultPaymentMethod: 'VISA',
    mainPage: { expiresSoonHours: 12 },
  });
  expect(company.fastPaymentFields).toContainEqual({ field: 'EMAIL', shown: true, required: true });
  for (const id of [HALCYON, 'nowhere'])
    expect(await getRefusal(owner.api.businessProfiles.get({ id }))).toEqual(notFound);
});

// Specification 3.39, 3.48
test('notes, bank details, notifications and callbacks are hidden from most users, and secrets from all', async () => {
  const shown = await (await viewer.send(`/api/v1/business-profiles/${AEGEAN}`)).text();
  for (const secret of ['notes', 'notifications', 'callback', 'secret', 'iban', 'bic', 'bank'])
    expect(shown).not.toContain(secret);
  const settings = await (await owner.send(`/api/v1/business-profiles/${AEGEAN}/settings`)).text();
  expect(settings).toContain('callback_urls');
  expect(settings).not.toMatch(/secret/i);
});

test('the wallet and the chart need the right to the main page, the bank details that to the settings', async () => {
  const clerk = await someone(app, 'clerk', 'ONLY_ALL_PAYMENTS_LIST_VIEW', [AEGEAN]);
  const { api } = clerk;
  expect(await getRefusal(api.businessProfiles.balances({ id: AEGEAN }))).toEqual(denied('MAIN_PAGE_VIEW'));
  expect(await getRefusal(api.payments.list({ getPaymentsRq: { series: 'day' } }))).toEqual(
    denied('MAIN_PAGE_VIEW'),
  );
  expect((await api.payments.list()).series).toBeNull();
  expect(await getRefusal(api.businessProfiles.settings({ id: AEGEAN }))).toEqual(denied('SETTINGS_VIEW'));
});

// Specification 7.22
test('the columns of the company apply to users without a choice of their own', async () => {
  const { api } = owner;
  const id = 'user-peter-lang';
  const body = [
    { tableId: 'orders', hiddenColumns: ['agent', 'tags'] },
    { tableId: 'payments', hiddenColumns: ['reference'] },
  ];
  expect(await api.businessProfiles.columnSettings({ id: AEGEAN })).toEqual([]);
  expect(await api.businessProfiles.saveColumnSettings({ id: AEGEAN, body })).toEqual(body);
  expect(await viewer.api.users.columnSettings({ id })).toEqual(body);

  const own = [{ tableId: 'orders', hiddenColumns: [] }];
  await viewer.api.users.saveColumnSettings({ id, body: own });
  expect(await viewer.api.users.columnSettings({ id })).toEqual([...own, body[1]]);
  expect(await viewer.api.businessProfiles.columnSettings({ id: AEGEAN })).toEqual(body);

  await viewer.api.users.saveColumnSettings({ id, body: [{ tableId: 'orders', hiddenColumns: null }] });
  expect(await viewer.api.users.columnSettings({ id })).toEqual(body);

  const changed = [
    {
      tableId: 'payments',
      hiddenColumns: ['method'],
      columnOrder: ['status', 'guest'],
      columnWidths: [{ column: 'guest', width: 240 }],
      density: 'compact' as const,
    },
  ];
  expect(await api.businessProfiles.saveColumnSettings({ id: AEGEAN, body: changed })).toEqual([
    body[0],
    ...changed,
  ]);
  expect(await getRefusal(viewer.api.businessProfiles.saveColumnSettings({ id: AEGEAN, body }))).toEqual(
    denied('SETTINGS_EDIT'),
  );
  expect(await getRefusal(api.businessProfiles.saveColumnSettings({ id: HALCYON, body }))).toEqual(notFound);
  expect(
    await getRefusal(api.businessProfiles.saveColumnSettings({ id: AEGEAN, body: [{} as never] })),
  ).toMatchObject({ status: 400, params: { fields: { '0.tableId': 'required' } } });
});

// Specification 3.51, 3.52, 3.53
test('properties are those of the division, by name, with all their details', async () => {
  const list = await owner.api.properties.list();
  expect(list.map(({ name }) => name)).toEqual(list.map(({ name }) => name).toSorted());
  expect(list).toHaveLength(9);
  expect(list.find(({ orderPrefix }) => orderPrefix === 'KLB')).toEqual({
    id: 'property-kalypso-bay',
    name: 'Kalypso Bay Resort',
    type: 'HOTEL',
    positionType: 'ACCOMMODATION',
    positionTypes: ['ACCOMMODATION', 'YACHT', 'CAR', 'OTHER'],
    city: 'Naxos',
    address: 'Agios Prokopios, 843 00 Naxos',
    email: 'kalypso-bay@aegeanhouse.gr',
    phone: '+30 22850 55010',
    customerServiceEmail: 'guests@aegeanhouse.gr',
    customerServicePhone: '+30 210 555 0145',
    timezone: 'Europe/Athens',
    payRatePeriod: 'PER_NIGHT',
    withdrawalMethod: null,
    orderPrefix: 'KLB',
    defaultPaymentLifetime: 'P2D',
    notifyCustomer: true,
    termsUrl: 'https://aegeanhouse.gr/terms',
    photoUrl: expect.stringMatching(/^\/resources\//),
    website: 'https://aegeanhouse.gr/kalypso-bay',
    guestPage: {
      logoUrl: expect.stringMatching(/^\/resources\//),
      color: null,
      place: 'Agios Prokopios, Naxos, Greece',
      startTime: '15:00',
      endTime: '11:00',
      cancellation: 'Free until two weeks before arrival, 18:00 in Athens. After that the deposit is kept.',
      deskHours: 'Front desk, day and night',
      accent: null,
    },
  });
});

const written = {
  logoUrl: null,
  color: '#7a1f3d',
  place: 'Kolonaki, Athens',
  startTime: '14:00',
  endTime: null,
  cancellation: 'Free until the day before.',
  deskHours: '',
};

test('what guests read of a property is replaced, and its colour is solved for contrast', async () => {
  const at = { id: 'property-lykavittos' };
  const before = await owner.api.properties.get(at);
  const { guestPage, ...rest } = await owner.api.properties.saveGuestPage({ ...at, body: written });
  expect(guestPage).toEqual({
    ...written,
    accent: { light: expect.any(Object), dark: expect.any(Object) },
  });
  expect(guestPage.accent?.light).toMatchObject({ accent: '#7a1f3d', onAccent: '#ffffff' });
  expect({ ...rest, guestPage: before.guestPage }).toEqual(before);
  expect((await viewer.api.properties.get(at)).guestPage).toEqual(guestPage);
  const plain = await owner.api.properties.saveGuestPage({ ...at, body: { ...written, color: null } });
  expect(plain.guestPage.accent).toBeNull();
});

test('the colour of a company is the accent of its properties without a colour of their own', async () => {
  const at = { id: 'property-lykavittos' };
  const save = (color: string | null) =>
    owner.api.businessProfiles.saveSettings({ id: AEGEAN, body: { general: { color } } });
  const accentOf = async () => (await viewer.api.properties.get(at)).guestPage.accent?.light.accent;
  await owner.api.properties.saveGuestPage({ ...at, body: { ...written, color: null } });
  expect((await save('#ffd400')).general.color).toBe('#ffd400');
  expect(await accentOf()).toBe('#ffd400');
  expect((await viewer.api.properties.list({})).find(({ id }) => id === at.id)?.guestPage).toMatchObject({
    color: null,
    accent: { light: { accent: '#ffd400' } },
  });
  await owner.api.properties.saveGuestPage({ ...at, body: written });
  expect(await accentOf()).toBe('#7a1f3d');
  await owner.api.properties.saveGuestPage({ ...at, body: { ...written, color: null } });
  expect((await save(null)).general.color).toBeNull();
  expect(await accentOf()).toBeUndefined();
  expect(await getRefusal(save('gold'))).toEqual(invalid({ 'general.color': 'color' }));
});

test.each([
  [{ color: 'red' }, { color: 'color' }],
  [{ color: '#177F83' }, { color: 'color' }],
  [{ startTime: '24:00' }, { startTime: 'time' }],
  [{ endTime: '' }, { endTime: 'required' }],
  [{ logoUrl: 'javascript:alert(1)' }, { logoUrl: 'url' }],
  [{ deskHours: 'x'.repeat(201) }, { deskHours: 'maxLength?max=200' }],
  [{ cancellation: 'x'.repeat(201) }, { cancellation: 'maxLength?max=200' }],
])('what guests could not read is refused: %j', async (changes, fields) => {
  const body = { ...written, ...changes };
  const saved = owner.api.properties.saveGuestPage({ id: 'property-lykavittos', body });
  expect(await getRefusal(saved)).toEqual(invalid(fields));
});

test('a guest page is written by those who may edit settings, and of their own division', async () => {
  const save = (api: Browser['api'], id: string) => api.properties.saveGuestPage({ id, body: written });
  expect(await getRefusal(save(viewer.api, 'property-lykavittos'))).toEqual(denied('SETTINGS_EDIT'));
  expect(await getRefusal(save(owner.api, 'property-halcyon'))).toEqual(notFound);
});

// Specification 7.27
test('a property can be read; a foreign or unknown property is not found', async () => {
  const { api } = owner;
  expect(await api.properties.get({ id: 'property-lykavittos' })).toMatchObject({ name: 'Hotel Lykavittos' });
  for (const id of ['property-halcyon', 'nothing'])
    expect(await getRefusal(api.properties.get({ id }))).toEqual(notFound);
});

test('a logo that was not uploaded, or is no longer stored, is refused', async () => {
  const save = (logoUrl: string | null) =>
    owner.api.businessProfiles.saveSettings({ id: AEGEAN, body: { general: { logoUrl } } });
  for (const url of ['javascript:alert(1)', '/etc/passwd', '//evil.example', 'data:image/svg+xml,x'])
    expect(await getRefusal(save(url))).toEqual(invalid({ 'general.logoUrl': 'url' }));
  const gone = '/resources/files/8Qm2vXo1c0yH3k5TzGq7Aw.png';
  expect(await getRefusal(save(gone))).toEqual(invalid({ 'general.logoUrl': 'picture' }));
  const { url } = await owner.api.resources.upload({
    body: new File([Uint8Array.from(getPng(64, 64))], 'logo.png'),
  });
  expect((await save(url)).general.logoUrl).toBe(url);
  expect((await save(null)).general.logoUrl).toBeNull();
});
