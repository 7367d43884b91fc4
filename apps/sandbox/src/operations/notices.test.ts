import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cards, makeLink, payerAt } from '../testing/payments.ts';
import { type Browser, createTestApp, ORIGIN, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

const send = async (body: string, headers: Record<string, string>) =>
  (await app.app.request(`${ORIGIN}/psp/notices`, { method: 'POST', body, headers })).status;
const sign = (body: string, at: number, secret = 'a secret of the tests') => {
  const seconds = Math.floor(at / 1000);
  const mac = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return { 'psp-signature': `t=${seconds},v1=${mac}` };
};

/** A payment whose bank is slow, and its operation at the PSP. */
async function submitted() {
  const { id, link } = await makeLink(owner);
  await payerAt(app, link).pay(cards.hours);
  const [operation] = (await app.psp.psp.readReference(id)) ?? [];
  if (!operation) throw new Error('Nothing was submitted');
  const tell = (changes: object) => {
    const body = JSON.stringify({
      operation: { ...operation, revision: operation.revision + 1, ...changes },
    });
    return send(body, sign(body, Date.now()));
  };
  return { id, operation, tell, payment: () => owner.api.payments.get({ id }) };
}

test('a signed notice is applied once, however often it comes', async () => {
  const { id, tell, payment } = await submitted();
  expect((await payment()).status).toBe('PROCESSING');
  const approved = { status: 'APPROVED', authCode: '731904' };
  const sent = await Promise.all([tell(approved), tell(approved), tell(approved)]);
  expect(sent).toEqual([204, 204, 204]);
  expect(await payment()).toMatchObject({ status: 'CHARGED', capturedAmount: '1000.00' });
  expect(await tell({ status: 'DECLINED', reason: 'DO_NOT_HONOUR', revision: 99 })).toBe(204);
  expect((await payment()).status).toBe('CHARGED');
  expect(await owner.api.transactions.list({ id })).toHaveLength(1);
});

test('an older notice after a newer one changes nothing', async () => {
  const { operation, tell, payment } = await submitted();
  await tell({ status: 'DECLINED', reason: 'DO_NOT_HONOUR', revision: operation.revision + 5 });
  expect((await payment()).status).toBe('DECLINED');
  await tell({ status: 'PENDING', revision: operation.revision + 4 });
  expect((await payment()).status).toBe('DECLINED');
});

test('a notice of another amount, or of another payment, is a fault and changes nothing', async () => {
  const { tell, payment } = await submitted();
  for (const other of [{ amount: '1.00' }, { currency: 'USD' }, { type: 'REFUND' }, { reference: 'another' }])
    expect(await tell({ status: 'APPROVED', ...other })).toBe(500);
  expect((await payment()).status).toBe('PROCESSING');
  expect(await tell({ status: 'APPROVED' })).toBe(204);
  expect((await payment()).status).toBe('CHARGED');
});

test('a forged, an old or an unsigned notice is refused and changes nothing', async () => {
  const { operation, payment } = await submitted();
  const body = JSON.stringify({ operation: { ...operation, status: 'APPROVED', revision: 9 } });
  const signature = sign(body, Date.now())['psp-signature'];
  for (const headers of [
    {},
    sign(body, Date.now(), 'another secret of the tests'),
    sign(body, Date.now() - 301_000),
    sign(body, Date.now() + 301_000),
    { 'psp-signature': signature.replace('t=', 't=1') },
    { 'psp-signature': signature.slice(0, -1) },
    { 'psp-signature': 't=1,v1=' },
  ])
    expect(await send(body, headers)).toBe(401);
  expect(await send(body.replace('1000.00', '9000.00'), { 'psp-signature': signature })).toBe(401);
  expect((await payment()).status).toBe('PROCESSING');
});

test('a notice of an operation that nobody asked for changes nothing', async () => {
  const { operation, payment } = await submitted();
  const body = JSON.stringify({
    operation: { ...operation, id: 'op_unknown', status: 'APPROVED', revision: 9 },
  });
  expect(await send(body, sign(body, Date.now()))).toBe(204);
  expect((await payment()).status).toBe('PROCESSING');
});

test('what a broken line swallowed is asked for, and a follow-up that never arrived is sent again', async () => {
  const { id, link } = await makeLink(owner);
  const payer = payerAt(app, link);
  app.psp.line.state = 'deaf';
  try {
    // The card's token comes from the frame, which the line does not concern; its mask is asked for before.
    expect((await payer.pay(cards.good)).status).toBe(409);
  } finally {
    app.psp.line.state = 'up';
  }
  await payer.pay(cards.good);
  const refund = () =>
    owner.api.paymentActions.act(
      { id, actionId: 'refund', body: { amount: '100.00' } },
      { idempotencyKey: crypto.randomUUID() },
    );
  app.psp.line.state = 'down';
  try {
    expect(await refund()).toMatchObject({ status: 'CHARGED', refundedAmount: '0.00' });
  } finally {
    app.psp.line.state = 'up';
  }
  await expect(refund()).rejects.toMatchObject({ code: 'OPERATION_PENDING' });
  await owner.api.paymentActions.update({ id, body: {} }, { idempotencyKey: crypto.randomUUID() });
  expect(await owner.api.payments.get({ id })).toMatchObject({ refundedAmount: '100.00' });
});
