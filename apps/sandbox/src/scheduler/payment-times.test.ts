import type { CardDraft, PaymentDraft } from '@deck/api/contract/payments';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  exchangeRates,
  messages,
  payments,
  pspOperations,
  pspProfiles,
  transactions,
} from '../database/schema.ts';
import { AEGEAN } from '../seed/companies.ts';
import { orderDraft, stay } from '../testing/drafts.ts';
import {
  cards,
  getServices,
  makeLink,
  makeOrder,
  payerAt,
  paymentDraft,
  wireDraft,
} from '../testing/payments.ts';
import { getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { saveCard } from '../testing/saved-card.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';
import { runDue } from './run-due.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Each test has its own morning: the clock only moves forward, and sessions end. */
async function morning(): Promise<string> {
  const now = app.clock.now();
  const next = new Date(now.getTime() + 24 * HOUR);
  await app.clock.advance(Date.parse(`${next.toISOString().slice(0, 10)}T07:00:00Z`) - now.getTime());
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  return app.clock.now().toISOString().slice(0, 10);
}
const far = { positions: [{ ...stay, amount: '1000.00', checkIn: '2027-04-10', checkOut: '2027-04-12' }] };
/** A saved card serves all orders of its guest, so each test has its own guest. */
const newGuest = () => ({ ...orderDraft().customer, email: `guest-${crypto.randomUUID()}@example.com` });
const after = async (milliseconds: number) => {
  await app.clock.advance(milliseconds);
  await runDue(getServices(app));
};
const getRow = async (id: string) => {
  const [row] = await app.db.select().from(payments).where(eq(payments.id, id));
  return row;
};
const readEvents = async (id: string) => (await owner.api.payments.history({ id })).map(({ type }) => type);
/** Staff get letters too. */
const getLetters = (id: string) =>
  app.db
    .select()
    .from(messages)
    .where(and(eq(messages.paymentId, id), eq(messages.kind, 'PAYMENT_LINK')));

describe('a scheduled link', () => {
  // Specification 1.5, 3.24
  test('is sent at its time, once, however many servers run', async () => {
    const day = await morning();
    const { id } = await makeLink(
      owner,
      {
        sendAt: `${day}T12:00`,
        channel: 'EMAIL',
        recipient: 'maria@example.com',
        withQrcode: true,
        lifetime: 'P1D',
      },
      far,
    );
    const noon = Date.parse((await getRow(id))?.sendAt?.toISOString() ?? '') - app.clock.now().getTime();
    await after(noon - 1);
    expect((await getRow(id))?.status).toBe('SCHEDULED_SEND');
    await app.clock.advance(1);
    await Promise.all([runDue(getServices(app)), runDue(getServices(app)), runDue(getServices(app))]);
    await after(0);
    owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    expect((await getRow(id))?.status).toBe('LINK_SENT');
    expect((await getLetters(id)).map(({ recipient }) => recipient)).toEqual(['maria@example.com']);
    const [delivered, sent] = await owner.api.payments.history({ id });
    expect([delivered?.type, sent?.type, sent?.author.kind]).toEqual(['DELIVERED', 'LINK_SENT', 'SYSTEM']);
  });

  test('that the carrier refuses can be sent elsewhere by staff', async () => {
    const day = await morning();
    const { id } = await makeLink(
      owner,
      { sendAt: `${day}T09:01`, channel: 'EMAIL', recipient: 'maria@bounce.test' },
      far,
    );
    await after(HOUR);
    owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    const reason = 'CARRIER_REFUSED: 550 5.1.1 No such mailbox';
    expect(await getRow(id)).toMatchObject({ status: 'LINK_CREATED', reason });
    const [event] = await owner.api.payments.history({ id });
    expect(event).toMatchObject({ type: 'ERROR', reason, detail: 'maria@bounce.test' });
    expect(await getLetters(id)).toEqual([]);
    const body = { channel: 'EMAIL', recipient: 'maria@example.com', withQrcode: false } as const;
    expect((await owner.api.payments.notify({ id, body }, withKey())).status).toBe('LINK_SENT');
  });
});

describe('a saved card', () => {
  async function ordered(number: string, changes: Partial<CardDraft> = {}) {
    const { id: orderId } = await makeOrder(owner, { ...far, customer: newGuest() });
    const tenderId = await saveCard(app, owner, orderId, number);
    const { lifetime: _, ...common } = paymentDraft(orderId);
    const body: PaymentDraft = {
      ...common,
      type: 'PAYMENT_CARD',
      orderId,
      amount: '300.00',
      tenderId,
      ...changes,
    };
    return { orderId, body };
  }
  const make = (body: PaymentDraft) => owner.api.payments.create({ body }, withKey());
  const moves = async (id: string) =>
    (await app.db.select().from(transactions).where(eq(transactions.paymentId, id))).map(
      ({ status }) => status,
    );

  // Specification 1.9
  test('is charged immediately, and a repeated call charges nothing more', async () => {
    await morning();
    const { body, orderId } = await ordered(cards.good);
    const key = withKey();
    const made = await owner.api.payments.create({ body }, key);
    expect(made).toMatchObject({
      type: 'PAYMENT_CARD',
      status: 'CHARGED',
      capturedAmount: '300.00',
      method: 'VISA',
    });
    expect(await owner.api.payments.create({ body }, key)).toEqual(made);
    expect(await moves(made.id)).toEqual(['APPROVED']);
    expect((await owner.api.orders.get({ id: orderId })).paidAmount).toBe('300.00');
  });

  test('is authorised if the payment asks for a hold', async () => {
    await morning();
    const { body } = await ordered(cards.good, { scheme: 'AUTH' });
    expect(await make(body)).toMatchObject({
      status: 'AUTHORIZED',
      heldAmount: '300.00',
      actions: { capture: { possible: true, amount: '300.00' }, refund: { possible: false } },
    });
  });

  // Specification 1.5, 3.24
  test('is charged at its time, once, by several servers and after downtime', async () => {
    const day = await morning();
    const { body } = await ordered(cards.good, { executeAt: `${day}T18:00` });
    const made = await make(body);
    expect(made).toMatchObject({
      status: 'SCHEDULED_CHARGE',
      countdown: { kind: 'CHARGE' },
      transactionId: null,
    });
    const at = Date.parse(made.executeAt ?? '') - app.clock.now().getTime();
    await after(at - 1);
    expect((await getRow(made.id))?.status).toBe('SCHEDULED_CHARGE');
    // No server runs for a day; then several start together.
    await app.clock.advance(24 * HOUR);
    await Promise.all(Array.from({ length: 4 }, () => runDue(getServices(app))));
    await after(MINUTE);
    expect(await getRow(made.id)).toMatchObject({ status: 'CHARGED', captured: 30_000n });
    owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    expect((await owner.api.payments.get({ id: made.id })).transactionId).toBe(`pp_${made.id}`);
    expect(await moves(made.id)).toEqual(['APPROVED']);
    expect(
      await app.db.select().from(pspOperations).where(eq(pspOperations.paymentId, made.id)),
    ).toHaveLength(1);
  });

  test('is not charged at its time if no profile takes it any more while its owner is absent', async () => {
    const day = await morning();
    const { body } = await ordered(cards.good, { executeAt: `${day}T18:00` });
    const { id } = await make(body);
    const ofCards = eq(pspProfiles.id, 'psp-aegean-cards');
    const [profile] = await app.db.select().from(pspProfiles).where(ofCards);
    const features = profile?.features ?? [];
    const rest = features.filter((feature) => feature !== 'NON_3DS');
    await app.db.update(pspProfiles).set({ features: rest }).where(ofCards);
    try {
      const pay = owner.api.payTransactions.create({ body: { paymentId: id, type: 'pay' } }, withKey());
      expect(await getRefusal(pay)).toMatchObject({
        status: 409,
        code: 'NO_SUITABLE_PSP_PROFILE_FOUND',
        params: { currency: 'EUR', feature: 'NON_3DS' },
      });
      await after(24 * HOUR);
    } finally {
      await app.db.update(pspProfiles).set({ features }).where(ofCards);
    }
    owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    const reason = 'NO_SUITABLE_PSP_PROFILE_FOUND';
    expect(await owner.api.payments.get({ id })).toMatchObject({ status: 'ERROR', reason });
    expect((await owner.api.payments.history({ id }))[0]).toMatchObject({ type: 'ERROR', reason });
    expect(await moves(id)).toEqual([]);
    expect(await app.psp.psp.readReference(id)).toEqual([]);
  });

  test('revoked before its time is not charged', async () => {
    const day = await morning();
    const { body } = await ordered(cards.good, { executeAt: `${day}T18:00` });
    const { id } = await make(body);
    await app.db.update(payments).set({ status: 'REVOKED' }).where(eq(payments.id, id));
    await after(24 * HOUR);
    expect(await moves(id)).toEqual([]);
  });

  // Specification 5.35
  test('cannot be charged after it expires, nor for another guest', async () => {
    const day = await morning();
    const { id: orderId } = await makeOrder(owner, { ...far, customer: newGuest() });
    const [year = '', month = ''] = day.split('-');
    const tenderId = await saveCard(app, owner, orderId, '4111 1111 1111 1111', {
      expirationMonth: Number(month),
      expirationYear: Number(year),
    });
    const { body } = await ordered(cards.good);
    const charge = (changes: Partial<CardDraft>) => getRefusal(make({ ...body, ...changes } as PaymentDraft));
    expect(await charge({ orderId, tenderId, executeAt: '2027-04-01T10:00' })).toMatchObject({
      status: 409,
      code: 'CARD_EXPIRED',
      params: { expirationMonth: Number(month) },
    });
    expect(await charge({ tenderId: 'nothing' })).toEqual(notFound);
    const other = await makeOrder(owner, { ...far, customer: newGuest() });
    expect(await charge({ orderId: other.id })).toEqual(invalid({ tenderId: 'choice' }));
  });
});

describe('automatic endings', () => {
  // Specification 4.32
  test('a vPOS page without a card is canceled after thirty minutes', async () => {
    await morning();
    const { id: orderId } = await makeOrder(owner, far);
    const { lifetime: _, ...draft } = paymentDraft(orderId);
    const body: PaymentDraft = { ...draft, type: 'PAYMENT_VPOS', orderId, amount: '1000.00' };
    const { id, link } = await owner.api.payments.create({ body }, withKey());
    await after(30 * MINUTE - 1);
    expect((await getRow(id))?.status).toBe('NEW');
    await after(1);
    expect((await getRow(id))?.status).toBe('CANCELED');
    expect((await payerAt(app, link).view()).payable).toBe(false);
    owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    expect(await readEvents(id)).toEqual(['REVOKED', 'CREATED']);
    expect((await owner.api.payments.create({ body }, withKey())).status).toBe('NEW');
  });

  test("an unpaid payment ends with its rate, in the property's zone", async () => {
    const day = await morning();
    const now = app.clock.now();
    await app.db.delete(exchangeRates);
    await app.db.insert(exchangeRates).values({
      id: `rate-${day}`,
      businessProfileId: AEGEAN,
      currency: 'USD',
      startDate: day,
      endDate: day,
      rate: '0.92',
      createdAt: now,
      modifiedAt: now,
    });
    const { id, link } = await makeLink(owner, { currency: 'USD', amount: '100.00', lifetime: null }, far);
    expect((await owner.api.payments.get({ id })).countdown?.kind).toBe('RATE_END');
    // Midnight in Athens is 22:00 UTC in winter.
    const midnight = Date.parse(`${day}T22:00:00Z`) - app.clock.now().getTime();
    await after(midnight - 1);
    expect((await getRow(id))?.status).toBe('LINK_CREATED');
    await after(1);
    expect((await getRow(id))?.status).toBe('RATE_EXPIRE');
    expect((await payerAt(app, link).pay(cards.good)).status).toBe(409);
  });

  test('a declined saved card does not end: without a link it is final already', async () => {
    const day = await morning();
    const { id: orderId } = await makeOrder(owner, { ...far, customer: newGuest() });
    const tenderId = await saveCard(app, owner, orderId, cards.emptied);
    const { type: _, lifetime: __, ...draft } = paymentDraft(orderId);
    const body: CardDraft = { ...draft, type: 'PAYMENT_CARD', orderId, tenderId, amount: '10.00' };
    const { id, status } = await owner.api.payments.create({ body }, withKey());
    expect(status).toBe('DECLINED');
    const rateEndsAt = new Date(`${day}T08:00:00Z`);
    await app.db.update(payments).set({ rateEndsAt }).where(eq(payments.id, id));
    await after(2 * HOUR);
    expect((await getRow(id))?.status).toBe('DECLINED');
  });

  test('a permanent link ends with its lifetime, and an invoice has none', async () => {
    await morning();
    const { id: orderId } = await makeOrder(owner, far);
    const invoice = await owner.api.payments.create({ body: wireDraft(orderId) }, withKey());
    const { orderId: _, ...rest } = paymentDraft(orderId, { lifetime: 'PT1H' });
    const body: PaymentDraft = { ...rest, permanent: true, propertyId: 'property-kalypso-bay' };
    const permanent = await owner.api.payments.create({ body }, withKey());
    await after(HOUR);
    expect((await getRow(invoice.id))?.status).toBe('AWAITING');
    expect((await getRow(permanent.id))?.status).toBe('EXPIRED');
  });
});
