import type { Settings, SettingsChange } from '@deck/api/contract/settings';
import { employeeNotifications, fastPaymentFields } from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { denied, getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;
let manager: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  manager = await app.signedIn('nikos.stathakis@aegeanhouse.gr');
});
afterAll(() => app.close());

const read = (browser = owner) => browser.api.businessProfiles.settings({ id: AEGEAN });
const save = (body: SettingsChange, browser = owner) =>
  browser.api.businessProfiles.saveSettings({ id: AEGEAN, body });

test('every tab has complete defaults', async () => {
  const settings = await read();
  expect(settings.notifications).toMatchObject({
    employee: { enabled: true, types: [...employeeNotifications] },
    telegram: { enabled: false, chatId: '' },
    duplicateAddresses: [],
  });
  expect(settings.integration?.callbackUrls).toEqual({ payment: null, order: null, card: null });
  expect(settings.fastPayment.fields.map(({ field }) => field).toSorted()).toEqual(
    fastPaymentFields.toSorted(),
  );
  expect(settings.email.templateLanguages).toEqual(['en', 'el', 'ru']);
  expect(settings.supportOnly).toContain('iban');
});

// Specification 6.8
test('integration is hidden from users without the permission, and they cannot write it', async () => {
  const { integration: _, ...rest } = await read();
  expect(await read(manager)).toEqual(rest);
  await app.db
    .update(users)
    .set({ rights: ['SETTINGS_VIEW', 'SETTINGS_EDIT'] })
    .where(eq(users.login, 'nikos.stathakis@aegeanhouse.gr'));
  const body = { integration: { callbackUrls: { card: 'https://x.example' } } };
  expect(await getRefusal(save(body, manager))).toEqual(denied('SETTINGS_INTEGRATION'));
  expect(await save({ general: { notes: 'Read by the manager' } }, manager)).not.toHaveProperty(
    'integration',
  );
  expect((await read()).integration?.callbackUrls.card).toBeNull();
});

// Specification 3.39, 3.40, 7.21
test('a part that is sent changes, and the other parts do not', async () => {
  const parts: readonly [SettingsChange, (settings: Settings) => void][] = [
    [
      { general: { phone: '+30 210 555 0199', paymentLifetime: null, defaultPaymentMethod: 'IDEAL' } },
      (settings) =>
        Object.assign(settings.general, {
          phone: '+30 210 555 0199',
          paymentLifetime: null,
          defaultPaymentMethod: 'IDEAL',
        }),
    ],
    [
      { notifications: { duplicateAddresses: ['books@aegeanhouse.gr'] } },
      (settings) => settings.notifications.duplicateAddresses.push('books@aegeanhouse.gr'),
    ],
    [
      { notifications: { telegram: { enabled: true, chatId: '-1001234', types: ['SUCCESS'] } } },
      (settings) =>
        Object.assign(settings.notifications.telegram, {
          enabled: true,
          chatId: '-1001234',
          types: ['SUCCESS'],
        }),
    ],
    [
      { integration: { callbackUrls: { order: 'https://pms.aegeanhouse.gr/hooks/orders' } } },
      (settings) =>
        Object.assign(settings.integration?.callbackUrls ?? {}, {
          order: 'https://pms.aegeanhouse.gr/hooks/orders',
        }),
    ],
    [
      { mainPage: { expiresSoonHours: 23 } },
      (settings) => Object.assign(settings.mainPage, { expiresSoonHours: 23 }),
    ],
    [
      { mainPage: { blocks: ['CHART'] } },
      (settings) => Object.assign(settings.mainPage, { blocks: ['CHART'] }),
    ],
    [{ retention: { guests: 1095 } }, (settings) => Object.assign(settings.retention, { guests: 1095 })],
    [
      { email: { templateLanguages: ['el'] } },
      (settings) => Object.assign(settings.email, { templateLanguages: ['el'] }),
    ],
    [{}, () => undefined],
  ];
  for (const [body, change] of parts) {
    const expected = structuredClone(await read());
    change(expected);
    expect(await save(body)).toEqual(expected);
    expect(await read()).toEqual(expected);
  }
});

test('fields of a fast payment keep their order; omitted fields follow', async () => {
  const fields = [
    { field: 'PHONE', shown: true, required: true },
    { field: 'EMAIL', shown: false, required: false },
  ] as const;
  const saved = await save({ fastPayment: { fields: [...fields] } });
  expect(saved.fastPayment.fields.slice(0, 2)).toEqual(fields);
  expect(saved.fastPayment.fields).toHaveLength(fastPaymentFields.length);
  expect((await owner.api.businessProfiles.get({ id: AEGEAN })).fastPaymentFields).toEqual(
    saved.fastPayment.fields,
  );
});

// Specification 5.41
test('a changed support-only field is refused by name, an unchanged field passes', async () => {
  const { general } = await read();
  expect((await save({ general: { ...general, features: 'Boats' } })).general).toEqual({
    ...general,
    features: 'Boats',
  });
  expect(
    await getRefusal(save({ general: { name: 'Aegean Houses', iban: '', acceptedCurrencies: ['EUR'] } })),
  ).toEqual(
    invalid({
      'general.name': 'supportOnly',
      'general.acceptedCurrencies': 'supportOnly',
      'general.iban': 'supportOnly',
    }),
  );
  // A refused change changes nothing, not even the allowed part.
  await getRefusal(save({ general: { notes: 'Lost?', currency: 'USD' } }));
  expect((await read()).general).toMatchObject({ currency: 'EUR', features: 'Boats' });
  expect((await read()).general.notes).not.toBe('Lost?');
});

// Specification 5.37, 5.38, 5.40
test.each<[SettingsChange, Record<string, string>]>([
  [{ general: { email: 'office' } }, { 'general.email': 'email' }],
  [{ general: { website: 'aegeanhouse.gr' } }, { 'general.website': 'url' }],
  [{ general: { termsUrl: 'ftp://x.example' } }, { 'general.termsUrl': 'url' }],
  [{ general: { phone: '12345' } }, { 'general.phone': 'phone' }],
  [{ general: { orderPrefix: 'aeg-' } }, { 'general.orderPrefix': 'prefix' }],
  [{ general: { paymentLifetime: 'PT30M' } }, { 'general.paymentLifetime': 'lifetimeMinimum' }],
  [{ general: { captureReminderTime: 'P31D' } }, { 'general.captureReminderTime': 'tooLarge' }],
  [{ general: { defaultCustomerCountry: 'XX' } }, { 'general.defaultCustomerCountry': 'choice' }],
  [{ general: { defaultPaymentMethod: 'BARTER' } }, { 'general.defaultPaymentMethod': 'choice' }],
  [{ general: { notes: 'x'.repeat(2001) } }, { 'general.notes': 'maxLength?max=2000' }],
  [{ mainPage: { expiresSoonHours: 0 } }, { 'mainPage.expiresSoonHours': 'between?min=1&max=23' }],
  [{ mainPage: { expiresSoonHours: 24 } }, { 'mainPage.expiresSoonHours': 'between?min=1&max=23' }],
  [{ mainPage: { blocks: ['CHART', 'CHART'] } }, { 'mainPage.blocks': 'unique' }],
  [{ retention: { guests: 29 } }, { 'retention.guests': 'between?min=30&max=7300' }],
  [{ retention: { auditEvents: 364 } }, { 'retention.auditEvents': 'between?min=365&max=7300' }],
  [{ retention: { answers: 1.5 } }, { 'retention.answers': 'invalid' }],
  [{ email: { templateLanguages: [] } }, { 'email.templateLanguages': 'required' }],
  [{ integration: { callbackUrls: { card: 'here' } } }, { 'integration.callbackUrls.card': 'url' }],
  [
    { notifications: { duplicateAddresses: ['a@b.gr', 'A@b.gr'] } },
    { 'notifications.duplicateAddresses': 'twice' },
  ],
  [
    { notifications: { telegram: { enabled: true, chatId: '', types: [] } } },
    { 'notifications.telegram.chatId': 'required' },
  ],
  [
    { fastPayment: { fields: [{ field: 'EMAIL', shown: false, required: true }] } },
    { 'fastPayment.fields.0.required': 'invalid' },
  ],
])('%j is refused at its field', async (body, fields) => {
  const before = await read();
  expect(await getRefusal(save(body))).toEqual(invalid(fields));
  expect(await read()).toEqual(before);
});

test('parts saved concurrently are all kept', async () => {
  for (const round of [1, 2, 3, 4]) {
    const urls = {
      payment: `https://pms.example/${round}/payments`,
      order: `https://pms.example/${round}/orders`,
      card: `https://pms.example/${round}/cards`,
    };
    await Promise.all([
      ...Object.entries(urls).map(([type, url]) => save({ integration: { callbackUrls: { [type]: url } } })),
      save({ notifications: { duplicateAddresses: [`round${round}@aegeanhouse.gr`] } }),
      save({ notifications: { employee: { enabled: round % 2 === 0, types: [] } } }),
    ]);
    const { notifications, integration } = await read();
    expect(integration?.callbackUrls).toEqual(urls);
    expect(notifications.duplicateAddresses).toEqual([`round${round}@aegeanhouse.gr`]);
    expect(notifications.employee).toEqual({ enabled: round % 2 === 0, types: [] });
  }
});

// Specification 3.68
test("every user's environment follows the change", async () => {
  await save({
    general: { defaultPaymentMethod: 'IRIS', defaultCustomerCountry: 'DE', generateOrderId: false },
  });
  expect(await owner.api.users.environment({ userId: 'user-eleni-markou' })).toMatchObject({
    defaultPaymentMethod: 'IRIS',
    defaultCustomerCountry: 'DE',
    generateOrderId: false,
  });
});

test('another company’s settings are not found', async () => {
  for (const id of [HALCYON, 'nowhere']) {
    expect(await getRefusal(owner.api.businessProfiles.settings({ id }))).toEqual(notFound);
    expect(await getRefusal(owner.api.businessProfiles.saveSettings({ id, body: {} }))).toEqual(notFound);
    expect(await getRefusal(owner.api.businessProfiles.balances({ id }))).toEqual(notFound);
    expect(await getRefusal(owner.api.businessProfiles.columnSettings({ id }))).toEqual(notFound);
  }
});

test.each([
  'http://10.0.0.8/hooks',
  'https://hotel.gr:25/',
  'http://localhost:8080/',
  'https://pms/',
  'http://[::1]/',
])('a callback address that delivery would refuse is not saved: %s', async (url) => {
  expect(await getRefusal(save({ integration: { callbackUrls: { order: url } } }))).toEqual(
    invalid({ 'integration.callbackUrls.order': 'callbackUrl' }),
  );
});
