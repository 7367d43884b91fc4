import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { card, cards, cardToken, makeLink, payerAt } from '../testing/payments.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

const mastercard = '5555 5555 5555 4444';
const jcb = '3530 1113 3330 0000';

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
beforeEach(() => choose([]));
afterAll(() => app.close());

const payerOf = async (changes: Parameters<typeof makeLink>[1] = {}, order = {}) =>
  payerAt(app, (await makeLink(owner, changes, order)).link);
const readNames = async (payer: ReturnType<typeof payerAt>) =>
  (await payer.view()).methods.map(({ name }) => name);

/** Disables methods of a group for all payments of the company; an empty list undoes it. */
const choose = (off: readonly string[], group = 'CARDS') =>
  owner.api.pspProfiles.savePaymentMethodGroups({
    body:
      off.length === 0
        ? []
        : [{ name: group, enabled: true, methods: off.map((name) => ({ name, enabled: false })) }],
  });

const refusedAt = (field: string, key: string) => ({
  status: 400,
  body: { meta: { error: { code: 'INVALID_VALUE', params: { fields: { [field]: key } } } } },
});
const walletToken = async (wallet: string, number = cards.good) => {
  const response = await app.psp.request('/frame/wallet-tokens', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ wallet, card: card(number) }),
  });
  return (await response.json()).token as string;
};

describe('what a payment offers', () => {
  test('depends on the country of its guest', async () => {
    const greek = await readNames(await payerOf());
    expect(greek).toEqual(expect.arrayContaining(['VISA', 'APPLE_PAY', 'IRIS', 'SEPA_CREDIT_TRANSFER']));
    expect(greek).not.toContain('IDEAL');
    expect(greek).not.toContain('BIZUM');
  });

  test('depends on its currency and on its amount', async () => {
    expect(await readNames(await payerOf({ currency: 'USD' }, { currency: 'USD' }))).not.toContain('IRIS');
    expect(
      await readNames(await payerOf({ currency: 'KWD', amount: '10.000' }, { currency: 'KWD' })),
    ).toEqual(expect.not.arrayContaining(['APPLE_PAY']));
  });

  test('is only what can hold money, for a hold', async () => {
    const names = await readNames(await payerOf({ scheme: 'AUTH' }));
    expect(names).toContain('APPLE_PAY');
    expect(names).not.toContain('IRIS');
    expect(names).not.toContain('SEPA_CREDIT_TRANSFER');
  });

  test('is what it names, in the order of the company', async () => {
    await owner.api.pspProfiles.savePaymentMethodGroups({
      body: [
        { name: 'BANK_TRANSFER_GR', enabled: true },
        { name: 'WALLETS', enabled: true, methods: [{ name: 'GOOGLE_PAY', enabled: true }] },
      ],
    });
    const payer = await payerOf({ methods: ['VISA', 'APPLE_PAY', 'GOOGLE_PAY', 'IRIS'] });
    expect(await readNames(payer)).toEqual(['IRIS', 'GOOGLE_PAY', 'APPLE_PAY', 'VISA']);
    expect((await payer.view()).cardTypes).toEqual(['visa']);
  });
});

describe('a card', () => {
  test('of any brand is taken by a payment that names none, or all of them', async () => {
    for (const methods of [[], ['CARDS']])
      expect((await (await payerOf({ methods })).pay(mastercard)).body.status).toBe('CHARGED');
  });

  test('of another brand than the payment names is refused, and nothing is charged', async () => {
    const payer = await payerOf({ methods: ['MASTERCARD', 'MAESTRO'] });
    expect((await payer.view()).cardTypes.toSorted()).toEqual(['maestro', 'mastercard']);
    expect(await payer.give(cards.good, 0)).toMatchObject(refusedAt('number', 'cardNotTaken'));
    expect(await payer.view()).toMatchObject({ attempts: 0, status: 'LINK_CREATED', card: null });
    expect((await payer.pay(mastercard)).body.status).toBe('CHARGED');
  });

  test('of an unknown brand counts for the methods without number ranges', async () => {
    expect((await (await payerOf({ methods: ['JCB'] })).pay(jcb)).body.status).toBe('CHARGED');
    expect((await (await payerOf({ methods: ['VISA'] })).give(jcb, 0)).status).toBe(400);
  });

  test('is refused where only a wallet is taken', async () => {
    const payer = await payerOf({ methods: ['APPLE_PAY'] });
    expect((await payer.view()).cardTypes).toEqual([]);
    expect(await payer.pay(mastercard)).toMatchObject(refusedAt('number', 'cardNotTaken'));
  });

  test('that the company switched off after the link went out is refused', async () => {
    const payer = await payerOf();
    await choose(['VISA']);
    expect((await payer.view()).cardTypes).not.toContain('visa');
    expect(await payer.pay(cards.good)).toMatchObject(refusedAt('number', 'cardNotTaken'));
    await choose([]);
    expect((await payer.pay(cards.good)).body.status).toBe('CHARGED');
  });
});

describe('a wallet', () => {
  const pay = async (payer: ReturnType<typeof payerAt>, token: string) =>
    payer.post('/card', { cardToken: token, attempt: (await payer.view()).attempts });

  test('pays with the card that was chosen in its sheet', async () => {
    const { id, link } = await makeLink(owner, { methods: ['APPLE_PAY'] });
    const payer = payerAt(app, link);
    expect((await pay(payer, await walletToken('APPLE_PAY'))).body).toMatchObject({
      status: 'CHARGED',
      paidIn: 'Apple Pay',
      card: { type: 'visa', lastFour: '4242' },
    });
    expect(await owner.api.payments.get({ id })).toMatchObject({ method: 'APPLE_PAY' });
  });

  test('that the payment does not offer is refused', async () => {
    const payer = await payerOf({ methods: ['GOOGLE_PAY'] });
    expect(await pay(payer, await walletToken('APPLE_PAY'))).toMatchObject(
      refusedAt('method', 'methodNotTaken'),
    );
    expect(await payer.view()).toMatchObject({ attempts: 0, status: 'LINK_CREATED' });
  });

  test('whose card is declined leaves every other way open', async () => {
    const payer = await payerOf();
    expect((await pay(payer, await walletToken('GOOGLE_PAY', cards.poor))).body).toMatchObject({
      status: 'DECLINED',
      payable: true,
    });
    expect((await payer.pay(cards.good)).body).toMatchObject({ status: 'CHARGED', paidIn: null });
  });
});

describe('a bank of its own page', () => {
  const begin = async (changes: Parameters<typeof makeLink>[1] = {}) => {
    const payer = await payerOf(changes);
    const { body } = await payer.post('/method', { method: 'IRIS', attempt: 0 });
    expect(body).toMatchObject({ status: 'PROCESSING', payable: false, action: { kind: 'REDIRECT' } });
    return payer;
  };

  test('is paid when the payer approves there', async () => {
    const payer = await begin();
    expect((await payer.atBank('approve')).body).toMatchObject({
      status: 'CHARGED',
      paidIn: 'IRIS',
      card: null,
    });
  });

  test('that is refused or left leaves every other way open', async () => {
    const refused = await begin();
    expect((await refused.atBank('refuse')).body).toMatchObject({ status: 'DECLINED', payable: true });
    const left = await begin();
    expect((await left.post('/another-way', {})).body).toMatchObject({ status: 'DECLINED', payable: true });
    expect((await left.pay(cards.good)).body.status).toBe('CHARGED');
  });

  test('that approved before the payer left is paid once', async () => {
    const payer = await begin();
    await payer.atBank('approve');
    expect((await payer.post('/another-way', {})).body.status).toBe('CHARGED');
  });

  test('is refused where the payment does not offer it, and where it is no way of its own', async () => {
    const payer = await payerOf({ methods: ['VISA', 'APPLE_PAY'] });
    for (const method of ['IRIS', 'VISA', 'APPLE_PAY', 'nothing'])
      expect(await payer.post('/method', { method, attempt: 0 })).toMatchObject(
        refusedAt('method', 'methodNotTaken'),
      );
    await choose(['IRIS'], 'BANK_TRANSFER_GR');
    const late = await payerOf();
    expect((await late.post('/method', { method: 'IRIS', attempt: 0 })).status).toBe(400);
  });
});

test('a transfer has its account and reference, and may arrive a day later', async () => {
  const { id, link } = await makeLink(owner);
  const payer = payerAt(app, link);
  const { body } = await payer.post('/method', { method: 'SEPA_CREDIT_TRANSFER', attempt: 0 });
  expect(body).toMatchObject({
    status: 'PROCESSING',
    action: {
      kind: 'TRANSFER',
      beneficiary: 'Aegean House S.A.',
      iban: expect.stringMatching(/^GR\d{25}$/),
      reference: expect.any(String),
    },
  });
  await payer.atBank('later');
  await app.clock.advance(86_400_000);
  await app.psp.simulator?.follow(app.clock.now());
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  expect(await owner.api.payments.get({ id })).toMatchObject({
    status: 'CHARGED',
    method: 'SEPA_CREDIT_TRANSFER',
  });
});

test('a token cannot be guessed', async () => {
  expect(await cardToken(app, card(cards.good))).toMatch(/^tok_[\w-]{32}$/);
});
