import type { InterfaceLanguage, TimelineEventType } from '@deck/api/vocabulary';
import { bulkInsert } from '../database/bulk-insert.ts';
import type { Queries } from '../database/queries.ts';
import { messages, userNotifications } from '../database/schema.ts';
import { newId } from '../ids.ts';
import { type StaffNotification, staffNotification } from '../messaging/staff-notification.ts';
import { type PersonToTell, peopleToTell } from '../messaging/staff-recipients.ts';
import { notificationText } from '../messaging/staff-values.ts';
import { writeEmail } from '../messaging/write-email.ts';
import { AEGEAN, companies, demoProperties } from './companies.ts';
import type { OrderRow, PaymentRow, Rows } from './rows.ts';
import type { SeedNeeds } from './seed.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How many days of notifications the demo has. */
const SINCE = 14 * DAY;
/** The share of read notifications. */
const READ_AFTER = DAY;
/** The number of notifications per company, and of letters about them in the inbox. */
const MOST = 60;
const LETTERS = 4;

const newsOf: Partial<Record<TimelineEventType, StaffNotification>> = {
  CHARGED: 'CHARGED',
  AUTHORIZED: 'AUTHORIZED',
  DECLINED: 'DECLINED',
  REFUNDED: 'REFUNDED',
  PARTIALLY_CAPTURED: 'CAPTURED',
  VOIDED: 'HOLD_VOIDED',
  EXPIRED: 'EXPIRED',
};

interface Happened {
  readonly news: StaffNotification;
  readonly order: OrderRow;
  readonly payment: PaymentRow;
  readonly at: Date;
  readonly amount: bigint | null;
  readonly reason: string | null;
}

/** The notifications of the last days in the deck, and the newest also in the inbox. */
export async function seedNotifications(tx: Queries, rows: Rows, services: SeedNeeds): Promise<void> {
  const now = services.clock.now();
  for (const { id } of companies) {
    const happened = recent(rows, id, now);
    const people = new Map<string, PersonToTell[]>();
    for (const { propertyId } of happened.map(({ order }) => order))
      if (!people.has(propertyId))
        people.set(propertyId, await peopleToTell(tx, id, 'PAYMENT_INSTANCE_VIEW', propertyId));
    await bulkInsert(
      tx,
      userNotifications,
      happened.flatMap((one) =>
        (people.get(one.order.propertyId) ?? []).map((person) => notification(one, person, now)),
      ),
    );
    for (const one of happened.slice(0, LETTERS)) await writeToDirector(tx, one, services);
  }
  await announceMaintenance(tx, now);
}

/** Newest first. */
function recent(rows: Rows, companyId: string, now: Date): Happened[] {
  const paymentById = new Map(rows.payments.map((payment) => [payment.id, payment]));
  const orderById = new Map(rows.orders.map((order) => [order.id, order]));
  return rows.timeline
    .filter(({ at }) => at <= now && at.getTime() > now.getTime() - SINCE)
    .flatMap(({ type, paymentId, at, amount, reason }) => {
      const payment = paymentById.get(paymentId ?? '');
      const order = orderById.get(payment?.orderId ?? '');
      const news = newsOf[type];
      return news && order && payment?.businessProfileId === companyId
        ? [{ news, order, payment, at, amount, reason }]
        : [];
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .slice(0, MOST);
}

const getFacts = ({ amount, reason }: Happened) => ({
  ...(amount !== null && { amount: String(amount) }),
  ...(reason !== null && { reason }),
});

function notification(happened: Happened, { id, locale, timezone }: PersonToTell, now: Date) {
  const { news, order, payment, at } = happened;
  const property = demoProperties.find((one) => one.id === order.propertyId);
  const isOld = at.getTime() < now.getTime() - READ_AFTER;
  const subject = { order, payment, ...(property && { property }) };
  return {
    id: newId(at.getTime()),
    userId: id,
    businessProfileId: order.businessProfileId,
    type: staffNotification[news],
    read: isOld,
    shown: isOld,
    important: false,
    eventId: payment.id,
    orderId: order.id,
    paymentId: payment.id,
    locale,
    ...notificationText(news, subject, getFacts(happened), locale, timezone),
    createdAt: at,
  };
}

/** The same as a letter in the inbox. */
async function writeToDirector(tx: Queries, happened: Happened, services: SeedNeeds): Promise<void> {
  const { news, order, payment, at } = happened;
  const letter = {
    id: '',
    businessProfileId: order.businessProfileId,
    kind: 'STAFF',
    language: 'en',
    channel: 'EMAIL',
    recipient: 'eleni.markou@aegeanhouse.gr',
    orderId: order.id,
    paymentId: payment.id,
    userId: null,
    facts: { ...getFacts(happened), news, timezone: 'Europe/Athens' },
    createdAt: at,
    dueAt: at,
    attempts: 0,
    givenUpAt: null,
  } as const;
  const written = await writeEmail(tx, services, letter);
  const { businessProfileId, kind, channel, recipient, paymentId } = letter;
  if (written)
    await tx.insert(messages).values({
      id: newId(at.getTime()),
      businessProfileId,
      kind,
      channel,
      recipient,
      paymentId,
      ...written,
      sentAt: at,
      deliveredAt: at,
      carrier: 'INSIDE',
    });
}

const maintenance: Record<InterfaceLanguage, { title: string; text: string }> = {
  en: { title: 'Maintenance on Sunday', text: 'From 02:00 to 02:30 UTC payments can be seen but not made.' },
  ru: {
    title: 'Работы в воскресенье',
    text: 'С 02:00 до 02:30 UTC платежи можно смотреть, но не создавать.',
  },
  el: {
    title: 'Συντήρηση την Κυριακή',
    text: 'Από τις 02:00 έως τις 02:30 UTC οι πληρωμές φαίνονται, αλλά δεν γίνονται νέες.',
  },
};

/** An administrator's message to the hotels' users. */
async function announceMaintenance(tx: Queries, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 20 * HOUR);
  const property = demoProperties.find(({ businessProfileId }) => businessProfileId === AEGEAN);
  const people = await peopleToTell(tx, AEGEAN, 'PAYMENT_INSTANCE_VIEW', property?.id ?? '');
  await tx.insert(userNotifications).values(
    people.map(({ id, locale }) => ({
      id: newId(at.getTime()),
      userId: id,
      businessProfileId: AEGEAN,
      type: 'SYSTEM_MESSAGE' as const,
      important: true,
      locale,
      ...maintenance[locale],
      createdAt: at,
    })),
  );
}
