import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { letters, orders } from '../database/schema.ts';
import { cards, makeLink, payerAt } from '../testing/payments.ts';
import { getRefusal } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let agent: Browser;

beforeAll(async () => {
  app = await createTestApp();
  agent = await app.signedIn(KATERINA);
});
afterAll(() => app.close());

const KATERINA = 'katerina.vlachou@aegeanhouse.gr';
const MARIA = 'm.papadopoulou@outlook.gr';
const remind = (id: string, key = withKey()) => agent.api.payments.remind({ id }, key);
const code = async (refused: Promise<unknown>) => (await getRefusal(refused)).code;

async function makeSentLink() {
  const made = await makeLink(agent);
  await agent.api.payments.notify(
    { id: made.id, body: { channel: 'EMAIL', recipient: MARIA, withQrcode: true } },
    withKey(),
  );
  return made;
}

const getReminders = (paymentId: string) =>
  app.db
    .select({ recipient: letters.recipient })
    .from(letters)
    .where(and(eq(letters.paymentId, paymentId), eq(letters.kind, 'LINK_REMINDER')));

test('a guest is reminded of a sent link at once, and changes nothing of the payment', async () => {
  const { id } = await makeSentLink();
  expect((await remind(id)).status).toBe('LINK_SENT');
  expect(await getReminders(id)).toHaveLength(1);
});

test('the timeline of the order says who reminded the guest, and at which address', async () => {
  const { id, orderId } = await makeSentLink();
  await remind(id);
  const { timeline } = await agent.api.orders.get({ id: orderId ?? '' });
  expect(timeline.filter(({ type }) => type === 'REMINDER_SENT')).toMatchObject([
    { paymentId: id, author: { kind: 'USER', name: 'Katerina Vlachou' }, detail: MARIA },
  ]);
});

test('a guest is reminded at most once an hour, and hears when again', async () => {
  const { id } = await makeSentLink();
  await remind(id);
  await app.clock.advance(20 * 60_000);
  expect(await getRefusal(remind(id))).toEqual({
    status: 409,
    code: 'REMINDED_RECENTLY',
    params: { minutes: 40 },
  });
  await app.clock.advance(40 * 60_000);
  // The session has ended meanwhile.
  agent = await app.signedIn(KATERINA);
  await remind(id);
});

test('of overlapping requests only one reminds, and a repeated one gets the same answer', async () => {
  const { id } = await makeSentLink();
  const presses = await Promise.allSettled([remind(id), remind(id), remind(id)]);
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const other = await makeSentLink();
  const key = withKey();
  expect(await remind(other.id, key)).toEqual(await remind(other.id, key));
  expect(await getReminders(other.id)).toHaveLength(1);
});

test('nobody is reminded of a link that was never sent, or that is paid', async () => {
  expect(await code(remind((await makeLink(agent)).id))).toBe('LINK_NOT_SENT');
  const { id, link } = await makeSentLink();
  await payerAt(app, link).pay(cards.good);
  expect(await code(remind(id))).toBe('LINK_NOT_ACTIVE');
});

test('nobody is reminded without an e-mail address', async () => {
  const { id, orderId } = await makeSentLink();
  await app.db
    .update(orders)
    .set({ customerEmail: '' })
    .where(eq(orders.id, orderId ?? ''));
  expect(await code(remind(id))).toBe('CUSTOMER_WITHOUT_EMAIL');
});
