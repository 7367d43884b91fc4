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

/** Switches methods of cards off for every payment of the company; none takes the choice back. */
const choose = (off: readonly string[], enabled = true) =>
  owner.api.pspProfiles.savePaymentMethodGroups({
    body:
      off.length === 0 && enabled
        ? []
        : [{ name: 'CARDS', enabled, methods: off.map((name) => ({ name, enabled: false })) }],
  });

const refused = { code: 'INVALID_VALUE', params: { fields: { number: 'cardNotTaken' } } };

test('any card pays for a payment that names none, or all of them', async () => {
  for (const methods of [[], ['CARDS']]) {
    const payer = await readPayer(methods);
    expect((await payer.view()).takenCards).toEqual([]);
    expect((await payer.pay(mastercard)).body.status).toBe('CHARGED');
  }
});

test('a payment that names its cards takes those alone, and says which', async () => {
  const payer = await readPayer(['MASTERCARD', 'MAESTRO']);
  expect((await payer.view()).takenCards).toEqual(['Mastercard', 'Maestro']);
  const { status, body } = await payer.post('/card', { ...card(cards.good), attempt: 0 });
  expect(status).toBe(400);
  expect(body.meta).toMatchObject({ error: refused });
  expect(await payer.view()).toMatchObject({ attempts: 0, status: 'LINK_CREATED', card: null });
  expect((await payer.pay(mastercard)).body.status).toBe('CHARGED');
});

test('a card nobody recognises by its number counts for the methods that have no number of their own', async () => {
  expect((await (await readPayer(['JCB'])).pay(jcb)).body.status).toBe('CHARGED');
  const { status } = await (await readPayer(['VISA'])).post('/card', { ...card(jcb), attempt: 0 });
  expect(status).toBe(400);
});

test('what the company switches off is taken by no payment, also not by one that was made before', async () => {
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

test('where wallets or banks alone are chosen, a card stands for them', async () => {
  const payer = await readPayer(['APPLE_PAY']);
  expect((await payer.view()).takenCards).toEqual([]);
  expect((await payer.pay(cards.good)).body.status).toBe('CHARGED');
  const other = await readPayer([]);
  await choose([], false);
  expect((await other.pay(cards.good)).body.status).toBe('CHARGED');
});
