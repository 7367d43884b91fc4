import type { NotificationSettings } from '@deck/api/contract/settings';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  businessProfiles,
  letters,
  messages,
  properties,
  userNotifications,
  users,
} from '../database/schema.ts';
import { deliverEmails } from '../scheduler/deliver-emails.ts';
import { runDue } from '../scheduler/run-due.ts';
import { AEGEAN } from '../seed/companies.ts';
import { orderDraft } from '../testing/drafts.ts';
import { cards, getServices, makeLink, makeOrder, payerAt, paymentDraft } from '../testing/payments.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';

let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
  await settings({});
});
afterAll(() => app.close());

const all: NotificationSettings = {
  employee: {
    enabled: true,
    types: ['SUCCESS', 'DECLINED', 'REFUNDED', 'ORDER_CANCELED'],
  },
  customer: {
    enabled: true,
    letters: [
      'PAYMENT_PAID',
      'PAYMENT_REJECTED',
      'PAYMENT_EXPIRED',
      'PAYMENT_CANCELED',
      'TENDER_CREATED',
      'ORDER_CANCELED',
    ],
  },
  telegram: { enabled: true, chatId: '-100200300', types: ['SUCCESS', 'PASSWORD_CHANGED'] },
  duplicateAddresses: ['books@aegeanhouse.gr'],
};

async function settings(changes: Partial<NotificationSettings>) {
  await app.db
    .update(businessProfiles)
    .set({ notifications: { ...all, ...changes } })
    .where(eq(businessProfiles.id, AEGEAN));
}

async function linked(...given: Parameters<typeof makeLink> extends [Browser, ...infer Rest] ? Rest : never) {
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
  const payment = await makeLink(owner, ...given);
  return { ...payment, payer: payerAt(app, payment.link) };
}

const deliver = () => deliverEmails(getServices(app));
const getNotifications = (paymentId: string) =>
  app.db.select().from(userNotifications).where(eq(userNotifications.paymentId, paymentId));
const loadMessages = async (paymentId: string) => {
  await deliver();
  const rows = await app.db
    .select()
    .from(messages)
    .where(eq(messages.paymentId, paymentId))
    .orderBy(asc(messages.channel), asc(messages.recipient));
  return rows.map(({ kind, channel, recipient, subject, body }) => ({
    kind,
    channel,
    recipient,
    subject,
    body,
  }));
};

describe('a payment', () => {
  // Specification 9.15, 9.17
  test('is announced to all users who may see it, in their languages, also by letter and Telegram', async () => {
    const { id, orderId, orderExternalId, payer } = await linked();
    await payer.pay(cards.good);
    const told = (await getNotifications(id)).toSorted((a, b) =>
      String(a.userId) < String(b.userId) ? -1 : 1,
    );
    expect(
      told.map(({ userId, type, locale, title, read, orderId: order, eventId }) => [
        userId,
        type,
        locale,
        title,
        read,
        order,
        eventId,
      ]),
    ).toEqual([
      ['user-eleni-markou', 'SUCCESS', 'en', 'Paid: €1,000.00', false, orderId, id],
      ['user-katerina-vlachou', 'SUCCESS', 'el', 'Πληρώθηκαν: 1.000,00\u00a0€', false, orderId, id],
      ['user-nikos-stathakis', 'SUCCESS', 'en', 'Paid: €1,000.00', false, orderId, id],
      ['user-peter-lang', 'SUCCESS', 'en', 'Paid: €1,000.00', false, orderId, id],
    ]);
    expect(told[0]?.text).toBe(
      `Maria Papadopoulou paid €1,000.00 for order ${orderExternalId}, Kalypso Bay Resort.`,
    );
    const sent = await loadMessages(id);
    expect(sent.map(({ kind, channel, recipient }) => [kind, channel, recipient])).toEqual([
      ['STAFF', 'EMAIL', 'books@aegeanhouse.gr'],
      ['STAFF', 'EMAIL', 'eleni.markou@aegeanhouse.gr'],
      ['STAFF', 'EMAIL', 'katerina.vlachou@aegeanhouse.gr'],
      ['PAYMENT_PAID', 'EMAIL', 'm.papadopoulou@outlook.gr'],
      ['STAFF', 'EMAIL', 'nikos.stathakis@aegeanhouse.gr'],
      ['STAFF', 'EMAIL', 'peter.lang@aegeanhouse.gr'],
      ['STAFF', 'TELEGRAM', '-100200300'],
    ]);
    const to = (recipient: string) => sent.find((one) => one.recipient === recipient);
    expect(to('katerina.vlachou@aegeanhouse.gr')?.body).toContain('lang="el"');
    expect(to('nikos.stathakis@aegeanhouse.gr')?.body).toContain(`/orders/${orderId}/${id}`);
    expect(to('m.papadopoulou@outlook.gr')?.subject).toMatch(/1.?000[.,]00/);
    expect(to('-100200300')?.body).not.toContain('<');
  });

  test('is announced once, however often and on however many servers the scheduler runs', async () => {
    const { id, payer } = await linked();
    await payer.pay(cards.good);
    await Promise.all([deliver(), deliver(), deliver()]);
    await deliver();
    expect(await loadMessages(id)).toHaveLength(7);
    expect(await app.db.select().from(letters)).toEqual([]);
  });

  // Specification 9.15, 9.18
  test('that is declined tells staff the reason, and the customer how to go on', async () => {
    const { id, link, payer } = await linked();
    await payer.pay(cards.poor);
    const [first] = await getNotifications(id);
    expect(first).toMatchObject({ type: 'DECLINED', important: false });
    expect(first?.text).toContain('insufficient funds');
    const letter = (await loadMessages(id)).find(({ kind }) => kind === 'PAYMENT_REJECTED');
    expect(letter?.body).toContain(`href="${link}"`);
  });

  test('is not announced to the user who acted', async () => {
    const { id, payer } = await linked();
    await payer.pay(cards.good);
    await owner.api.paymentActions.act({ id, actionId: 'refund', body: { amount: '100.00' } }, withKey());
    const refunded = (await getNotifications(id)).filter(({ type }) => type === 'REFUNDED');
    expect(refunded.map(({ userId }) => userId).toSorted()).toEqual([
      'user-katerina-vlachou',
      'user-nikos-stathakis',
      'user-peter-lang',
    ]);
    expect(refunded[0]?.title).toContain('100');
  });

  test('that expires unseen is not announced to the customer; a known payment is', async () => {
    const unseen = await linked({ lifetime: 'PT1H' });
    const seen = await linked({ lifetime: 'PT1H' });
    await owner.api.payments.notify(
      { id: seen.id, body: { channel: 'EMAIL', recipient: 'm.papadopoulou@outlook.gr', withQrcode: false } },
      withKey(),
    );
    await app.clock.advance(3_600_000);
    await runDue(getServices(app));
    const kinds = async (id: string) => (await loadMessages(id)).map(({ kind }) => kind);
    expect(await kinds(unseen.id)).toEqual([]);
    expect(await kinds(seen.id)).toEqual(['PAYMENT_LINK', 'PAYMENT_EXPIRED']);
    expect((await getNotifications(unseen.id)).map(({ type }) => type)).toContain('EXPIRED');
  });

  test('at a vPOS ends without a letter to the customer, who never saw it', async () => {
    owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    const terminal = async () => {
      const { id: orderId } = await makeOrder(owner);
      const { lifetime: _, ...draft } = paymentDraft(orderId);
      const body = { ...draft, orderId, amount: '1000.00', type: 'PAYMENT_VPOS' } as const;
      const made = await owner.api.payments.create({ body }, withKey());
      await payerAt(app, made.link).pay(cards.poor);
      return made.id;
    };
    const [left, revoked] = [await terminal(), await terminal()];
    await app.clock.advance(10 * 60_000);
    await owner.api.paymentActions.act({ id: revoked, actionId: 'revoke', body: {} }, withKey());
    await app.clock.advance(30 * 60_000);
    await runDue(getServices(app));
    const stateOf = async (id: string) => (await owner.api.payments.get({ id })).status;
    owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    expect([await stateOf(left), await stateOf(revoked)]).toEqual(['EXPIRED', 'REVOKED']);
    const told = [...(await loadMessages(left)), ...(await loadMessages(revoked))];
    expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['STAFF']));
  });
});

describe('the audience', () => {
  // Specification 3.45
  test('follows the settings of the company', async () => {
    await settings({
      employee: { enabled: false, types: ['SUCCESS'] },
      customer: { enabled: true, letters: ['PAYMENT_REJECTED'] },
      telegram: { enabled: true, chatId: '-1', types: ['DECLINED'] },
    });
    const { id, payer } = await linked();
    await payer.pay(cards.good);
    expect(await loadMessages(id)).toEqual([]);
    expect(await getNotifications(id)).toHaveLength(4);
    await settings({});
  });

  // Specification 3.53
  test('follows the property, whose customers may get no letters', async () => {
    await app.db.update(properties).set({ notifyCustomer: false });
    const { id, payer } = await linked();
    await payer.pay(cards.good);
    expect((await loadMessages(id)).some(({ kind }) => kind === 'PAYMENT_PAID')).toBe(false);
    await app.db.update(properties).set({ notifyCustomer: true });
  });

  test('excludes users without the permission to see payments', async () => {
    const peter = eq(users.id, 'user-peter-lang');
    await app.db.update(users).set({ role: 'NOTHING' }).where(peter);
    const { id, payer } = await linked();
    await payer.pay(cards.good);
    expect((await getNotifications(id)).map(({ userId }) => userId)).not.toContain('user-peter-lang');
    await app.db.update(users).set({ role: 'VIEWER' }).where(peter);
  });

  test('includes the customer in their language, by SMS if they have no e-mail address', async () => {
    const customer = { ...orderDraft().customer, language: 'lt' as const };
    const { id, payer } = await linked({}, { customer: { ...customer, email: '' } });
    await payer.pay(cards.good);
    const letter = (await loadMessages(id)).find(({ kind }) => kind === 'PAYMENT_PAID');
    expect(letter).toMatchObject({ channel: 'SMS', subject: '' });
    expect(letter?.body).toMatch(/sumokėta .* Ačiū\./);
  });
});
