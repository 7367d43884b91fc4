import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '../database/schema.ts';
import { AEGEAN } from '../seed/companies.ts';
import { cards, makeLink, makeOrder, payerAt } from '../testing/payments.ts';
import { someone } from '../testing/people.ts';
import { getRefusal } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';
import { settle, ZELDA } from './testing/whole-guest.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await someone(app, 'eva', 'OWNER', [AEGEAN]);
});
afterAll(() => app.close());

const erase = (id: string) => owner.api.guests.erase({ id });
const ivan = { ...ZELDA, firstName: 'Ivan', email: 'ivan@shared.example', phone: '' };

describe('while money moves, an erasure is refused:', () => {
  test('an open link', async () => {
    const { orderId, number } = await makeLink(owner, {}, { customer: ivan });
    expect(await getRefusal(erase(orderId))).toMatchObject({
      code: 'GUEST_MONEY_MOVING',
      params: { payments: number },
    });
    const [order] = await app.db.select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({ customerFirstName: 'Ivan', erasedAt: null });
  });

  test('a hold, of any order of the guest', async () => {
    const customer = { ...ivan, firstName: 'Held' };
    const { orderId, number, link } = await makeLink(owner, { scheme: 'AUTH' }, { customer });
    await payerAt(app, link).pay(cards.good);
    const other = await makeOrder(owner, { customer });
    expect(await getRefusal(erase(other.id))).toMatchObject({ params: { payments: number } });
    expect(
      (
        await owner.api.payments.get({
          id: (await owner.api.guests.get({ id: orderId })).payments[0]?.id ?? '',
        })
      ).status,
    ).toBe('AUTHORIZED');
  });

  test('a scheduled step', async () => {
    const scheduled = {
      sendAt: '2026-11-22T12:00',
      channel: 'EMAIL',
      recipient: 'later@shared.example',
    } as const;
    const { orderId } = await makeLink(owner, scheduled, { customer: { ...ivan, firstName: 'Later' } });
    expect(await getRefusal(erase(orderId))).toMatchObject({ code: 'GUEST_MONEY_MOVING' });
  });

  test('a receipt that is not issued, and is allowed once it is', async () => {
    const { orderId, link } = await makeLink(owner, {}, { customer: { ...ivan, firstName: 'Fiscal' } });
    await payerAt(app, link).pay(cards.good);
    expect(await getRefusal(erase(orderId))).toMatchObject({ code: 'GUEST_MONEY_MOVING' });
    await settle(app);
    expect(await erase(orderId)).toMatchObject({ orders: 1 });
  });

  test('an open split link, and no longer once the order is canceled', async () => {
    const { id, externalId } = await makeOrder(owner, {
      customer: { ...ivan, firstName: 'Split' },
      split: true,
    });
    expect(await getRefusal(erase(id))).toMatchObject({ params: { payments: externalId } });
    await owner.api.orders.cancel({ id, body: { reason: 'CANCELED', comment: '' } }, withKey());
    expect(await erase(id)).toMatchObject({ orders: 1 });
  });
});
