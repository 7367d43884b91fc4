import type { Payment } from '@deck/api/contract/payments';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { businessProfiles, messages, payments, reminders, userNotifications } from '../database/schema.ts';
import { DAY, planReminders } from '../messaging/reminders.ts';
import { AEGEAN } from '../seed/companies.ts';
import { cards, getServices, makeLink, makeOrder, payerAt, wireDraft } from '../testing/payments.ts';
import { type Browser, createTestApp, type TestApp, withKey } from '../testing/test-app.ts';
import { deliverEmails } from './deliver-emails.ts';
import { sendReminders } from './send-reminders.ts';

const HOUR = 3_600_000;
const MARIA = 'm.papadopoulou@outlook.gr';
let app: TestApp;
let owner: Browser;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
});

async function after(milliseconds: number) {
  await app.clock.advance(milliseconds);
  expect(await sendReminders(getServices(app))).toEqual([]);
  expect(await deliverEmails(getServices(app))).toEqual([]);
}
const readReminded = async (
  paymentId: string,
  type: 'LINK_EXPIRING_24_HOURS' | 'CAPTURE_REMINDER' | 'SCHEDULED_CHARGE_NEAR' | 'INVOICE_DUE',
) =>
  app.db
    .select()
    .from(userNotifications)
    .where(
      and(
        eq(userNotifications.paymentId, paymentId),
        eq(userNotifications.type, type),
        eq(userNotifications.userId, 'user-nikos-stathakis'),
      ),
    );
const getLetters = (paymentId: string, kind: 'LINK_REMINDER' | 'SCHEDULED_CHARGE' | 'INVOICE_REMINDER') =>
  app.db
    .select()
    .from(messages)
    .where(and(eq(messages.paymentId, paymentId), eq(messages.kind, kind)));
const send = (id: string) =>
  owner.api.payments.notify(
    { id, body: { channel: 'EMAIL', recipient: MARIA, withQrcode: false } },
    withKey(),
  );

describe('a link', () => {
  // Specification 9.16, 9.18
  test('gets a reminder a day before it ends, once', async () => {
    const { id, link } = await makeLink(owner, { lifetime: 'P3D' });
    await send(id);
    await after(2 * DAY - 1);
    expect(await readReminded(id, 'LINK_EXPIRING_24_HOURS')).toEqual([]);
    await after(1);
    await after(0);
    await after(HOUR);
    const [reminder, ...more] = await readReminded(id, 'LINK_EXPIRING_24_HOURS');
    expect(more).toEqual([]);
    expect(reminder?.text).toContain('23.11.2026 09:41 (Europe/Athens)');
    const letters = await getLetters(id, 'LINK_REMINDER');
    expect(letters).toHaveLength(1);
    expect(letters[0]).toMatchObject({ recipient: MARIA });
    expect(letters[0]?.body).toContain(`href="${link}"`);
  });

  test('that was never sent only reminds staff', async () => {
    const { id } = await makeLink(owner, { lifetime: 'P2D' });
    await after(DAY);
    expect(await readReminded(id, 'LINK_EXPIRING_24_HOURS')).toHaveLength(1);
    expect(await getLetters(id, 'LINK_REMINDER')).toEqual([]);
  });

  test('with a life of at most a day, paid or without an end gets none', async () => {
    const short = await makeLink(owner, { lifetime: 'P1D' });
    const endless = await makeLink(owner, { lifetime: null });
    const paid = await makeLink(owner, { lifetime: 'P2D' });
    await payerAt(app, paid.link).pay(cards.good);
    await after(DAY);
    for (const { id } of [short, endless, paid])
      expect(await readReminded(id, 'LINK_EXPIRING_24_HOURS')).toEqual([]);
  });

  test('whose end was postponed gets it later', async () => {
    const { id } = await makeLink(owner, { lifetime: 'P2D' });
    const expiresAt = new Date(app.clock.now().getTime() + 4 * DAY);
    await app.db.update(payments).set({ expiresAt }).where(eq(payments.id, id));
    await after(DAY);
    expect(await readReminded(id, 'LINK_EXPIRING_24_HOURS')).toEqual([]);
    await after(2 * DAY);
    expect(await readReminded(id, 'LINK_EXPIRING_24_HOURS')).toHaveLength(1);
  });

  test('gets it from one of several servers', async () => {
    const { id } = await makeLink(owner, { lifetime: 'P2D' });
    await app.clock.advance(DAY);
    await Promise.all([1, 2, 3].map(() => sendReminders(getServices(app))));
    expect(await readReminded(id, 'LINK_EXPIRING_24_HOURS')).toHaveLength(1);
  });

  test('created elsewhere is scheduled at the start', async () => {
    const { id } = await makeLink(owner, { lifetime: 'P2D' });
    await app.db.delete(reminders);
    await planReminders(app.db, app.clock.now());
    await planReminders(app.db, app.clock.now());
    await after(DAY);
    expect(await readReminded(id, 'LINK_EXPIRING_24_HOURS')).toHaveLength(1);
  });
});

describe('a hold', () => {
  const remindAfter = (captureReminderTime: string | null) =>
    app.db.update(businessProfiles).set({ captureReminderTime }).where(eq(businessProfiles.id, AEGEAN));

  async function held() {
    const { id, link } = await makeLink(owner, { scheme: 'AUTH' });
    await payerAt(app, link).pay(cards.good);
    return id;
  }

  // Specification 3.47, 9.15
  test("gets a reminder after the company's delay, if it still exists", async () => {
    await remindAfter('P2D');
    const left = await held();
    const voided = await held();
    await owner.api.paymentActions.act({ id: voided, actionId: 'void', body: {} }, withKey());
    await after(2 * DAY - 1);
    expect(await readReminded(left, 'CAPTURE_REMINDER')).toEqual([]);
    await after(1);
    await after(DAY);
    const [reminder, ...more] = await readReminded(left, 'CAPTURE_REMINDER');
    expect(more).toEqual([]);
    expect(reminder).toMatchObject({ title: 'Still to capture: €1,000.00', important: true });
    expect(await readReminded(voided, 'CAPTURE_REMINDER')).toEqual([]);
  });

  test('gets none if the company wants none, and waits if it now wants a later one', async () => {
    await remindAfter('P1D');
    const id = await held();
    await remindAfter('P3D');
    await after(DAY);
    expect(await readReminded(id, 'CAPTURE_REMINDER')).toEqual([]);
    await after(2 * DAY);
    expect(await readReminded(id, 'CAPTURE_REMINDER')).toHaveLength(1);
    await remindAfter(null);
    owner = await app.signedIn('eleni.markou@aegeanhouse.gr');
    const never = await held();
    await after(30 * DAY);
    expect(await readReminded(never, 'CAPTURE_REMINDER')).toEqual([]);
  });

  test('of older versions is scheduled at the start', async () => {
    await remindAfter('P1DT6H');
    const id = await held();
    await app.db.delete(reminders);
    await planReminders(app.db, app.clock.now());
    await after(30 * HOUR - 1);
    expect(await readReminded(id, 'CAPTURE_REMINDER')).toEqual([]);
    await after(1);
    expect(await readReminded(id, 'CAPTURE_REMINDER')).toHaveLength(1);
  });
});

// Specification 9.16, 9.19
test('a scheduled charge gets a reminder a day before', async () => {
  const { id, link } = await makeLink(owner, { lifetime: null });
  await payerAt(app, link).view();
  const executeAt = new Date(app.clock.now().getTime() + 3 * DAY);
  await app.db
    .update(payments)
    .set({ status: 'SCHEDULED_CHARGE', executeAt, linkToken: null })
    .where(eq(payments.id, id));
  await planReminders(app.db, app.clock.now());
  await after(2 * DAY - 1);
  expect(await readReminded(id, 'SCHEDULED_CHARGE_NEAR')).toEqual([]);
  await after(1);
  await after(HOUR);
  expect(await readReminded(id, 'SCHEDULED_CHARGE_NEAR')).toHaveLength(1);
  expect(await getLetters(id, 'SCHEDULED_CHARGE')).toHaveLength(1);
});

describe('an invoice', () => {
  async function invoiced() {
    const { id } = await makeOrder(owner);
    return owner.api.payments.create({ body: wireDraft(id) }, withKey());
  }
  /** Nine in the morning in Athens, so many days before the due date. */
  const untilMorning = ({ dueDate }: Payment, daysBefore: number) =>
    Date.parse(`${dueDate}T07:00:00Z`) - daysBefore * DAY - app.clock.now().getTime();

  test('reminds its customer three days before the due date and on it, and staff on it, each once', async () => {
    const invoice = await invoiced();
    const { id, link } = invoice;
    await after(untilMorning(invoice, 3) - 1);
    expect(await getLetters(id, 'INVOICE_REMINDER')).toEqual([]);
    await after(1);
    await after(HOUR);
    const [letter, ...more] = await getLetters(id, 'INVOICE_REMINDER');
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ recipient: MARIA });
    expect(letter?.body).toContain(`href="${link}"`);
    expect([invoice.dueDate, letter?.body]).toEqual([
      '2027-01-21',
      expect.stringContaining('Πέμ 21 Ιανουαρίου 2027'),
    ]);
    expect(letter?.body).not.toMatch(/σύνδεσμο/i);
    expect(await readReminded(id, 'INVOICE_DUE')).toEqual([]);
    await after(untilMorning(invoice, 0));
    await after(DAY);
    expect(await getLetters(id, 'INVOICE_REMINDER')).toHaveLength(2);
    const told = await readReminded(id, 'INVOICE_DUE');
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('€1,000.00');
  });

  test('that is said to be paid only reminds staff, and a paid one nobody', async () => {
    const [said, paid] = [await invoiced(), await invoiced()];
    await payerAt(app, said.link).post('/said-paid', {});
    await owner.api.paymentActions.act(
      { id: paid.id, actionId: 'confirm', body: { amount: '1000.00' } },
      withKey(),
    );
    await after(untilMorning(said, 0));
    expect(await readReminded(said.id, 'INVOICE_DUE')).toHaveLength(1);
    expect(await readReminded(paid.id, 'INVOICE_DUE')).toEqual([]);
    for (const { id } of [said, paid]) expect(await getLetters(id, 'INVOICE_REMINDER')).toEqual([]);
  });

  test('of an older version is reminded of too', async () => {
    const { id } = await invoiced();
    const planned = () => app.db.select().from(reminders).where(eq(reminders.paymentId, id));
    const before = await planned();
    await app.db.delete(reminders).where(eq(reminders.paymentId, id));
    await planReminders(app.db, app.clock.now());
    await planReminders(app.db, app.clock.now());
    expect(await planned()).toEqual(before);
    expect(before).toHaveLength(2);
  });
});
