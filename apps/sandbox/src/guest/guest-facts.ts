import { Refusal } from '@deck/api/server';
import type { TimelineEventType } from '@deck/api/vocabulary';
import type { GuestFacts } from '@deck/guest';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, orders, properties, timeline, transactions } from '../database/schema.ts';
import { openOperation } from '../operations/operation-rows.ts';
import { payerMethods, readPaidIn } from '../payer/payer-methods.ts';
import type { PaymentRow } from '../payments/apply-payment-event.ts';
import { getMoney } from '../payments/order-balance.ts';
import type { Made } from './guest-payment.ts';
import { type GuestLink, toGuestFacts } from './to-guest-facts.ts';

/** The entries of the timeline that say that money came, and those that say that a payment is done. */
const paid: TimelineEventType[] = ['CHARGED', 'PARTIALLY_CAPTURED', 'PAID', 'PARTIALLY_PAID'];
const done: TimelineEventType[] = [...paid, 'AUTHORIZED', 'PROCESSED'];

type Needs = Pick<Services, 'publicUrl'> & { readonly now: Date };

/**
 * Everything the guest of a payment may know at a moment, for the page, the receipt and letters alike.
 * @throws Refusal NOT_FOUND for a payment whose property is gone
 */
export async function readGuestFacts(db: Queries, payment: PaymentRow, needs: Needs): Promise<GuestFacts> {
  const link = await readGuestLink(db, payment);
  const country = link.order?.customerCountry ?? '';
  const { orderId } = payment;
  return toGuestFacts(
    link,
    {
      payments: orderId === null ? [] : await getMoney(db, orderId),
      paidAt: orderId === null ? null : await readLastPaid(db, orderId),
      made: await readMade(db, payment),
      methods: await payerMethods(db, payment, country),
      action: (await openOperation(db, payment.id))?.action ?? null,
    },
    needs,
  );
}

/** When money last came for an order; null if none did. */
export const readLastPaid = (db: Queries, orderId: string): Promise<Date | null> =>
  readLast(db, eq(timeline.orderId, orderId), paid);

async function readGuestLink(db: Queries, payment: PaymentRow): Promise<GuestLink> {
  const [found] = await db
    .select({ property: properties, company: businessProfiles })
    .from(properties)
    .innerJoin(businessProfiles, eq(businessProfiles.id, properties.businessProfileId))
    .where(eq(properties.id, payment.propertyId ?? ''));
  const [order] =
    payment.orderId === null ? [] : await db.select().from(orders).where(eq(orders.id, payment.orderId));
  if (!found) throw Refusal.because('NOT_FOUND');
  return { ...found, order: order ?? null, payment };
}

async function readMade(db: Queries, payment: PaymentRow): Promise<Made> {
  const [answer] = await db
    .select({ authCode: transactions.providerAuthCode, receiptNumber: transactions.receiptNumber })
    .from(transactions)
    .where(
      and(
        eq(transactions.paymentId, payment.id),
        eq(transactions.status, 'APPROVED'),
        inArray(transactions.type, ['AUTHORIZE', 'CHARGE', 'CAPTURE']),
      ),
    )
    .orderBy(desc(transactions.processedAt), desc(transactions.id))
    .limit(1);
  return {
    at: await readLast(db, eq(timeline.paymentId, payment.id), done),
    authCode: answer?.authCode ?? null,
    receiptNumber: answer?.receiptNumber ?? null,
    method: await readPaidIn(db, payment),
  };
}

async function readLast(
  db: Queries,
  of: ReturnType<typeof eq>,
  types: TimelineEventType[],
): Promise<Date | null> {
  const [last] = await db
    .select({ at: timeline.at })
    .from(timeline)
    .where(and(of, inArray(timeline.type, types)))
    .orderBy(desc(timeline.at))
    .limit(1);
  return last?.at ?? null;
}
