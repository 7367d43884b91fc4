import type { NotificationType } from '@deck/api/vocabulary';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { userNotifications, users } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { AEGEAN, HALCYON } from '../seed/companies.ts';
import { makeLink } from '../testing/payments.ts';
import { getRefusal, invalid, notFound } from '../testing/refusals.ts';
import { type Browser, createTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let nikos: Browser;
const NIKOS = 'user-nikos-stathakis';
const PETER = 'user-peter-lang';

beforeAll(async () => {
  app = await createTestApp();
  nikos = await app.signedIn('nikos.stathakis@aegeanhouse.gr');
});
afterAll(() => app.close());
beforeEach(() => app.db.delete(userNotifications));

/** Creates a notification; the latest is the newest. */
async function told(type: NotificationType, changes: Partial<typeof userNotifications.$inferInsert> = {}) {
  await app.clock.advance(1_000);
  const id = newId(app.clock.now().getTime());
  await app.db.insert(userNotifications).values({
    id,
    userId: NIKOS,
    businessProfileId: AEGEAN,
    type,
    locale: 'en',
    title: type,
    text: '',
    createdAt: app.clock.now(),
    ...changes,
  });
  return id;
}
const listed = async (args: Parameters<Browser['api']['userNotifications']['list']>[0] = {}) =>
  (await nikos.api.userNotifications.list(args)).content.map(({ id }) => id);

describe('the list', () => {
  // Specification 3.71
  test("has the user's own notifications of the division, newest first, with the unread count", async () => {
    const first = await told('SUCCESS');
    const second = await told('PASSWORD_CHANGED', { read: true, important: true });
    const third = await told('ERROR', { eventId: 'anything' });
    await told('SUCCESS', { userId: PETER });
    await told('SUCCESS', { businessProfileId: HALCYON });
    const answer = await nikos.api.userNotifications.list();
    expect(answer).toMatchObject({ totalElements: 3, unread: { payments: 2, system: 0 } });
    expect(answer.content.map(({ id, tab, read, important }) => [id, tab, read, important])).toEqual([
      [third, 'PAYMENTS', false, false],
      [second, 'SYSTEM', true, true],
      [first, 'PAYMENTS', false, false],
    ]);
    expect(answer.content[0]).toMatchObject({ eventId: 'anything', orderId: null, paymentId: null });
    nikos.companyId = HALCYON;
    expect(await listed()).toHaveLength(1);
    nikos.companyId = undefined;
  });

  // Specification 1.19, 7.76
  test('can be filtered by type, tab and read state, and is paged', async () => {
    const paid = await told('SUCCESS');
    const read = await told('DECLINED', { read: true });
    const word = await told('SYSTEM_MESSAGE');
    expect(await listed({ notificationType: 'DECLINED' })).toEqual([read]);
    expect(await listed({ notificationType: 'PAYMENTS' })).toEqual([read, paid]);
    expect(await listed({ notificationType: 'SYSTEM' })).toEqual([word]);
    expect(await listed({ read: true })).toEqual([read]);
    expect(await listed({ read: false, notificationType: 'PAYMENTS' })).toEqual([paid]);
    expect(await listed({ size: 1, page: 1 })).toEqual([read]);
    expect(await getRefusal(nikos.api.userNotifications.list({ notificationType: 'NEWS' as never }))).toEqual(
      invalid({ notificationType: 'choice' }),
    );
  });
});

describe('marking as read', () => {
  // Specification 7.77
  test("affects all, or those of a type or tab, and never other users'", async () => {
    await told('SUCCESS');
    await told('ERROR');
    await told('SYSTEM_MESSAGE');
    const foreign = await told('SUCCESS', { userId: PETER });
    const { userNotifications: calls } = nikos.api;
    expect(await calls.readAll({ notificationType: 'ERROR' })).toEqual({ payments: 1, system: 1 });
    expect(await calls.readAll({ notificationType: 'PAYMENTS' })).toEqual({ payments: 0, system: 1 });
    expect(await calls.readAll()).toEqual({ payments: 0, system: 0 });
    expect(await calls.unreadAll({ notificationType: 'SYSTEM' })).toEqual({ payments: 0, system: 1 });
    expect(await calls.unreadAll()).toEqual({ payments: 2, system: 1 });
    await calls.showAll({ notificationType: 'SUCCESS' });
    const shown = await app.db.select().from(userNotifications).where(eq(userNotifications.shown, true));
    expect(shown.map(({ type, userId }) => [type, userId])).toEqual([['SUCCESS', NIKOS]]);
    await calls.showAll();
    await calls.readAll();
    const [untouched] = await app.db
      .select()
      .from(userNotifications)
      .where(eq(userNotifications.id, foreign));
    expect(untouched).toMatchObject({ read: false, shown: false });
  });

  // Specification 7.78
  test('affects a single notification of the user', async () => {
    const id = await told('SUCCESS');
    expect(await nikos.api.userNotifications.read({ notificationId: id })).toMatchObject({ id, read: true });
    expect(await nikos.api.userNotifications.unread({ notificationId: id })).toMatchObject({ read: false });
    const foreign = await told('SUCCESS', { userId: PETER });
    const elsewhere = await told('SUCCESS', { businessProfileId: HALCYON });
    for (const notificationId of [foreign, elsewhere, 'nothing', '%00'.repeat(3)])
      expect(await getRefusal(nikos.api.userNotifications.read({ notificationId }))).toEqual(notFound);
    expect(await getRefusal(nikos.api.userNotifications.unread({ notificationId: foreign }))).toEqual(
      notFound,
    );
  });
});

describe("an administrator's message", () => {
  const calls = () => app.browser().api.userNotifications;
  const rows = () => app.db.select().from(userNotifications);

  // Specification 7.79, 7.82
  test('reaches everyone of all companies', async () => {
    const body = 'Maintenance tonight\nFrom 02:00 to 02:30 UTC Deck only reads.';
    expect(await calls().notifyAll({ notificationType: 'SYSTEM_MESSAGE', important: true, body })).toEqual({
      notified: 6,
    });
    expect(await rows()).toHaveLength(6);
    expect((await rows())[0]).toMatchObject({
      type: 'SYSTEM_MESSAGE',
      important: true,
      read: false,
      title: 'Maintenance tonight',
      text: 'From 02:00 to 02:30 UTC Deck only reads.',
      createdAt: app.clock.now(),
    });
    expect(await nikos.api.userNotifications.list({ notificationType: 'SYSTEM' })).toMatchObject({
      totalElements: 1,
      unread: { payments: 0, system: 1 },
    });
  });

  // Specification 7.79
  test('reaches users with its language', async () => {
    const asked = { notificationType: 'SYSTEM_MESSAGE', locale: 'el', body: 'Καλημέρα' } as const;
    expect(await calls().notifyAllIn(asked)).toEqual({ notified: 1 });
    expect(await rows()).toMatchObject([
      { userId: 'user-katerina-vlachou', locale: 'el', title: 'Καλημέρα', text: '' },
    ]);
    expect(await calls().notifyCompanyIn({ ...asked, companyId: HALCYON })).toEqual({ notified: 0 });
    expect(await calls().notifyCompanyIn({ ...asked, companyId: AEGEAN, locale: 'en' })).toEqual({
      notified: 3,
    });
  });

  // Specification 7.80, 7.82
  test('reaches a company, and links to the order or payment it names there', async () => {
    const owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    const { id, orderId } = await makeLink(owner);
    await app.db.delete(userNotifications);
    const asked = { notificationType: 'SYSTEM_MESSAGE', body: 'See this', companyId: AEGEAN } as const;
    await calls().notifyCompany({ ...asked, eventId: id });
    await calls().notifyCompany({ ...asked, eventId: orderId, companyId: HALCYON });
    const mine = and(eq(userNotifications.userId, NIKOS), eq(userNotifications.businessProfileId, AEGEAN));
    expect(await app.db.select().from(userNotifications).where(mine)).toMatchObject([
      { eventId: id, orderId, paymentId: id },
    ]);
    const theirs = await app.db
      .select()
      .from(userNotifications)
      .where(eq(userNotifications.businessProfileId, HALCYON));
    // The order belongs to another company: its name is stored without a link.
    expect(theirs.map(({ eventId, orderId: linked }) => [eventId, linked])).toEqual([
      [orderId, null],
      [orderId, null],
    ]);
  });

  // Specification 7.81
  test('reaches a user, unless they are disabled', async () => {
    const asked = { notificationType: 'SYSTEM_MESSAGE', body: 'Hello', userId: PETER } as const;
    expect(await calls().notifyUser(asked)).toEqual({ notified: 1 });
    await app.db.update(users).set({ enabled: false }).where(eq(users.id, PETER));
    expect(await calls().notifyUser(asked)).toEqual({ notified: 0 });
    await app.db.update(users).set({ enabled: true }).where(eq(users.id, PETER));
  });

  test('is refused without text, without an audience, and with an unknown type or language', async () => {
    const asked = { notificationType: 'SYSTEM_MESSAGE', body: 'Hello' } as const;
    expect(await getRefusal(calls().notifyAll({ ...asked, body: ' \n ' }))).toEqual(
      invalid({ body: 'required' }),
    );
    expect(await getRefusal(calls().notifyAll({ ...asked, body: 'x'.repeat(201) }))).toEqual(
      invalid({ body: 'tooLong' }),
    );
    expect(await getRefusal(calls().notifyCompany({ ...asked, companyId: 'nobody' }))).toEqual(notFound);
    expect(await getRefusal(calls().notifyUser({ ...asked, userId: 'nobody' }))).toEqual(notFound);
    expect(await getRefusal(calls().notifyAll({ ...asked, notificationType: 'NEWS' as never }))).toEqual(
      invalid({ notificationType: 'choice' }),
    );
    expect(await getRefusal(calls().notifyAllIn({ ...asked, locale: 'lt' as never }))).toEqual(
      invalid({ locale: 'choice' }),
    );
    expect(await rows()).toEqual([]);
  });
});
