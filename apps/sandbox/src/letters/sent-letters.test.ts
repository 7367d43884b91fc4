import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../database/schema.ts';
import type { EmailKind } from '../messaging/email.ts';
import { deliverEmails } from '../scheduler/deliver-emails.ts';
import { orderDraft } from '../testing/drafts.ts';
import { cards, getServices, makeLink, makeOrder, payerAt } from '../testing/payments.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});
afterAll(() => app.close());

const customer = {
  ...orderDraft().customer,
  language: 'en' as const,
  country: 'NO',
  email: 'maria@fjordmail.example',
};
const makePart = (changes: Parameters<typeof makeLink>[1] = {}) =>
  makeLink(owner, { amount: '300.00', ...changes }, { customer });

async function readLetter(paymentId: string, kind: EmailKind) {
  await deliverEmails(getServices(app));
  const [letter] = await app.db
    .select()
    .from(messages)
    .where(and(eq(messages.paymentId, paymentId), eq(messages.kind, kind)))
    .orderBy(desc(messages.id));
  if (!letter) throw new Error(`There is no letter ${kind}`);
  return letter;
}

async function readOrderLetter(kind: EmailKind) {
  await deliverEmails(getServices(app));
  const [letter] = await app.db
    .select()
    .from(messages)
    .where(eq(messages.kind, kind))
    .orderBy(desc(messages.id));
  if (!letter) throw new Error(`There is no letter ${kind}`);
  return letter;
}

const notify = (id: string, channel: 'EMAIL' | 'SMS', recipient: string) =>
  owner.api.payments.notify({ id, body: { channel, recipient, withQrcode: false } }, withKey());

test('a link asks for its part of the order, by the clocks of both', async () => {
  const { id, link } = await makePart();
  await notify(id, 'EMAIL', 'other@fjordmail.example');
  const { subject, body, plain } = await readLetter(id, 'PAYMENT_LINK');
  expect(subject).toMatch(/^Deposit of €300\.00 for your stay, 24\s–\s28 November 2026$/);
  for (const text of [body, plain]) {
    expect(text).toContain('by Sun 22 Nov 2026, 09:41 in Athens (08:41 in Oslo)');
    expect(text).toContain('€700.00');
    expect(text).toContain('This letter was sent to other@fjordmail.example for order');
  }
  expect(body).toContain('/resources/letters/line/a300d700/');
  expect(body).toContain(`href="${link}"`);
});

test('what a letter shows can be fetched: its photo, its logo and its line', async () => {
  const { id } = await makePart();
  await notify(id, 'EMAIL', customer.email);
  const { body } = await readLetter(id, 'PAYMENT_LINK');
  const pictures = [...body.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, address = '']) => address);
  expect(pictures.length).toBeGreaterThan(3);
  for (const address of pictures) {
    const response = await app.app.request(address);
    expect([address, response.status]).toEqual([address, 200]);
    expect(response.headers.get('content-type')).toMatch(/^image\//);
  }
});

test('an SMS has name, sum, deadline and address', async () => {
  const { id, link } = await makePart();
  await notify(id, 'SMS', '+306944120937');
  const { body, plain } = await readLetter(id, 'PAYMENT_LINK');
  expect(body).toBe(`Kalypso Bay Resort: Deposit 30 %, €300.00. By Sun 22 Nov, 09:41 in Athens. ${link}`);
  expect(plain).toBe('');
});

describe('a receipt', () => {
  test('follows a payment, and its links open', async () => {
    const { id, link } = await makePart();
    await payerAt(app, link).pay(cards.good);
    const { subject, body, plain } = await readLetter(id, 'PAYMENT_PAID');
    expect(subject).toMatch(/^Receipt \S+: €300\.00 paid, Kalypso Bay Resort$/);
    expect(plain).toMatch(/Paid: 20 November 2026, 09:41 in Athens/);
    expect(plain).toMatch(/30\s% of €1,000\.00 is paid/);
    expect(body).toContain('/resources/letters/line/p300d700/');
    expect(body).toContain(`href="${link}"`);
    const kept = [...body.matchAll(/href="([^"]+\/(?:stay\.ics|receipt\.pdf))"/g)].map(([, to = '']) => to);
    expect(kept).toHaveLength(2);
    for (const address of kept) expect((await app.app.request(address)).status).toBe(200);
  });

  test('of a hold says Hold, never Pay', async () => {
    const { id, link } = await makePart({ scheme: 'AUTH' });
    await payerAt(app, link).pay(cards.good);
    const { subject, plain } = await readLetter(id, 'PAYMENT_AUTHORIZED');
    expect(subject).toBe('€300.00 held, Kalypso Bay Resort');
    expect(plain).toContain('Held: €300.00');
    expect(plain).not.toMatch(/\bPaid\b/);
  });

  test('of a part of a hold has the sum that was taken', async () => {
    const { id, link } = await makePart({ scheme: 'AUTH' });
    await payerAt(app, link).pay(cards.good);
    await owner.api.paymentActions.act({ id, actionId: 'capture', body: { amount: '120.00' } }, withKey());
    const { subject, plain } = await readLetter(id, 'PAYMENT_PAID');
    expect(subject).toContain('€120.00 paid');
    expect(plain).toContain('Paid: €120.00');
  });
});

test('a refund has its own sum, and what is still due', async () => {
  const { id, link } = await makePart();
  await payerAt(app, link).pay(cards.good);
  await owner.api.paymentActions.act({ id, actionId: 'refund', body: { amount: '50.00' } }, withKey());
  const { subject, body, plain } = await readLetter(id, 'PAYMENT_REFUNDED');
  expect(subject).toContain('€50.00');
  expect(plain).toContain('Refunded: €50.00');
  expect(plain).toContain('Paid: €250.00');
  expect(body).toContain('/resources/letters/line/p250d750/');
});

test('a decline leads back to its page, and charges nothing', async () => {
  const { id, link } = await makePart();
  await payerAt(app, link).pay(cards.poor);
  const { body, plain } = await readLetter(id, 'PAYMENT_REJECTED');
  expect(body).toMatch(new RegExp(`href="${link}"[^>]*>Try another card<`));
  expect(plain).toContain('Nothing was charged.');
});

test('a split link asks for what is left, and for any part of it', async () => {
  const { id } = await makeOrder(owner, { customer, split: true });
  const recipients = [{ channel: 'EMAIL' as const, recipient: 'friend@fjordmail.example' }];
  await owner.api.orders.notifySplit({ id, body: { recipients } }, withKey());
  const { body: html, plain } = await readOrderLetter('SPLIT_LINK');
  expect(plain).toContain('Still due: €1,000.00');
  expect(plain).toMatch(/Pay a part: http\S+\/pay\/split\/\S+/);
  expect(html).toContain('alt="QR: ');
});

test('a canceled order shows no sum, and its letter names the guest', async () => {
  const { id } = await makeOrder(owner, { customer });
  await owner.api.orders.cancel({ id, body: { reason: 'CANCELED', comment: '' } }, withKey());
  const { body, plain } = await readOrderLetter('ORDER_CANCELED');
  expect(plain).toContain('Dear Maria Papadopoulou,');
  expect(plain).not.toContain('€');
  expect(body).not.toContain('/resources/letters/');
});
