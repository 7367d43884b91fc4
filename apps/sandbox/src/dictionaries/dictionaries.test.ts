import { createApi } from '@deck/api/client';
import { contract } from '@deck/api/contract';
import { countryCodes, countryName, currencies } from '@deck/values';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let api: Browser['api'];

beforeAll(async () => {
  app = await createTestApp();
  api = app.browser().api;
});
afterAll(() => app.close());

const names = { en: 'Gold', ru: 'Золото', el: 'Χρυσός' };

/** Units of account of ISO 4217, which nobody pays in. */
const units = ['BOV', 'CHE', 'CHW', 'CLF', 'COU', 'MXV', 'USN', 'UYI', 'UYW', 'XAD'];

describe('currencies', () => {
  // Specification 3.77, 7.83
  test('are those of ISO 4217 people pay in, named in the languages of the interface', async () => {
    const list = await api.dictionaries.currencies();
    expect(list.map(({ code }) => code)).toEqual(currencies.filter((code) => !units.includes(code)));
    expect(list.find(({ code }) => code === 'BHD')).toEqual({
      id: 'BHD',
      code: 'BHD',
      name: 'Bahraini Dinar',
      names: { en: 'Bahraini Dinar', ru: 'бахрейнский динар', el: 'Δηνάριο Μπαχρέιν' },
      symbol: 'BHD',
      decimals: 3,
      enabled: true,
    });
    for (const language of ['en', 'ru', 'el'] as const) {
      const named = list.map((currency) => currency.names[language]);
      expect(named.filter((name, index) => name === list[index]?.code)).toEqual([]);
    }
    expect(list.find(({ code }) => code === 'EUR')).toMatchObject({ symbol: '€', name: 'Euro' });
  });

  test('can be added and changed by an administrator', async () => {
    const draft = { code: 'CHE', names, symbol: 'CHE', decimals: 2, enabled: false };
    const added = await api.dictionaries.createCurrency({ body: draft });
    expect(added).toEqual({ ...draft, id: 'CHE', name: 'Gold' });
    expect(await api.dictionaries.currency({ currencyId: 'CHE' })).toEqual(added);
    expect((await api.dictionaries.currencies()).map(({ code }) => code)).toEqual(
      currencies.filter((code) => code === 'CHE' || !units.includes(code)),
    );

    const body = { names: { ...names, en: 'Gold ounce' }, symbol: 'oz', decimals: 2, enabled: true };
    expect(await api.dictionaries.updateCurrency({ currencyId: 'CHE', body })).toEqual({
      ...body,
      id: 'CHE',
      code: 'CHE',
      name: 'Gold ounce',
    });
    const euro = await api.dictionaries.currency({ currencyId: 'EUR' });
    await api.dictionaries.updateCurrency({ currencyId: 'EUR', body: { ...euro, symbol: 'EUR' } });
    expect(await api.dictionaries.currency({ currencyId: 'EUR' })).toEqual({ ...euro, symbol: 'EUR' });
  });

  test('with a duplicate or invalid code are refused', async () => {
    const draft = { code: 'CHW', names, symbol: 'Fr', decimals: 2, enabled: true };
    await api.dictionaries.createCurrency({ body: draft });
    for (const code of ['CHW', 'USD'])
      expect(await getRefusal(api.dictionaries.createCurrency({ body: { ...draft, code } }))).toEqual(
        invalid({ code: 'unique' }),
      );
    expect(
      await getRefusal(api.dictionaries.createCurrency({ body: { ...draft, code: 'silver', decimals: 9 } })),
    ).toEqual(invalid({ code: 'currency', decimals: 'between?min=0&max=4' }));
    // Gold has no minor unit, so no amount can be in gold.
    expect(await getRefusal(api.dictionaries.createCurrency({ body: { ...draft, code: 'XAU' } }))).toEqual(
      invalid({ code: 'currency' }),
    );
    const euro = await api.dictionaries.currency({ currencyId: 'EUR' });
    const body = { ...euro, decimals: 3 };
    expect(await getRefusal(api.dictionaries.updateCurrency({ currencyId: 'EUR', body }))).toEqual(
      invalid({ decimals: 'choice' }),
    );
    expect(await getRefusal(api.dictionaries.currency({ currencyId: 'eur' }))).toEqual(notFound);
    expect(await getRefusal(api.dictionaries.updateCurrency({ currencyId: 'XXX', body: draft }))).toEqual(
      notFound,
    );
  });
});

describe('languages', () => {
  // Specification 3.77, 7.84
  test('are those of the interface and of letters', async () => {
    const list = await api.dictionaries.languages();
    expect(list.map(({ name }) => name)).toEqual(['English', 'Russian', 'Greek', 'Lithuanian', 'Latvian']);
    expect(list.filter(({ inInterface }) => inInterface).map(({ code }) => code)).toEqual(['en', 'ru', 'el']);
  });

  test('can be added and changed by an administrator', async () => {
    const draft = {
      code: 'de',
      names: { en: 'German', ru: 'Немецкий', el: 'Γερμανικά' },
      nativeName: 'Deutsch',
      inInterface: false,
      forCustomers: false,
    };
    const added = await api.dictionaries.createLanguage({ body: draft });
    expect(added).toEqual({ ...draft, id: 'de', name: 'German' });
    const changed = await api.dictionaries.updateLanguage({
      languageId: 'de',
      body: { ...draft, forCustomers: true },
    });
    expect((await api.dictionaries.languages()).find(({ code }) => code === 'de')).toEqual(changed);
    expect(await getRefusal(api.dictionaries.createLanguage({ body: draft }))).toEqual(
      invalid({ code: 'unique' }),
    );
    expect(await getRefusal(api.dictionaries.updateLanguage({ languageId: 'xx', body: draft }))).toEqual(
      notFound,
    );
  });
});

describe('payment methods', () => {
  // Specification 3.21, 3.77
  test('cover many countries, each in a group that contains it', async () => {
    const methods = await api.dictionaries.paymentMethods();
    const groups = await api.dictionaries.paymentMethodGroups();
    expect(methods.length).toBeGreaterThan(100);
    expect(new Set(methods.map(({ name }) => name)).size).toBe(methods.length);
    expect(methods.find(({ name }) => name === 'IRIS')).toEqual({
      name: 'IRIS',
      title: 'IRIS',
      group: 'BANK_TRANSFER_GR',
      countries: ['GR'],
      currencies: ['EUR'],
      holds: false,
      enabled: true,
    });
    for (const { name, group } of methods)
      expect([name, groups.find((one) => one.name === group)?.methods.includes(name)]).toEqual([name, true]);
    expect(groups.flatMap((group) => group.methods)).toHaveLength(methods.length);
    expect(groups.filter(({ country }) => country !== null).length).toBeGreaterThan(25);
    // A method and a group never share a name, since a PSP profile may name either.
    expect(groups.filter(({ name }) => methods.some((method) => method.name === name))).toEqual([]);
  });

  // Specification 7.85
  test("can change, and the payers' choice changes with them", async () => {
    const { name: _, ...iris } = await api.dictionaries.paymentMethod({ paymentMethodName: 'IRIS' });
    const owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    const greek = async () =>
      (await owner.api.pspProfiles.paymentMethodGroups({ currency: 'EUR', customerCountry: 'GR' })).map(
        ({ name }) => name,
      );
    expect(await greek()).toContain('BANK_TRANSFER_GR');
    const change = (changes: object) =>
      api.dictionaries.updatePaymentMethod({ paymentMethodName: 'IRIS', body: { ...iris, ...changes } });
    expect(await change({ enabled: false })).toEqual({ name: 'IRIS', ...iris, enabled: false });
    expect(await greek()).not.toContain('BANK_TRANSFER_GR');
    await change({ group: 'WALLETS' });
    const wallets = await api.dictionaries.paymentMethodGroup({ paymentMethodGroupName: 'WALLETS' });
    expect(wallets.methods).toContain('IRIS');
    expect(await getRefusal(change({ group: 'BARTER' }))).toEqual(invalid({ group: 'choice' }));
    expect(await getRefusal(change({ countries: ['ZZ'] }))).toEqual(invalid({ 'countries.0': 'choice' }));
    for (const paymentMethodName of ['iris', 'nothing', '%00']) {
      expect(await getRefusal(api.dictionaries.paymentMethod({ paymentMethodName }))).toMatchObject(notFound);
      expect(
        await getRefusal(api.dictionaries.updatePaymentMethod({ paymentMethodName, body: iris })),
      ).toMatchObject(notFound);
    }
  });
});

// Specification 7.86
test('a group can change, but keeps its name and its methods', async () => {
  const asked = { paymentMethodGroupName: 'CARDS' };
  const before = await api.dictionaries.paymentMethodGroup(asked);
  const body = { names, country: null, enabled: false };
  expect(await api.dictionaries.updatePaymentMethodGroup({ ...asked, body })).toEqual({ ...before, ...body });
  expect(await api.dictionaries.paymentMethodGroup(asked)).toEqual({ ...before, ...body });
  const unknown = { paymentMethodGroupName: 'BARTER' };
  expect(await getRefusal(api.dictionaries.paymentMethodGroup(unknown))).toEqual(notFound);
  expect(await getRefusal(api.dictionaries.updatePaymentMethodGroup({ ...unknown, body }))).toEqual(notFound);
  expect(
    await getRefusal(
      api.dictionaries.updatePaymentMethodGroup({ ...asked, body: { ...body, names: {} as never } }),
    ),
  ).toEqual(invalid({ 'names.en': 'required', 'names.ru': 'required', 'names.el': 'required' }));
});

test("the browser's key can read but never write", async () => {
  const reader = createApi(contract, {
    baseUrl: ORIGIN,
    companyId: () => undefined,
    apiKey: () => 'dictionary-key',
    adminKey: () => 'dictionary-key',
    cookies: () => '',
    fetch: async (url, init) => app.app.request(url, init),
  });
  expect((await reader.dictionaries.languages()).length).toBeGreaterThan(4);
  const body = { code: 'UYI', names, symbol: 'UYI', decimals: 2, enabled: true };
  expect(await getRefusal(reader.dictionaries.createCurrency({ body }))).toMatchObject({
    status: 403,
    code: 'ACCESS_DENIED',
  });
});

test('countries exist for all dictionaries', () => {
  expect(countryCodes).toHaveLength(250);
  expect(countryName('GR', 'el')).toBe('Ελλάδα');
});
