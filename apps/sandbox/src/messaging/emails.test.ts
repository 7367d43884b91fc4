import { and, eq, isNull, like, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businessProfiles, letters, messages, orders, userNotifications, users } from '../database/schema.ts';
import { deliverEmails } from '../scheduler/deliver-emails.ts';
import { AEGEAN } from '../seed/companies.ts';
import { cards, getServices, makeLink, payerAt } from '../testing/payments.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';
import { announceCard, announceOrder, announcePerson, sendEmail } from './announce.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  await app.db
    .update(businessProfiles)
    .set({
      notifications: {
        employee: { enabled: false, types: [] },
        customer: { enabled: true, letters: ['PAYMENT_PAID', 'ORDER_CANCELED', 'TENDER_CREATED'] },
        telegram: { enabled: true, chatId: '-100200300', types: ['PASSWORD_CHANGED'] },
        duplicateAddresses: [],
      },
    })
    .where(eq(businessProfiles.id, AEGEAN));
});
afterAll(() => app.close());

async function linked() {
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const payment = await makeLink(owner);
  return { ...payment, payer: payerAt(app, payment.link) };
}
const deliver = () => deliverEmails(getServices(app));
const loadMessages = async (paymentId: string) => {
  await deliver();
  return app.db.select().from(messages).where(eq(messages.paymentId, paymentId));
};

test('nothing is sent after a rollback', async () => {
  const { id, orderId } = await linked();
  await expect(
    app.db.transaction(async (tx) => {
      await sendEmail(tx, { kind: 'PAYMENT_PAID', orderId: orderId ?? '', paymentId: id }, app.clock.now());
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await loadMessages(id)).toEqual([]);
});

// Specification 9.16, 9.19
test('orders and cards are announced too', async () => {
  const { orderId } = await linked();
  const [order] = await app.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw new Error('The order is not there');
  await app.db.transaction(async (tx) => {
    await announceOrder(tx, order, 'ORDER_CANCELED', app.clock.now());
    await announceCard(tx, order, { number: '424242••••••4242' }, 'TENDER_CREATED', app.clock.now());
  });
  await deliver();
  const told = await app.db.select().from(userNotifications).where(eq(userNotifications.eventId, orderId));
  expect(told.filter(({ userId }) => userId === 'user-nikos-stathakis').map(({ title }) => title)).toEqual([
    `Order ${order.externalId} canceled`,
    'Card saved: 424242••••••4242',
  ]);
  const kinds = await app.db
    .select({ kind: messages.kind })
    .from(messages)
    .where(and(isNull(messages.paymentId), eq(messages.recipient, order.customerEmail)));
  expect(kinds.map(({ kind }) => kind)).toEqual(['ORDER_CANCELED', 'TENDER_CREATED']);
});

// Specification 9.15, 9.17
test('a changed password is announced to its owner whatever the settings, and in Telegram', async () => {
  const [katerina] = await app.db.select().from(users).where(eq(users.id, 'user-katerina-vlachou'));
  if (!katerina) throw new Error('Nobody is there');
  await app.db.transaction((tx) => announcePerson(tx, katerina, 'PASSWORD_CHANGED', app.clock.now()));
  await deliver();
  const [told] = await app.db
    .select()
    .from(userNotifications)
    .where(eq(userNotifications.type, 'PASSWORD_CHANGED'));
  expect(told).toMatchObject({
    userId: katerina.id,
    important: true,
    title: 'Άλλαξε ο κωδικός: Katerina Vlachou',
    orderId: null,
  });
  const sent = await app.db
    .select()
    .from(messages)
    .where(or(like(messages.subject, '%κωδικός%'), like(messages.subject, 'Password changed%')));
  expect(sent.map(({ channel, recipient }) => [channel, recipient]).toSorted()).toEqual([
    ['EMAIL', katerina.email],
    ['TELEGRAM', '-100200300'],
  ]);
});

describe('a letter to a person', () => {
  test('has the link to choose a password, in their language', async () => {
    const until = new Date(app.clock.now().getTime() + 3_600_000);
    const letter = {
      kind: 'RESET_PASSWORD',
      userId: 'user-katerina-vlachou',
      address: 'http://x.gr/login/change/s',
      until,
    } as const;
    await sendEmail(app.db, letter, app.clock.now());
    await sendEmail(app.db, { ...letter, kind: 'SET_PASSWORD', userId: 'user-peter-lang' }, app.clock.now());
    await deliver();
    const [reset] = await app.db.select().from(messages).where(eq(messages.kind, 'RESET_PASSWORD'));
    expect(reset?.subject).toBe('Νέος κωδικός πρόσβασης για το Meridian');
    expect(reset?.body).toContain('href="http://x.gr/login/change/s"');
    const [set] = await app.db.select().from(messages).where(eq(messages.kind, 'SET_PASSWORD'));
    expect(set?.body).toContain('peter.lang@aegeanhouse.gr');
    expect(set?.body).toContain('Aegean House');
  });
});

describe('a letter that cannot be rendered', () => {
  test('does not block others, is retried and finally given up', async () => {
    const { id, orderId, payer } = await linked();
    await payer.pay(cards.good);
    await app.db.insert(letters).values({
      id: '0',
      businessProfileId: AEGEAN,
      kind: 'STAFF',
      language: 'en',
      channel: 'EMAIL',
      recipient: 'nobody@aegeanhouse.gr',
      orderId,
      paymentId: id,
      // No such letter is ever queued: it has no contents.
      facts: {},
      createdAt: app.clock.now(),
      dueAt: app.clock.now(),
    });
    expect(await deliver()).toHaveLength(1);
    expect(await loadMessages(id)).toHaveLength(1);
    for (let minutes = 2; minutes <= 32; minutes *= 2) {
      await app.clock.advance(minutes * 60_000 - 1);
      expect(await deliver()).toEqual([]);
      await app.clock.advance(1);
      expect(await deliver()).toHaveLength(1);
    }
    await app.clock.advance(86_400_000);
    expect(await deliver()).toEqual([]);
    const [letter] = await app.db.select().from(letters);
    expect(letter).toMatchObject({ attempts: 6, givenUpAt: expect.any(Date) });
    owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    const [last] = await owner.api.payments.history({ id });
    expect(last).toMatchObject({ type: 'ERROR', reason: 'NOT_DELIVERED', detail: 'nobody@aegeanhouse.gr' });
    await app.db.delete(letters);
  });
});
