import type { PspFeature } from '@deck/api/vocabulary';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pspProfiles } from '../database/schema.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { denied, getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';
import { methodsFor } from './payment-methods.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

type Query = Parameters<Browser['api']['pspProfiles']['paymentMethodGroups']>[0];
type Body = Parameters<Browser['api']['pspProfiles']['savePaymentMethodGroups']>[0]['body'];
const groups = (query: Query = {}) => owner.api.pspProfiles.paymentMethodGroups(query);
const save = (body: Body, query: Query = {}) =>
  owner.api.pspProfiles.savePaymentMethodGroups({ ...query, body });
const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

describe('PSP profiles', () => {
  // Specification 3.49, 7.28
  test('are returned without their secret keys', async () => {
    const list = await owner.api.pspProfiles.list();
    expect(list).toContainEqual({
      id: 'psp-aegean-iris',
      type: 'OPEN_BANKING',
      projectId: 'IRIS-2291',
      features: ['LINK'],
      currencies: ['EUR'],
      paymentMethod: 'BANK_TRANSFER_GR',
    });
    const keys = await app.db.select({ key: pspProfiles.secretKey }).from(pspProfiles);
    const wire = await (await owner.send('/api/v1/psp-profiles')).text();
    for (const { key } of keys) expect(wire).not.toContain(key);
    expect(wire).not.toContain('secret');
  });

  test('are those of the division', async () => {
    owner.companyId = HALCYON;
    expect(names((await owner.api.pspProfiles.list()).map(({ id }) => ({ name: id })))).toEqual([
      'psp-halcyon-apple',
      'psp-halcyon-cards',
      'psp-halcyon-crypto',
    ]);
    owner.companyId = undefined;
  });
});

describe('the offered methods', () => {
  // Specification 7.29
  test('are those a profile accepts in the currency', async () => {
    expect(names(await groups({ currency: 'EUR' }))).toEqual([
      'CARDS',
      'WALLETS',
      'BANK_TRANSFER_EU',
      'BANK_TRANSFER_GR',
      'BANK_TRANSFER_NL',
    ]);
    expect(names(await groups({ currency: 'JPY' }))).toEqual(['CARDS']);
    const [yen] = await groups({ currency: 'JPY' });
    expect(names(yen?.methods ?? [])).toEqual([
      'VISA',
      'MASTERCARD',
      'MAESTRO',
      'VISA_ELECTRON',
      'AMEX',
      'JCB',
    ]);
    expect(await groups({ currency: 'THB' })).toEqual([]);
  });

  // Specification 7.29
  test('are those of the customer’s country', async () => {
    const greek = await groups({ currency: 'EUR', customerCountry: 'GR' });
    expect(names(greek)).toEqual(['CARDS', 'WALLETS', 'BANK_TRANSFER_EU', 'BANK_TRANSFER_GR']);
    expect(names(await groups({ currency: 'EUR', customerCountry: 'JP' }))).toEqual(['CARDS', 'WALLETS']);
    const dutch = (await groups({ currency: 'EUR', customerCountry: 'NL' })).at(-1);
    expect(dutch).toMatchObject({
      name: 'BANK_TRANSFER_NL',
      names: { en: 'Bank transfer: Netherlands', ru: 'Банковский перевод: Нидерланды' },
      methods: [{ name: 'IDEAL', title: 'iDEAL', enabled: true, holds: false }],
    });
  });

  test("are in the company's order", async () => {
    const sortOrder = ['BANK_TRANSFER_GR', 'WALLETS'];
    expect(names(await groups({ currency: 'EUR', sortOrder }))).toEqual([
      'BANK_TRANSFER_GR',
      'WALLETS',
      'CARDS',
      'BANK_TRANSFER_EU',
      'BANK_TRANSFER_NL',
    ]);
    expect(await getRefusal(groups({ sortOrder: ['BARTER'] }))).toEqual(invalid({ sortOrder: 'choice' }));
  });

  test('of a foreign property are not found', async () => {
    for (const businessObjectId of ['property-halcyon', 'nowhere'])
      expect(await getRefusal(groups({ businessObjectId }))).toEqual(notFound);
    expect(await getRefusal(groups({ currency: 'XXX' }))).toEqual(invalid({ currency: 'currency' }));
    expect(await getRefusal(groups({ customerCountry: 'XX' }))).toEqual(
      invalid({ customerCountry: 'choice' }),
    );
  });
});

describe('the company’s choice', () => {
  test('enables, orders, and applies by the closest scope', async () => {
    expect((await groups()).map(({ chosenFor }) => chosenFor)).toEqual((await groups()).map(() => null));
    const saved = await save([
      {
        name: 'WALLETS',
        enabled: true,
        methods: [
          { name: 'GOOGLE_PAY', enabled: true },
          { name: 'PAYPAL', enabled: false },
        ],
      },
      { name: 'CARDS', enabled: true },
      { name: 'BANK_TRANSFER_NL', enabled: false },
    ]);
    expect(names(saved).slice(0, 3)).toEqual(['WALLETS', 'CARDS', 'BANK_TRANSFER_NL']);
    expect(saved[0]?.methods.slice(0, 2)).toMatchObject([
      { name: 'GOOGLE_PAY', enabled: true },
      { name: 'PAYPAL', enabled: false },
    ]);
    const offered = await methodsFor(app.db, AEGEAN, 'EUR', 'property-kalypso-bay', 'NL');
    expect(names(offered)).toEqual(['WALLETS', 'CARDS', 'BANK_TRANSFER_EU']);
    expect(names(offered[0]?.methods ?? [])).not.toContain('PAYPAL');

    const place = { businessObjectId: 'property-kalypso-bay', currency: 'EUR' };
    await save(
      [
        { name: 'WALLETS', enabled: false },
        { name: 'CARDS', enabled: true },
      ],
      {
        ...place,
        sortOrder: ['CARDS', 'WALLETS'],
      },
    );
    expect((await groups(place))[0]).toMatchObject({ name: 'CARDS', enabled: true });
    const chosenFor = async (query: Query) => (await groups(query))[0]?.chosenFor;
    expect(await chosenFor({ ...place, customerCountry: 'GR' })).toEqual(place);
    expect(await chosenFor({ currency: 'EUR' })).toEqual({});
    expect(names(await methodsFor(app.db, AEGEAN, 'EUR', 'property-kalypso-bay', 'GR'))).toEqual([
      'CARDS',
      'BANK_TRANSFER_EU',
      'BANK_TRANSFER_GR',
    ]);
    expect(names(await methodsFor(app.db, AEGEAN, 'EUR', 'property-lykavittos'))[0]).toBe('WALLETS');
  });

  test('is removed by an empty choice, and the next wider scope applies', async () => {
    const wide = { currency: 'USD' };
    const narrow = { businessObjectId: 'property-lykavittos', ...wide };
    await save([{ name: 'CARDS', enabled: false }], wide);
    await save([{ name: 'CARDS', enabled: true }], narrow);
    const cards = async () => {
      const [found] = (await groups(narrow)).filter(({ name }) => name === 'CARDS');
      return { enabled: found?.enabled, chosenFor: found?.chosenFor };
    };
    expect(await cards()).toEqual({ enabled: true, chosenFor: narrow });
    expect((await save([], narrow))[0]?.chosenFor).toEqual(wide);
    expect(await cards()).toEqual({ enabled: false, chosenFor: wide });
    await save([], wide);
    expect((await cards()).chosenFor).toEqual({});
  });

  test('may only name offered methods, each once', async () => {
    expect(await getRefusal(save([{ name: 'VOUCHERS', enabled: true }]))).toEqual(
      invalid({ '0.name': 'choice' }),
    );
    const wallets = { name: 'WALLETS', enabled: true };
    expect(await getRefusal(save([{ ...wallets, methods: [{ name: 'VISA', enabled: false }] }]))).toEqual(
      invalid({ '0.methods.0.name': 'choice' }),
    );
    expect(await getRefusal(save([wallets, wallets]))).toEqual(invalid({ body: 'unique' }));
    expect(await getRefusal(save([wallets], { businessObjectId: 'property-halcyon' }))).toEqual(notFound);
    const viewer = await app.signedIn('peter.lang@aegeanhouse.gr');
    expect(await getRefusal(viewer.api.pspProfiles.savePaymentMethodGroups({ body: [wallets] }))).toEqual(
      denied('SETTINGS_EDIT'),
    );
  });
});

describe('the payable methods', () => {
  const methods = async (currency: string, features: readonly PspFeature[] = [], country?: string) => {
    const found = await methodsFor(app.db, HALCYON, currency, undefined, country, features);
    return found.flatMap((group) => group.methods);
  };

  test('are those of a profile with the feature', async () => {
    expect(names(await methods('EUR'))).toContain('APPLE_PAY');
    expect(names(await methods('GBP'))).not.toContain('APPLE_PAY');
    expect(names(await methods('EUR', ['VPOS']))).not.toContain('APPLE_PAY');
    expect(names(await methods('EUR', ['VPOS']))).toContain('VISA');
    expect(names(await methods('EUR', ['NON_3DS']))).toContain('VISA');
    expect(names(await methods('EUR', ['NON_3DS']))).not.toContain('APPLE_PAY');
    expect(await methods('BHD')).toEqual([]);
  });

  test('can be authorised where both the method and its profile support it', async () => {
    const holds = async () =>
      (await methods('EUR', [], 'BE')).filter((method) => method.holds).map(({ name }) => name);
    expect(await holds()).toContain('VISA');
    expect(await holds()).not.toContain('BANCONTACT');
    await app.db
      .update(pspProfiles)
      .set({ features: ['VPOS', 'LINK'] })
      .where(eq(pspProfiles.id, 'psp-halcyon-cards'));
    expect(await holds()).toEqual(['APPLE_PAY']);
  });
});
