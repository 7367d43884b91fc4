import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Services } from '../context.ts';
import { pspOperations } from '../database/schema.ts';
import { byCard, readCard } from '../payer/means.ts';
import { pay } from '../payer/pay.ts';
import { runDue } from '../scheduler/run-due.ts';
import { recordAtPsp } from '../seed/record-at-psp.ts';
import { card, cards, cardToken, getServices, makeLink, payerAt } from '../testing/payments.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestPsp } from '../testing/test-psp.ts';
import { applyAnswer } from './apply-answer.ts';
import { readOperations } from './operation-rows.ts';
import { sendLeftOperations } from './send-operations.ts';

const MINUTE = 60_000;

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

/** A payer pays, and the server is killed: before it takes the errand up, or after that and before the PSP gets it. */
async function killed(moment: 'before' | 'after', number = cards.good) {
  const { id, link } = await makeLink(owner);
  const services = getServices(app);
  const dying: Services = {
    ...services,
    psp: { ...services.psp, submit: () => Promise.reject(new Error('The server was killed')) },
  };
  const means = byCard(await readCard(services, await cardToken(app, card(number))));
  await expect(pay(dying, link?.split('/').at(-1) ?? '', means, 0)).rejects.toThrow('killed');
  if (moment === 'before') await change(id, { errand: 'SUBMIT', sentAt: null });
  const [operation] = await readOperations(app.db, id);
  if (!operation?.request) throw new Error('Nothing was written down');
  return { id, request: operation.request, payment: () => owner.api.payments.get({ id }) };
}

const change = (paymentId: string, changes: Partial<typeof pspOperations.$inferSelect>) =>
  app.db.update(pspOperations).set(changes).where(eq(pspOperations.paymentId, paymentId));

async function after(milliseconds: number) {
  await app.clock.advance(milliseconds);
  for (const _ of [1, 2]) await runDue(getServices(app));
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
}

describe('a charge that a killed server', () => {
  test('had not taken up is sent once by the next', async () => {
    const { id, payment } = await killed('before');
    await Promise.all([runDue(getServices(app)), runDue(getServices(app))]);
    expect(await payment()).toMatchObject({ status: 'CHARGED', capturedAmount: '1000.00' });
    expect(await app.psp.psp.readReference(id)).toHaveLength(1);
  });

  test('had taken up and never sent fails, and counts if it arrives after all', async () => {
    const { id, request, payment } = await killed('after');
    await after(5 * MINUTE);
    await after(MINUTE);
    expect(await payment()).toMatchObject({ status: 'ERROR', capturedAmount: '0.00' });
    expect(await app.psp.psp.readReference(id)).toEqual([]);

    const late = await app.psp.psp.submit(request);
    if (late) await applyAnswer(getServices(app), late);
    expect(await payment()).toMatchObject({ status: 'CHARGED', capturedAmount: '1000.00' });
    if (late) await applyAnswer(getServices(app), { ...late, status: 'DECLINED', revision: 99 });
    expect((await payment()).status).toBe('CHARGED');
    expect(await owner.api.transactions.list({ id })).toHaveLength(1);
  });

  test('ended before the outbox was made stays as it is', async () => {
    const { id, request, payment } = await killed('after');
    await change(id, { request: null, errand: null, answered: true, outcome: 'ERROR' });
    const late = await app.psp.psp.submit(request);
    if (late) await applyAnswer(getServices(app), late);
    expect((await payment()).capturedAmount).toBe('0.00');
    await change(id, { request });
    if (late) await applyAnswer(getServices(app), late);
    expect((await payment()).status).toBe('CHARGED');
  });

  test('left is sent although errands of others fail', async () => {
    const stuck = [await killed('after'), await killed('after')];
    // The PSP refuses to cancel what it does not know.
    for (const { id } of stuck) await change(id, { errand: 'CANCEL', outcome: 'CHALLENGE', sentAt: null });
    const { payment } = await killed('before');
    expect(await sendLeftOperations(getServices(app))).toEqual(
      stuck.map(() => expect.objectContaining({ message: 'The PSP refused a cancellation with 404' })),
    );
    expect((await payment()).status).toBe('CHARGED');
    for (const { id } of stuck) await change(id, { errand: null, outcome: 'ERROR', answered: true });
  });

  test('left is no record of the PSP that lost its own', async () => {
    const { id, link } = await makeLink(owner);
    await payerAt(app, link).pay(cards.good);
    const left = await killed('before', cards.poor);
    const fresh = createTestPsp(app.clock, async () => new Response());
    await recordAtPsp({ ...getServices(app), ...fresh });
    expect(await fresh.psp.readReference(id)).toMatchObject([{ type: 'CHARGE', status: 'APPROVED' }]);
    expect(await fresh.psp.readReference(left.id)).toEqual([]);
    fresh.close();

    await runDue(getServices(app));
    expect((await left.payment()).status).toBe('DECLINED');
  });
});

test('what the PSP has and Deck does not is shown as a difference', async () => {
  const { id, link } = await makeLink(owner);
  await payerAt(app, link).pay(cards.good);
  const state = () => owner.api.paymentActions.externalState({ id });
  expect(await state()).toMatchObject({ inSync: true, operations: [{ applied: true }] });
  const [charge] = (await app.psp.psp.readReference(id)) ?? [];
  if (!charge) throw new Error('Nothing was charged');
  const refund = { ...charge, id: 'op_by_hand', type: 'REFUND', amount: '50.00' } as const;
  await app.psp.simulator?.record({ operations: [refund], cards: [] });
  expect(await state()).toMatchObject({
    inSync: false,
    operations: [
      { pspOperationId: 'op_by_hand', type: 'REFUND', amount: '50.00', currency: 'EUR', applied: false },
      { applied: true },
    ],
  });
});
