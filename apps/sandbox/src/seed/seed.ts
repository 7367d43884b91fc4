import { paymentKinds } from '@deck/api/rules';
import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { bulkInsert } from '../database/bulk-insert.ts';
import type { Queries } from '../database/queries.ts';
import {
  businessProfiles,
  exchangeRates,
  messages,
  orders,
  payments,
  pins,
  pspOperations,
  sequences,
  tenders,
  timeline,
  transactions,
} from '../database/schema.ts';
import { toGuestFacts } from '../guest/to-guest-facts.ts';
import { newId } from '../ids.ts';
import { paymentEmail } from '../mail/payment-email.ts';
import { planReminders } from '../messaging/reminders.ts';
import { numbered } from '../orders/numbering.ts';
import { payAddress } from '../payments/payment-answers.ts';
import { foldDays } from '../scheduler/fold-days.ts';
import { loadWording, type Wording } from '../templates/blocks.ts';
import { seedCallbacks } from './callbacks.ts';
import { seedColleagues } from './colleagues.ts';
import { demoProperties } from './companies.ts';
import { seedIfcMessages } from './ifc-messages.ts';
import { seedImportTemplates } from './import-templates.ts';
import { seedNotifications } from './notifications.ts';
import { type Demo, demoOrders } from './orders.ts';
import { seedOwnEmails } from './own-emails.ts';
import { demoPeople } from './people.ts';
import { type ByChance, demoYear } from './plans.ts';
import { demoRates } from './rates.ts';
import type { Letter, PaymentRow } from './rows.ts';
import { seedSavedViews } from './saved-views.ts';
import { seedBase } from './seed-base.ts';

/** The lock for servers that start together on an empty database: the first fills it, the others wait. */
const SEED_LOCK = 0x6465636d;
/** The number of the demo's newest payment. */
const NEWEST_PAYMENT = 778_135;

export type SeedNeeds = Pick<Services, 'db' | 'clock' | 'brand' | 'publicUrl'>;

/** Fills an empty database with the demo. Returns whether it was empty. */
export async function seedIfEmpty(services: SeedNeeds, counts: ByChance = demoYear): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    const [someone] = await tx.select({ id: businessProfiles.id }).from(businessProfiles).limit(1);
    if (someone) return false;
    await seedBase(tx);
    await seedColleagues(tx, services.clock.now());
    await tx.insert(exchangeRates).values(demoRates(services.clock.now()));
    await seedImportTemplates(tx, services.clock.now());
    await seedSavedViews(tx, services.clock.now());
    await write(tx, demoOrders(services.clock.now(), counts), services);
    return true;
  });
}

async function write(
  tx: Queries,
  { rows, pinned, sequences: given }: Demo,
  services: SeedNeeds,
): Promise<void> {
  const numberedPayments = numberPayments(rows.payments);
  const invoices = numberInvoices(rows.payments);
  await bulkInsert(tx, orders, rows.orders);
  await bulkInsert(tx, payments, numberedPayments);
  await bulkInsert(tx, transactions, rows.transactions);
  await bulkInsert(tx, pspOperations, rows.operations);
  await bulkInsert(tx, timeline, rows.timeline);
  await bulkInsert(tx, tenders, rows.tenders);
  // The rows are in their final state; the timeline gives the days for the daily sums.
  await tx.execute(sql`SELECT deck.rebuild_money_days()`);
  await foldDays(tx);
  const wordingFor = await wordings(tx, rows.letters);
  await bulkInsert(
    tx,
    messages,
    await Promise.all(rows.letters.map((letter) => readMessage(letter, rows, services, wordingFor))),
  );
  await planReminders(tx, services.clock.now());
  await seedOwnEmails(tx, services.clock.now());
  await seedNotifications(tx, rows, services);
  await seedCallbacks(tx, rows, services.clock.now());
  await seedIfcMessages(tx, rows);
  const pinner = demoPeople[0]?.id ?? '';
  await bulkInsert(
    tx,
    pins,
    pinned.map((orderId) => ({ orderId, userId: pinner })),
  );
  await bulkInsert(tx, sequences, [
    ...given.map((one) => ({ ...one, entity: 'order' as const })),
    ...invoices,
  ]);
  await tx.execute(sql`SELECT setval('deck.payment_numbers', ${NEWEST_PAYMENT})`);
}

/** `P-778120`: in creation order, across all companies. */
function numberPayments(made: PaymentRow[]): PaymentRow[] {
  made.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  made.forEach((payment, index) => {
    payment.number = `P-${NEWEST_PAYMENT - made.length + 1 + index}`;
  });
  return made;
}

/** Invoices per company, numbered consecutively. */
function numberInvoices(made: readonly PaymentRow[]) {
  const last = new Map<string, number>();
  for (const payment of made.filter(({ type }) => paymentKinds[type].page === 'INVOICE')) {
    const number = (last.get(payment.businessProfileId) ?? 0) + 1;
    last.set(payment.businessProfileId, number);
    payment.invoiceNumber = numbered('INV', number);
  }
  return [...last].map(([businessProfileId, number]) => ({
    businessProfileId,
    entity: 'invoice' as const,
    prefix: 'INV',
    last: number,
  }));
}

/** The companies' wordings for a payment link, read once per language. */
async function wordings(tx: Queries, letters: readonly Letter[]) {
  const read = new Map<string, Wording>();
  const keyOf = ({ businessProfileId, customerLanguage }: Letter['order']) =>
    `${businessProfileId} ${customerLanguage}`;
  for (const { order } of letters)
    if (!read.has(keyOf(order))) {
      const { businessProfileId, customerLanguage } = order;
      read.set(keyOf(order), await loadWording(tx, businessProfileId, 'PAYMENT_LINK', customerLanguage));
    }
  return (order: Letter['order']): Wording => {
    const wording = read.get(keyOf(order));
    if (!wording) throw new Error(`The order ${order.externalId} has no words`);
    return wording;
  };
}

/** A payment when its link was sent, whatever came of it. */
const asSent = (payment: PaymentRow): PaymentRow => ({
  ...payment,
  status: 'LINK_SENT',
  captured: 0n,
  refunded: 0n,
  card: null,
});

async function readMessage(
  { order, payment, message }: Letter,
  { payments: all }: Demo['rows'],
  { brand, publicUrl }: SeedNeeds,
  wordingFor: (order: Letter['order']) => Wording,
) {
  const property = demoProperties.find(({ id }) => id === order.propertyId);
  if (!property) throw new Error(`The order ${order.externalId} has no property`);
  const address = payAddress(publicUrl, payment.linkToken ?? '');
  const wording = wordingFor(order);
  const link = { property, company: wording.company, order, payment: asSent(payment) };
  const others = all.filter(({ id, orderId }) => orderId === order.id && id !== payment.id);
  const made = { at: null, authCode: null, receiptNumber: null, method: null };
  const history = { payments: [link.payment, ...others], paidAt: null, made, methods: [], action: null };
  const facts = toGuestFacts(link, history, { publicUrl, now: message.sentAt });
  return {
    ...message,
    ...(await paymentEmail({
      brand,
      order,
      payment,
      property,
      wording,
      facts,
      logo: null,
      address,
      recipient: message.recipient,
      withQrcode: false,
    })),
    id: newId(message.sentAt.getTime()),
    businessProfileId: payment.businessProfileId,
    paymentId: payment.id,
    sender: property.name,
    kind: 'PAYMENT_LINK' as const,
    // Demo messages must never be delivered by a real mail server.
    carrier: 'INSIDE' as const,
    carrierAttempts: 0,
    carrierDueAt: null,
  };
}
