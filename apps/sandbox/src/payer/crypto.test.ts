import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payments, pspProfiles } from '../database/schema.ts';
import { newSecret } from '../ids.ts';
import { AEGEAN } from '../seed/companies.ts';
import { cards, makeLink, makeOrder, payerAt, paymentDraft } from '../testing/payments.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  await app.db.insert(pspProfiles).values({
    id: 'psp-aegean-crypto',
    businessProfileId: AEGEAN,
    type: 'WALLET',
    projectId: '40119',
    features: ['LINK'],
    currencies: ['EUR'],
    paymentMethod: 'CRYPTO',
    secretKey: newSecret(),
  });
});
afterAll(() => app.close());

const linked = async (changes: Parameters<typeof makeLink>[1] = {}) => {
  const { id, link } = await makeLink(owner, changes);
  return { id, payer: payerAt(app, link) };
};
const list = (id: string) => owner.api.transactions.list({ id });
const open = (url: string, language = 'en') =>
  app.app.request(url, { headers: { 'accept-language': language } });
const coins = async (payer: ReturnType<typeof payerAt>) =>
  (await payer.view()).methods
    .filter(({ way }) => way === 'CRYPTO')
    .map(({ name, title }) => ({ name, title }));
const bitcoin = { method: 'BITCOIN', attempt: 0 };
const refused = { error: { code: 'INVALID_VALUE', params: { fields: { method: 'methodNotTaken' } } } };
const address = expect.stringMatching(new RegExp(`^${ORIGIN}/sandbox/explorer/[0-9a-f]{64}$`));

// Specification 3.33
test('a payment in a cryptocurrency is charged without a card, and the blockchain shows it', async () => {
  const { id, payer } = await linked();
  expect(await coins(payer)).toContainEqual({ name: 'BITCOIN', title: 'Bitcoin' });
  const { status, body } = await payer.post('/method', bitcoin);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'CHARGED',
    payable: false,
    card: null,
    paidIn: 'Bitcoin',
    attempts: 1,
  });
  expect(await owner.api.payments.get({ id })).toMatchObject({
    status: 'CHARGED',
    capturedAmount: '1000.00',
    method: 'BITCOIN',
    card: null,
    transactionId: `pp_${id}`,
  });

  const [charge] = await list(id);
  expect(charge).toMatchObject({ type: 'CHARGE', status: 'APPROVED', card: null, blockchainUrl: address });
  const page = await open(charge?.blockchainUrl ?? '');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  const text = await page.text();
  for (const word of ['Payment in cryptocurrency', '1,000.00', 'UTC', charge?.blockchainUrl?.slice(-64)])
    expect(text).toContain(word);
  expect(text).not.toContain('Papadopoulou');
  expect(await (await open(charge?.blockchainUrl ?? '', 'ru')).text()).toContain('Платёж в криптовалюте');
});

test('a refund has its own place in the blockchain', async () => {
  const { id, payer } = await linked();
  await payer.post('/method', bitcoin);
  const refund = await owner.api.transactions.create(
    { id, body: { type: 'refund', amount: '250.00' } },
    withKey(),
  );
  expect(refund).toMatchObject({ type: 'REFUND', status: 'APPROVED', card: null, blockchainUrl: address });
  const [, charge] = await list(id);
  expect(refund.blockchainUrl).not.toBe(charge?.blockchainUrl);
  const text = await (await open(refund.blockchainUrl ?? '')).text();
  for (const word of ['Refund in cryptocurrency', '250.00']) expect(text).toContain(word);
  expect(await owner.api.payments.get({ id })).toMatchObject({ method: 'BITCOIN', refundedAmount: '250.00' });
});

test('a second press changes nothing, also at the same moment', async () => {
  const { id, payer } = await linked();
  const [first, second] = await Promise.all([
    payer.post('/method', bitcoin),
    payer.post('/method', { ...bitcoin, method: 'USDT' }),
  ]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect((await payer.post('/method', bitcoin)).status).toBe(200);
  expect(await list(id)).toHaveLength(1);
  // A page that knows of the first attempt learns that the payment is over.
  expect(await payer.post('/method', { ...bitcoin, attempt: 1 })).toMatchObject({ status: 409 });
  expect(await owner.api.payments.get({ id })).toMatchObject({ capturedAmount: '1000.00' });
});

test('a cryptocurrency can follow a declined card, and is then the method', async () => {
  const { id, payer } = await linked();
  expect((await payer.pay(cards.poor)).body.status).toBe('DECLINED');
  const { body } = await payer.post('/method', { ...bitcoin, attempt: 1 });
  expect(body).toMatchObject({ status: 'CHARGED', reason: null, card: null });
  expect(await owner.api.payments.get({ id })).toMatchObject({ method: 'BITCOIN', card: null });
  const [charge, declined] = await list(id);
  expect(charge?.blockchainUrl).toEqual(address);
  expect(declined).toMatchObject({ status: 'DECLINED', blockchainUrl: null });
});

test('a card leaves nothing in the blockchain', async () => {
  const { id, payer } = await linked();
  await payer.pay(cards.good);
  expect(await list(id)).toMatchObject([{ status: 'APPROVED', blockchainUrl: null }]);
  expect(await owner.api.payments.get({ id })).toMatchObject({ method: 'VISA' });
});

test('only the cryptocurrencies a payment names are accepted', async () => {
  const { id, payer } = await linked({ methods: ['VISA', 'USDT'] });
  expect(await coins(payer)).toEqual([{ name: 'USDT', title: 'Tether (USDT)' }]);
  for (const method of ['BITCOIN', 'VISA', 'CRYPTO', 'nothing'])
    expect(await payer.post('/method', { method, attempt: 0 })).toMatchObject({
      status: 400,
      body: { meta: refused },
    });
  expect(await payer.view()).toMatchObject({ status: 'LINK_CREATED', attempts: 0 });
  expect(await list(id)).toEqual([]);
  expect((await payer.post('/method', { method: 'USDT', attempt: 0 })).body.status).toBe('CHARGED');
  const grouped = await linked({ methods: ['CRYPTO'] });
  expect((await coins(grouped.payer)).map(({ name }) => name)).toContain('USDC');
});

test('a hold, a terminal and another currency accept none', async () => {
  const hold = await linked({ scheme: 'AUTH' });
  const order = await makeOrder(owner);
  const { lifetime: _, ...draft } = paymentDraft(order.id);
  const body = { ...draft, orderId: order.id, amount: '10.00', type: 'PAYMENT_VPOS' } as const;
  const { link } = await owner.api.payments.create({ body }, withKey());
  const dollars = await makeLink(owner, { currency: 'USD' }, { currency: 'USD' });
  for (const payer of [hold.payer, payerAt(app, link), payerAt(app, dollars.link)]) {
    expect(await coins(payer)).toEqual([]);
    expect(await payer.post('/method', bitcoin)).toMatchObject({ status: 400, body: { meta: refused } });
  }
});

test('what the company switches off is refused by earlier links too', async () => {
  const { payer } = await linked();
  await owner.api.pspProfiles.savePaymentMethodGroups({ body: [{ name: 'CRYPTO', enabled: false }] });
  expect(await coins(payer)).toEqual([]);
  expect(await payer.post('/method', bitcoin)).toMatchObject({ status: 400, body: { meta: refused } });
  await owner.api.pspProfiles.savePaymentMethodGroups({ body: [] });
  expect((await payer.post('/method', bitcoin)).body.status).toBe('CHARGED');
});

test('an unknown hash is not found, and a faulty request says what is wrong', async () => {
  for (const hash of ['0'.repeat(64), 'nothing', '%00', '<b>']) {
    const page = await open(`${ORIGIN}/sandbox/explorer/${encodeURIComponent(hash)}`);
    expect(page.status).toBe(404);
    expect(await page.text()).not.toContain('<b>');
  }
  expect(await (await open(`${ORIGIN}/sandbox/explorer/1`, 'el')).text()).toContain('Δεν υπάρχει');
  const { id, payer } = await linked();
  expect(await payer.post('/method', { attempt: 0 })).toMatchObject({
    status: 400,
    body: { meta: { error: { params: { fields: { method: 'required' } } } } },
  });
  const [row] = await app.db.select().from(payments).where(eq(payments.id, id));
  expect(row?.chosenMethod).toBe('');
});
