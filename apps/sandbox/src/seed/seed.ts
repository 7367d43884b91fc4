import { sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import { bulkInsert } from '../database/bulk-insert.ts';
import type { Queries } from '../database/queries.ts';
import {
  businessProfiles,
  messages,
  orders,
  payments,
  pins,
  pspOperations,
  sequences,
  timeline,
  transactions,
} from '../database/schema.ts';
import { newId } from '../ids.ts';
import { paymentLetter } from '../mail/payment-letter.ts';
import { numbered } from '../orders/numbering.ts';
import { payAddress } from '../payments/payment-answers.ts';
import { demoProperties } from './companies.ts';
import { type Demo, demoOrders } from './orders.ts';
import { demoPeople } from './people.ts';
import type { Letter, PaymentRow } from './rows.ts';
import { seedBase } from './seed-base.ts';

/** One number for all servers that start on one empty database: the first fills it, the others wait. */
const SEED_LOCK = 0x6465636d;
/** The number of the newest payment of the demo. */
const NEWEST_PAYMENT = 778_135;

type Needs = Pick<Services, 'db' | 'clock' | 'brand' | 'publicUrl'>;

/** Fills an empty database with the demo. Tells whether it was empty. */
export async function seedIfEmpty(services: Needs): Promise<boolean> {
  return services.db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`);
    const [someone] = await tx.select({ id: businessProfiles.id }).from(businessProfiles).limit(1);
    if (someone) return false;
    await seedBase(tx);
    await write(tx, demoOrders(services.clock.now()), services);
    return true;
  });
}

async function write(tx: Queries, { rows, pinned, sequences: given }: Demo, services: Needs): Promise<void> {
  const numberedPayments = numberPayments(rows.payments);
  const invoices = numberInvoices(rows.payments);
  await bulkInsert(tx, orders, rows.orders);
  await bulkInsert(tx, payments, numberedPayments);
  await bulkInsert(tx, transactions, rows.transactions);
  await bulkInsert(tx, pspOperations, rows.operations);
  await bulkInsert(tx, timeline, rows.timeline);
  await bulkInsert(
    tx,
    messages,
    await Promise.all(rows.letters.map((letter) => messageOf(letter, services))),
  );
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

/** `P-778120`: in the order in which the payments were made, over all companies. */
function numberPayments(made: PaymentRow[]): PaymentRow[] {
  made.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  made.forEach((payment, index) => {
    payment.number = `P-${NEWEST_PAYMENT - made.length + 1 + index}`;
  });
  return made;
}

/** Invoices of each company, without a gap. */
function numberInvoices(made: readonly PaymentRow[]) {
  const last = new Map<string, number>();
  for (const payment of made.filter(({ type }) => type === 'WIRE_TRANSFER')) {
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

async function messageOf({ order, payment, message }: Letter, { brand, publicUrl }: Needs) {
  const property = demoProperties.find(({ id }) => id === order.propertyId);
  if (!property) throw new Error(`The order ${order.externalId} has no property`);
  const address = payAddress(publicUrl, payment.linkToken ?? '');
  return {
    ...message,
    ...(await paymentLetter({ brand, order, payment, property, address, withQrcode: false })),
    id: newId(message.sentAt.getTime()),
    businessProfileId: payment.businessProfileId,
    paymentId: payment.id,
    sender: property.name,
  };
}
