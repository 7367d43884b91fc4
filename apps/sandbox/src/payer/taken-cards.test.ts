import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { card, cards, makeLink, payerAt } from '../testing/payments.ts';
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

const readPayer = async (methods: string[], currency = 'EUR') =>
  payerAt(app, (await makeLink(owner, { methods, currency }, { currency })).link);

/** Disables card methods for all payments of the company; an empty list undoes it. */
const choose = (off: readonly string[], enabled = true) =>
  owner.api.pspProfiles.savePaymentMethodGroups({
    body:
      off.length === 0 && enabled
        ? []
        : [{ name: 'CARDS', enabled, methods: off.map((name) => ({ name, enabled: false })) }],
  });

const refused = { code: 'INVALID_VALUE', params: { fields: { number: 'cardNotTaken' } } };

test('any card is accepted by a payment that names none, or all of them', async () => {
  for (const methods of [[], ['CARDS']]) {
    const payer = await readPayer(methods);
    expect((await payer.view()).takenCards).toEqual([]);
    expect((await payer.pay(mastercard)).body.status).toBe('CHARGED');
  }
});

test('a payment that names its cards accepts only those, and lists them', async () => {
  const payer = await readPayer(['MASTERCARD', 'MAESTRO']);
  expect((await payer.view()).takenCards).toEqual(['Mastercard', 'Maestro']);
  const { status, body } = await payer.post('/card', { ...card(cards.good), attempt: 0 });
  expect(status).toBe(400);
  expect(body.meta).toMatchObject({ error: refused });
  expect(await payer.view()).toMatchObject({ attempts: 0, status: 'LINK_CREATED', card: null });
  expect((await payer.pay(mastercard)).body.status).toBe('CHARGED');
});

test('a card of an unknown brand counts for the methods without number ranges', async () => {
  expect((await (await readPayer(['JCB'])).pay(jcb)).body.status).toBe('CHARGED');
  const { status } = await (await readPayer(['VISA'])).post('/card', { ...card(jcb), attempt: 0 });
  expect(status).toBe(400);
});

test('methods the company disables are refused by every payment, earlier ones too', async () => {
  const payer = await readPayer([]);
  await choose(['VISA']);
  const { takenCards } = await payer.view();
  expect(takenCards).toContain('Mastercard');
  expect(takenCards).not.toContain('Visa');
  expect((await payer.post('/card', { ...card(cards.good), attempt: 0 })).body.meta).toMatchObject({
    error: refused,
  });
  await choose([]);
  expect((await payer.pay(cards.good)).body.status).toBe('CHARGED');
});

test('any card is accepted where only wallets or banks were chosen', async () => {
  const payer = await readPayer(['APPLE_PAY']);
  expect((await payer.view()).takenCards).toEqual([]);
  expect((await payer.pay(cards.good)).body.status).toBe('CHARGED');
  const other = await readPayer([]);
  await choose([], false);
  expect((await other.pay(cards.good)).body.status).toBe('CHARGED');
});
