import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Operation } from './operation.ts';
import { createSimulator, type Simulator } from './simulator.ts';
import { testCards } from './test-cards.ts';

const ORIGIN = 'http://localhost:4001';
let psp: Simulator;
let now: Date;
let notices: { body: string; signature: string }[];
let isUp: boolean;

beforeEach(() => {
  now = new Date('2026-11-20T07:41:00Z');
  notices = [];
  isUp = true;
  psp = createSimulator({
    file: ':memory:',
    origin: ORIGIN,
    key: 'key',
    secret: 'secret',
    now: () => now,
    post: async (body, signature) => {
      if (isUp) notices.push({ body, signature });
      return isUp;
    },
  });
});
afterEach(() => psp.close());

const call = async (method: string, path: string, body?: unknown, key = 'key') => {
  const response = await psp.fetch(
    new Request(`${ORIGIN}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  );
  return { status: response.status, body: await response.json().catch(() => undefined) };
};
const tokenOf = async (number: string): Promise<string> => {
  const card = { number, expirationMonth: 8, expirationYear: 2028, cvc: '123', holder: 'MARIA' };
  return (await call('POST', '/frame/tokens', card)).body.token;
};
let last = 0;
const first = async (
  number: string,
  changes: { readonly type?: 'AUTHORIZE'; readonly canConfirm?: boolean } = {},
) => ({
  id: `op_${++last}`,
  reference: 'payment-1',
  type: 'CHARGE',
  amount: '100.00',
  currency: 'EUR',
  source: { token: await tokenOf(number) },
  returnUrl: 'http://localhost:4000/pay/abc',
  canConfirm: true,
  ...changes,
});
const followUp = (type: string, amount: string) => ({
  id: `op_${++last}`,
  reference: 'payment-1',
  type,
  amount,
  currency: 'EUR',
});
const submit = (request: unknown) => call('POST', '/v1/operations', request);
const later = async (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
  await psp.deliver();
};
const noticed = (): Operation[] => notices.map(({ body }) => JSON.parse(body).operation);

test('an operation happens once for its id, and another request with that id is refused', async () => {
  const request = await first('4242424242424242');
  const { body } = await submit(request);
  expect(body).toMatchObject({ status: 'APPROVED', card: { number: '424242••••••4242', type: 'visa' } });
  expect((await submit(request)).body).toEqual(body);
  expect(await submit({ ...request, amount: '99.00' })).toEqual({
    status: 409,
    body: { error: 'ID_REUSED' },
  });
  expect((await call('GET', '/v1/references/payment-1')).body.operations).toHaveLength(1);
});

test.each(testCards.filter(({ behaviour }) => behaviour.kind === 'decline'))(
  'the card $number is declined',
  async ({ number, behaviour }) => {
    const { body } = await submit(await first(number));
    expect(body).toMatchObject({ status: 'DECLINED', authCode: null });
    expect(behaviour).toEqual({ kind: 'decline', reason: body.reason });
  },
);

test('an amount that is none in its currency is refused and begins nothing', async () => {
  const request = await first('4242424242424242');
  for (const wrong of [
    { amount: '10.0000' },
    { amount: 'abc' },
    { currency: 'QQQ' },
    { amount: '10.5', currency: 'JPY' },
  ])
    expect((await call('POST', '/v1/operations', { ...request, ...wrong })).status).toBe(400);
  expect((await call('GET', `/v1/operations/${request.id}`)).status).toBe(404);
});

test('a slow outcome comes by a signed notice, which is sent again until it is taken', async () => {
  const { body } = await submit(await first('4000000000000259'));
  expect(body).toMatchObject({ status: 'PENDING', decidedAt: null });
  await later(7_000);
  expect(notices).toEqual([]);
  isUp = false;
  await later(1_000);
  isUp = true;
  await later(1_000);
  const [{ body: text, signature } = { body: '', signature: '' }] = notices;
  expect(noticed()).toMatchObject([{ id: body.id, status: 'APPROVED', revision: body.revision + 1 }]);
  const [seconds, mac] = signature.match(/^t=(\d+),v1=([0-9a-f]{64})$/)?.slice(1) ?? [];
  expect(mac).toBe(createHmac('sha256', 'secret').update(`${seconds}.${text}`).digest('hex'));
  await later(3_600_000);
  expect(notices).toHaveLength(1);
});

test('a lost answer is given only when it is asked for', async () => {
  const request = await first('4000000000000341');
  expect((await submit(request)).status).toBe(504);
  await later(86_400_000);
  expect(notices).toEqual([]);
  expect((await call('GET', `/v1/operations/${request.id}`)).body).toMatchObject({ status: 'APPROVED' });
});

test('a notice may come twice, and the notice of the beginning after that of the end', async () => {
  await submit(await first('4000000000000077'));
  await later(5_000);
  expect(noticed().map(({ status }) => status)).toEqual(['APPROVED', 'APPROVED']);
  notices = [];
  await submit(await first('4000000000000085'));
  await later(5_000);
  const [end, beginning] = noticed();
  expect([end?.status, beginning?.status]).toEqual(['APPROVED', 'PENDING']);
  expect(end?.revision).toBeGreaterThan(beginning?.revision ?? 0);
});

test('a hold is captured in parts and the rest is let go; more than it holds is declined', async () => {
  await submit(await first('4242424242424242', { type: 'AUTHORIZE' }));
  const over = await submit(followUp('CAPTURE', '100.01'));
  expect(over.body).toMatchObject({ status: 'DECLINED', reason: 'LIMIT_EXCEEDED' });
  expect((await submit(followUp('CAPTURE', '60.00'))).body.status).toBe('APPROVED');
  expect((await submit(followUp('VOID', '40.00'))).body.status).toBe('APPROVED');
  expect((await submit(followUp('CAPTURE', '0.01'))).body.status).toBe('DECLINED');
  expect((await submit(followUp('REFUND', '60.01'))).body.status).toBe('DECLINED');
  expect((await submit(followUp('REFUND', '60.00'))).body.status).toBe('APPROVED');
  expect(await submit({ ...followUp('REFUND', '1.00'), reference: 'nobody' })).toMatchObject({ status: 404 });
});

test('the cardholder confirms on the bank’s page, refuses, or answers a day later', async () => {
  for (const [answer, status] of [
    ['approve', 'APPROVED'],
    ['refuse', 'DECLINED'],
    ['later', 'PENDING'],
  ] as const) {
    const { body } = await submit(await first('4000002760003184'));
    expect(body).toMatchObject({
      status: 'ACTION',
      action: { kind: 'REDIRECT', url: `${ORIGIN}/bank/${body.id}` },
    });
    const answered = await call('POST', `/frame/operations/${body.id}/answer`, { answer });
    expect(answered.body).toEqual({ status, returnUrl: 'http://localhost:4000/pay/abc' });
    // A second press changes nothing.
    await call('POST', `/frame/operations/${body.id}/answer`, { answer: 'refuse' });
    expect((await call('GET', `/v1/operations/${body.id}`)).body.status).toBe(status);
  }
  await later(86_400_000);
  expect(noticed().at(-1)?.status).toBe('APPROVED');
});

test('nobody is asked to confirm who is not there', async () => {
  expect((await submit(await first('4000002760003184', { canConfirm: false }))).body.status).toBe('APPROVED');
});

test('billing details continue an operation', async () => {
  const { body } = await submit(await first('4000000000000010'));
  expect(body.action).toEqual({ kind: 'BILLING' });
  const given = { street: 'Voukourestiou 24', postalCode: '10671' };
  expect((await call('POST', `/v1/operations/${body.id}/billing`, given)).body.status).toBe('APPROVED');
});

test('an operation that waits can be canceled, a decided one cannot', async () => {
  const waiting = (await submit(await first('4000002760003184'))).body;
  expect(await call('POST', `/v1/operations/${waiting.id}/cancel`)).toMatchObject({
    status: 200,
    body: { status: 'CANCELED' },
  });
  await call('POST', `/frame/operations/${waiting.id}/answer`, { answer: 'approve' });
  expect((await call('GET', `/v1/operations/${waiting.id}`)).body.status).toBe('CANCELED');
  const done = (await submit(await first('4242424242424242'))).body;
  expect((await call('POST', `/v1/operations/${done.id}/cancel`)).status).toBe(409);
});

test('a transfer has an account and a reference, a cryptocurrency its place in the blockchain', async () => {
  const source = (flow: string) => ({ method: 'X', flow, beneficiary: 'Aegean House S.A.' });
  const transfer = await submit({ ...(await first('4242424242424242')), source: source('TRANSFER') });
  expect(transfer.body).toMatchObject({
    status: 'ACTION',
    method: 'X',
    action: { kind: 'TRANSFER', beneficiary: 'Aegean House S.A.' },
  });
  const crypto = await submit({ ...(await first('4242424242424242')), source: source('CRYPTO') });
  expect(crypto.body).toMatchObject({
    status: 'APPROVED',
    blockchainHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
});

test('a token ends after an hour unless a check kept its card', async () => {
  const [forgotten, kept] = [await first('4242424242424242'), await first('4242424242424242')];
  await submit({ ...kept, id: 'check', type: 'VERIFY', amount: '0.00' });
  await later(3_600_001);
  expect(await submit(forgotten)).toEqual({ status: 404, body: { error: 'UNKNOWN_TOKEN' } });
  expect((await submit(kept)).body.status).toBe('APPROVED');
});

test('the bank’s page speaks the language of the request', async () => {
  const { body } = await submit({ ...(await first('4000002760003184')), language: 'lv' });
  expect(body.action.url).toBe(`${ORIGIN}/bank/${body.id}?language=lv`);
  expect(await submit({ ...(await first('4242424242424242')), language: 'lv&x=1' })).toMatchObject({
    status: 400,
  });
});

test('a token pays once unless a check kept its card', async () => {
  const paid = await first('4242424242424242');
  expect((await submit(paid)).body.status).toBe('APPROVED');
  expect((await submit(paid)).body.status).toBe('APPROVED');
  expect(await submit({ ...paid, id: 'op_again' })).toEqual({
    status: 404,
    body: { error: 'UNKNOWN_TOKEN' },
  });
  const kept = await first('4242424242424242');
  await submit({ ...kept, id: 'op_check', type: 'VERIFY', amount: '0.00' });
  for (const id of ['op_one', 'op_two']) expect((await submit({ ...kept, id })).body.status).toBe('APPROVED');
});

test('a card that cannot be gets a reason for each field, and no token', async () => {
  const card = {
    number: '4242424242424241',
    expirationMonth: 8,
    expirationYear: 2028,
    cvc: '12',
    holder: ' ',
  };
  expect(await call('POST', '/frame/tokens', card)).toEqual({
    status: 400,
    body: { fields: { number: 'cardNumber', cvc: 'cardCvc', holder: 'required' } },
  });
  const old = { ...card, number: '4242424242424242', cvc: '123', holder: 'MARIA', expirationYear: 2025 };
  expect((await call('POST', '/frame/tokens', old)).body.fields).toEqual({ expirationYear: 'cardExpired' });
});

test('without the key nothing opens', async () => {
  const request = await first('4242424242424242');
  expect((await call('POST', '/v1/operations', request, 'other')).status).toBe(401);
  expect((await call('GET', `/v1/cards/${request.source.token}`, undefined, '')).status).toBe(401);
});
