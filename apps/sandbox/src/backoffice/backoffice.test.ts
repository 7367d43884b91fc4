import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { ADMIN_KEY, type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let admin: Browser;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.clock.advance(60_000);
  admin = app.browser();
});
afterAll(() => app.close());

const post = (
  path: string,
  form: Record<string, string>,
  headers: Record<string, string> = {},
  browser = admin,
) =>
  browser.send(`/backoffice${path}`, {
    method: 'POST',
    body: new URLSearchParams(form),
    headers,
    redirect: 'manual',
  });
const read = async (path: string, headers: Record<string, string> = {}) =>
  (await admin.send(`/backoffice${path}`, { headers })).text();
const signIn = () => post('/sign-in', { key: ADMIN_KEY });
/** The hidden value of a page's forms. */
const tokenOf = (page: string) => /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '';
const send = async (path: string, form: Record<string, string>) =>
  post(path, { token: tokenOf(await read('/currencies')), ...form });

describe('signing in', () => {
  test('with the key sets a cookie that scripts cannot read and other sites cannot send', async () => {
    const response = await signIn();
    expect([response.status, response.headers.get('location')]).toEqual([303, '/backoffice/currencies']);
    const [cookie] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^backoffice_session=.*; Path=\/backoffice; HttpOnly; SameSite=Strict$/);
    expect(cookie).not.toContain(ADMIN_KEY);
    expect(await read('/currencies')).toContain('<h1>Currencies</h1>');
  });

  test('with another key is refused, and held back after thirty of them', async () => {
    const wrong = await post('/sign-in', { key: 'administrator-kez' });
    expect([wrong.status, await wrong.text()]).toEqual([401, expect.stringContaining('This is not the key')]);
    for (let tries = 1; tries < 30; tries += 1) await post('/sign-in', { key: '' });
    const right = await signIn();
    expect([right.status, await right.text()]).toEqual([429, expect.stringContaining('try again in 60 s')]);
  });

  test('ends with signing out, and after eight hours', async () => {
    await signIn();
    await send('/sign-out', {});
    expect((await admin.send('/backoffice/currencies', { redirect: 'manual' })).status).toBe(303);
    await signIn();
    await app.clock.advance(8 * 60 * 60_000);
    expect((await admin.send('/backoffice/currencies', { redirect: 'manual' })).status).toBe(303);
  });

  test('a forged session opens nothing', async () => {
    admin.cookies.set('backoffice_session', `${Date.now() * 2}.nonce.signature`);
    expect((await post('/currencies/EUR', { enabled: 'no' })).status).toBe(401);
  });
});

test('wrong keys of the calls are held back too', async () => {
  const tryKey = (key: string) =>
    app.browser().send('/backoffice/v0.1/dictionaries/currencies/EUR', { headers: { 'x-api-key': key } });
  for (let tries = 0; tries < 30; tries += 1) expect((await tryKey(`guess-${tries}`)).status).toBe(403);
  expect((await tryKey('guess')).status).toBe(429);
  expect((await tryKey(ADMIN_KEY)).status).toBe(200);
});

describe('a form', () => {
  test('without its hidden value, or of another site, changes nothing', async () => {
    await signIn();
    expect((await post('/currencies/GBP', { enabled: 'no' })).status).toBe(400);
    const token = tokenOf(await read('/currencies'));
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect((await post('/currencies/GBP', { token, enabled: 'no' }, foreign)).status).toBe(403);
    expect(await admin.api.dictionaries.currency({ currencyId: 'GBP' })).toMatchObject({ enabled: true });
  });

  test('turns currencies, languages, methods and groups off and on', async () => {
    await signIn();
    const { dictionaries } = admin.api;
    const states = async () => [
      (await dictionaries.currency({ currencyId: 'GBP' })).enabled,
      (await dictionaries.languages()).find(({ id }) => id === 'lt')?.forCustomers,
      (await dictionaries.paymentMethod({ paymentMethodName: 'IDEAL' })).enabled,
      (await dictionaries.paymentMethodGroup({ paymentMethodGroupName: 'CARDS' })).enabled,
    ];
    const paths = ['/currencies/GBP', '/languages/lt', '/methods/IDEAL', '/methods/groups/CARDS'];
    for (const [enabled, isOn] of [
      ['no', false],
      ['yes', true],
    ] as const) {
      for (const path of paths) expect((await send(path, { enabled })).status).toBe(303);
      expect(await states()).toEqual([isOn, isOn, isOn, isOn]);
    }
  });

  test('adds a currency with the decimals of ISO 4217, and a language', async () => {
    await signIn();
    const names = { 'names.en': 'Unidad', 'names.ru': 'Унидад', 'names.el': 'Μονάδα' };
    await send('/currencies', { code: 'clf ', symbol: 'UF', ...names });
    expect(await admin.api.dictionaries.currency({ currencyId: 'CLF' })).toMatchObject({
      decimals: 4,
      enabled: true,
    });
    await send('/languages', { code: 'DE', nativeName: 'Deutsch', ...names });
    expect((await admin.api.dictionaries.languages()).find(({ id }) => id === 'de')).toMatchObject({
      forCustomers: true,
      inInterface: false,
    });
  });

  test('that is refused keeps what was typed and says what is wrong, in the reader’s language', async () => {
    await signIn();
    await read('/currencies?language=ru');
    const response = await send('/currencies', { code: 'EUR', symbol: '<b>', 'names.en': 'Euro' });
    const page = await response.text();
    expect(response.status).toBe(400);
    expect(page).toContain('Исправьте отмеченные поля');
    expect(page).toContain('Заполните это поле');
    expect(page).toContain('value="&lt;b&gt;"');
    const unique = await send('/currencies', {
      code: 'EUR',
      symbol: '€',
      'names.en': 'Euro',
      'names.ru': 'евро',
      'names.el': 'Ευρώ',
    });
    expect(await unique.text()).toContain('Такое уже есть в списке');
  });
});

test('an administrator switches the fiscal receipts of a company, and only the key does', async () => {
  await signIn();
  const companies = async () =>
    (await app.browser().api.companies.list()).map((one) => [one.id, one.fiscalReceipts]);
  expect(await companies()).toEqual([
    [AEGEAN, true],
    [HALCYON, false],
  ]);
  const switched = await send(`/companies/${HALCYON}`, { enabled: 'yes' });
  expect(switched.headers.get('location')).toBe(`/backoffice/companies?done=saved#${HALCYON}`);
  expect(await read('/companies')).toContain('aria-label="Disable: Fiscal receipts, Halcyon Charter"');
  await send(`/companies/${AEGEAN}`, { enabled: 'no' });
  expect(await companies()).toEqual([
    [AEGEAN, false],
    [HALCYON, true],
  ]);
  await send(`/companies/${AEGEAN}`, { enabled: 'yes' });
  await send(`/companies/${HALCYON}`, { enabled: 'no' });
  expect((await post(`/companies/${HALCYON}`, { enabled: 'yes' }, {}, app.browser())).status).toBe(401);
  expect((await companies()).at(-1)).toEqual([HALCYON, false]);
});

test('an administrator writes how a company is registered; its staff read it and find it in the activity log', async () => {
  await signIn();
  const owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const general = async () => (await owner.api.businessProfiles.settings({ id: AEGEAN })).general;
  const { legalName, ...before } = await general();
  const fields = ['legalAddress', 'taxpayerId', 'statement', 'bankName', 'iban', 'bic'] as const;
  const same = Object.fromEntries(fields.map((field) => [field, before[field]]));
  const path = `/companies/${AEGEAN}/registration`;
  const saved = await send(path, {
    company: AEGEAN,
    ...same,
    legalName: ' Aegean Guests S.A. ',
    iban: 'GR16',
  });
  expect(saved.headers.get('location')).toBe(`/backoffice/companies?done=saved#${AEGEAN}`);
  expect(await general()).toEqual({ ...before, legalName: 'Aegean Guests S.A.', iban: 'GR16' });
  expect(await read('/companies')).toContain('value="Aegean Guests S.A."');
  const { content } = await owner.api.auditEvents.list({ act: 'SETTINGS_CHANGED' });
  expect(content[0]).toMatchObject({ personName: 'ADMINISTRATOR', subjectName: 'Aegean House' });
  expect(content[0]?.changes.map(({ field }) => field).toSorted()).toEqual(['iban', 'legalName']);

  const long = await send(path, { company: AEGEAN, ...same, legalName: 'x'.repeat(300) });
  const page = await long.text();
  expect(page).toContain(`id="legalName-${AEGEAN}-error"`);
  expect(page).toContain('x'.repeat(300));
  expect((await general()).legalName).toBe('Aegean Guests S.A.');
  expect((await post(path, { company: AEGEAN, ...same }, {}, app.browser())).status).toBe(401);
  await send(path, { company: AEGEAN, ...same, legalName });
});

test('a notice reaches the notifications of everyone, or of those who read a language', async () => {
  await signIn();
  const person = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const notices = async () =>
    (await person.api.userNotifications.list({ notificationType: 'SYSTEM' })).content;
  const sent = await send('/notices', { title: 'Maintenance', text: 'Tonight at ten', important: 'yes' });
  expect(sent.headers.get('location')).toMatch(/^\/backoffice\/notices\?done=[1-9]/);
  expect(await read('/notices?done=5')).toContain('Sent. Notifications made: 5');
  expect((await notices())[0]).toMatchObject({
    title: 'Maintenance',
    text: 'Tonight at ten',
    important: true,
  });
  await send('/notices', { title: 'Συντήρηση', text: '', audience: 'el' });
  expect((await notices())[0]).toMatchObject({ title: 'Maintenance' });
  const untitled = await send('/notices', { title: ' ', text: 'Tonight' });
  expect([untitled.status, await untitled.text()]).toEqual([
    400,
    expect.stringMatching(/Please fill out this field[\s\S]*>Tonight</),
  ]);
});

test.each([
  ['en', 'Sign in'],
  ['ru', 'Вход'],
  ['el', 'Σύνδεση'],
])('the pages speak %s', async (language, title) => {
  expect(await read('', { 'accept-language': language })).toContain(`<h1>${title}</h1>`);
});
