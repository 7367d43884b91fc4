import type { OrderDraft } from '@deck/api/contract/orders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { businessProfiles, dictionaryEntries, messages } from '../database/schema.ts';
import { AEGEAN } from '../seed/companies.ts';
import { stayRow, stays, tableFile, templateDraft } from '../testing/csv.ts';
import { orderDraft } from '../testing/drafts.ts';
import { makeLink, makeOrder, payerAt, paymentDraft } from '../testing/payments.ts';
import { getRefusal, invalid } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;
let admin: Browser['api'];

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  admin = app.browser().api;
});
beforeEach(() => app.db.delete(dictionaryEntries));
afterAll(() => app.close());

const names = { en: 'German', ru: 'Немецкий', el: 'Γερμανικά' };

async function switchCurrency(currencyId: string, enabled: boolean) {
  const entry = await admin.dictionaries.currency({ currencyId });
  await admin.dictionaries.updateCurrency({ currencyId, body: { ...entry, enabled } });
}

async function switchLanguage(languageId: string, forCustomers: boolean) {
  const entry = (await admin.dictionaries.languages()).find(({ id }) => id === languageId);
  if (!entry) throw new Error(`There is no language ${languageId}`);
  await admin.dictionaries.updateLanguage({ languageId, body: { ...entry, forCustomers } });
}

async function switchMethod(paymentMethodName: string, enabled: boolean) {
  const entry = await admin.dictionaries.paymentMethod({ paymentMethodName });
  await admin.dictionaries.updatePaymentMethod({ paymentMethodName, body: { ...entry, enabled } });
}

const customer = (language: string) => ({ ...orderDraft().customer, language });
const edit = (id: string, changes: Partial<OrderDraft>) =>
  owner.api.orders.edit({ id, body: orderDraft(changes) }, withKey());
const environment = () => owner.api.users.environment({ userId: 'user-eleni-markou' });
const general = (change: object) =>
  owner.api.businessProfiles.saveSettings({ id: AEGEAN, body: { general: change } });

describe('a currency that is switched off', () => {
  test('is not offered, and comes back when it is switched on', async () => {
    const accepted = async () => (await environment()).acceptedCurrencies;
    await switchCurrency('GBP', false);
    expect(await accepted()).toEqual(['BHD', 'EUR', 'JPY', 'KWD', 'USD']);
    await switchCurrency('GBP', true);
    expect(await accepted()).toContain('GBP');
  });

  test('is refused for a new order, a payment and a rate', async () => {
    const order = await makeOrder(owner, { currency: 'EUR' });
    await switchCurrency('GBP', false);
    const refused = invalid({ currency: 'notOffered' });
    expect(await getRefusal(makeOrder(owner, { currency: 'GBP' }))).toEqual(refused);
    expect(
      await getRefusal(
        owner.api.payments.create({ body: paymentDraft(order.id, { currency: 'GBP' }) }, withKey()),
      ),
    ).toEqual(refused);
    expect(
      await getRefusal(
        owner.api.payments.create(
          { body: paymentDraft(order.id, { acquisitionCurrency: 'GBP' }) },
          withKey(),
        ),
      ),
    ).toEqual(invalid({ acquisitionCurrency: 'notOffered' }));
    const rate = { currency: 'GBP', startDate: '2026-11-01', endDate: null, rate: '1.16' };
    expect(await getRefusal(owner.api.rates.create({ id: AEGEAN, body: rate }))).toEqual(refused);
  });

  test('is refused for a permanent link and a template of files, and for each row of a file', async () => {
    const { imports, payments } = owner.api;
    const { id: templateId } = await imports.createTemplate({ body: templateDraft({ currency: 'USD' }) });
    await switchCurrency('USD', false);
    const refused = invalid({ currency: 'notOffered' });
    const { orderId: _, ...link } = paymentDraft('', { currency: 'USD' });
    const body = { ...link, permanent: true, propertyId: 'property-kalypso-bay' };
    expect(await getRefusal(payments.create({ body }, withKey()))).toEqual(refused);
    expect(await getRefusal(imports.createTemplate({ body: templateDraft({ currency: 'USD' }) }))).toEqual(
      refused,
    );
    const { id: fileId } = await imports.upload({ body: tableFile(stays(stayRow('OF-1'))) });
    const { rows } = await imports.preview({ fileId, templateId });
    expect(rows[0]?.problems).toMatchObject([{ field: 'currency', reason: 'CURRENCY_NOT_OFFERED' }]);
  });

  test('stays with the orders that have it: they can be edited and paid', async () => {
    const order = await makeOrder(owner, { currency: 'GBP' });
    await switchCurrency('GBP', false);
    const edited = await edit(order.id, { currency: 'GBP', internalNote: 'Late arrival' });
    expect(edited).toMatchObject({ currency: 'GBP', internalNote: 'Late arrival' });
    const body = paymentDraft(order.id, { currency: 'GBP', amount: '10.00' });
    expect(await owner.api.payments.create({ body }, withKey())).toMatchObject({ currency: 'GBP' });
  });

  test('stays with a permanent link: its payers still pay', async () => {
    const { orderId: _, ...link } = paymentDraft('', { currency: 'GBP', lifetime: null });
    const body = { ...link, permanent: true, propertyId: 'property-kalypso-bay' };
    const made = await owner.api.payments.create({ body }, withKey());
    await switchCurrency('GBP', false);
    const payer = { key: crypto.randomUUID(), firstName: 'Max', lastName: 'Vogel', email: 'max@example.com' };
    const { status, body: sent } = await payerAt(app, made.link).post('', { ...payer, phone: '' });
    expect({ status, sent }).toMatchObject({ status: 200, sent: { paymentId: expect.any(String) } });
  });
});

test('a currency that is added has rates, orders and payments in its own decimals', async () => {
  const rate = { currency: 'CLF', startDate: '2026-11-01', endDate: null, rate: '38.5' };
  const addRate = () => owner.api.rates.create({ id: AEGEAN, body: rate });
  expect(await getRefusal(addRate())).toEqual(invalid({ currency: 'choice' }));
  const draft = { code: 'CLF', names, symbol: 'UF', enabled: true };
  expect(await getRefusal(admin.dictionaries.createCurrency({ body: { ...draft, decimals: 2 } }))).toEqual(
    invalid({ decimals: 'choice' }),
  );
  await admin.dictionaries.createCurrency({ body: { ...draft, decimals: 4 } });
  expect(await addRate()).toMatchObject({ currency: 'CLF', rate: '38.5' });

  const own = eq(businessProfiles.id, AEGEAN);
  await app.db
    .update(businessProfiles)
    .set({ acceptedCurrencies: ['CLF', 'EUR'] })
    .where(own);
  expect((await environment()).acceptedCurrencies).toEqual(['CLF', 'EUR']);
  const order = await makeOrder(owner, { currency: 'EUR' });
  const body = paymentDraft(order.id, { currency: 'CLF', amount: '2.5', acquisitionCurrency: 'EUR' });
  expect(await owner.api.payments.create({ body }, withKey())).toMatchObject({
    inputCurrency: 'CLF',
    inputAmount: '2.5000',
    amount: '96.25',
  });
});

describe('a language that is switched off', () => {
  test('is not offered, is refused for a new customer and kept by an old one', async () => {
    const order = await makeOrder(owner, { customer: customer('lt') });
    await switchLanguage('lt', false);
    expect((await environment()).languages).toEqual(['en', 'ru', 'el', 'lv']);
    const refused = invalid({ 'customer.language': 'notOffered' });
    expect(await getRefusal(makeOrder(owner, { customer: customer('lt') }))).toEqual(refused);
    const give = (language: string) => edit(order.id, { customer: customer(language) });
    expect(await give('lt')).toMatchObject({ customer: { language: 'lt' } });
    await give('lv');
    expect(await getRefusal(give('lt'))).toEqual(refused);
    expect(await getRefusal(give('xx'))).toEqual(invalid({ 'customer.language': 'choice' }));
  });

  test('is refused in the settings unless the company has it; another one begins new orders', async () => {
    await general({ defaultCustomerLanguage: 'lv' });
    await switchLanguage('lv', false);
    await switchLanguage('lt', false);
    expect((await environment()).defaultCustomerLanguage).toBe('en');
    expect(await general({ defaultCustomerLanguage: 'lv' })).toBeDefined();
    expect(await getRefusal(general({ defaultCustomerLanguage: 'lt' }))).toEqual(
      invalid({ 'general.defaultCustomerLanguage': 'notOffered' }),
    );
    await general({ defaultCustomerLanguage: 'en' });
  });
});

test('a language that is added is offered and taken; its letters are in English', async () => {
  const draft = { code: 'de', names, nativeName: 'Deutsch', inInterface: false, forCustomers: true };
  await admin.dictionaries.createLanguage({ body: draft });
  expect((await environment()).languages).toContain('de');
  const link = await makeLink(owner, {}, { customer: customer('de') });
  const body = { channel: 'EMAIL', recipient: 'anna@example.com', withQrcode: false } as const;
  await owner.api.payments.notify({ id: link.id, body }, withKey());
  const [sent] = await app.db.select().from(messages).where(eq(messages.recipient, 'anna@example.com'));
  const { customer: guest } = await owner.api.orders.get({ id: link.orderId });
  expect(guest.language).toBe('de');
  expect(sent?.body).toContain('<html lang="en"');
});

test('the program decides which languages the interface has', async () => {
  const draft = { code: 'de', names, nativeName: 'Deutsch', inInterface: true, forCustomers: true };
  expect(await getRefusal(admin.dictionaries.createLanguage({ body: draft }))).toEqual(
    invalid({ inInterface: 'choice' }),
  );
});

test('a payment method that is switched off is refused for payments and as a new default', async () => {
  const order = await makeOrder(owner);
  await general({ defaultPaymentMethod: 'VISA' });
  await switchMethod('VISA', false);
  await switchMethod('MASTERCARD', false);
  const pay = (method: string) =>
    owner.api.payments.create({ body: paymentDraft(order.id, { methods: [method] }) }, withKey());
  expect(await getRefusal(pay('VISA'))).toMatchObject({
    code: 'NO_SUITABLE_PSP_PROFILE_FOUND',
    params: { method: 'VISA' },
  });
  expect(await general({ defaultPaymentMethod: 'VISA' })).toBeDefined();
  expect(await getRefusal(general({ defaultPaymentMethod: 'MASTERCARD' }))).toEqual(
    invalid({ 'general.defaultPaymentMethod': 'notOffered' }),
  );
});
