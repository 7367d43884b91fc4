import { and, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders, payments, transactions } from '../database/schema.ts';
import { publishTransactions } from '../live/publish-change.ts';

/** How long the simulated interface takes to post to a folio, in milliseconds. */
const POSTING_TAKES = 5_000;
/** The batch size. */
const BATCH = 200;
/** In the sandbox the interface is off for reservations with this prefix. */
const OFFLINE = 'OFFLINE';

/**
 * Sends money movements to the hotel's interface, which posts them to the reservation's folio or is
 * unreachable. Safe on several servers: each transaction is claimed by one.
 */
export async function pushToPms({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const claimed = await tx
      .select({ id: transactions.id })
      .from(transactions)
      .where(
        and(
          sql`${transactions.ifcDeliveryStatus} = 'PROCESSING'`,
          lte(transactions.processedAt, new Date(now.getTime() - POSTING_TAKES)),
        ),
      )
      .limit(BATCH)
      .for('no key update', { skipLocked: true });
    if (claimed.length === 0) return;
    const ids = claimed.map(({ id }) => id);
    const due = await tx
      .select({ id: transactions.id, reservationId: orders.reservationId })
      .from(transactions)
      .innerJoin(payments, eq(payments.id, transactions.paymentId))
      .innerJoin(orders, eq(orders.id, payments.orderId))
      .where(inArray(transactions.id, ids));
    const isOffline = ({ reservationId }: { reservationId: string }) =>
      reservationId.toUpperCase().startsWith(OFFLINE);
    const idsOf = (found: typeof due) => found.map(({ id }) => id);
    const reached = idsOf(due.filter((one) => !isOffline(one)));
    const missed = idsOf(due.filter(isOffline));
    await tx
      .update(transactions)
      .set({ ifcDeliveryStatus: 'DELIVERED', ifcDeliveredAt: now })
      .where(inArray(transactions.id, reached));
    await tx
      .update(transactions)
      .set({ ifcDeliveryStatus: 'NOT_DELIVERED' })
      .where(inArray(transactions.id, missed));
    await publishTransactions(tx, ids);
  });
}

/** Sends rejected updates to the interface again. Returns whether there were any. */
export async function postAgain(tx: Queries, paymentId: string): Promise<boolean> {
  const again = await tx
    .update(transactions)
    .set({ ifcDeliveryStatus: 'PROCESSING' })
    .where(and(eq(transactions.paymentId, paymentId), eq(transactions.ifcDeliveryStatus, 'NOT_DELIVERED')))
    .returning({ id: transactions.id });
  return again.length > 0;
}
