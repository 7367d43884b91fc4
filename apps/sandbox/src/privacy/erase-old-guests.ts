import { and, asc, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { recordOwnActs } from '../audit/record-own-act.ts';
import type { Services } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders, payments } from '../database/schema.ts';
import { wholeCompany } from '../scope.ts';
import { eraseGuest } from './erase-guest.ts';
import { lockOrders, type OrderRow, readGuestOrders } from './guest-orders.ts';
import { findMovingMoney } from './money-moving.ts';

/** How many orders are looked at in a query. */
const BATCH = 100;

/**
 * Erases the guests whose last stay and last payment are before a moment, the longest ago first, each in a transaction of
 * its own. A guest whose money still moves is left for a later run.
 * @returns how many orders were erased
 */
export async function eraseOldGuests(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  companyId: string,
  before: Date,
  signal?: AbortSignal,
): Promise<number> {
  let erased = 0;
  let last: Pick<OrderRow, 'id' | 'modifiedAt'> | undefined;
  while (!signal?.aborted) {
    const found = await findOld(db, companyId, before, last);
    for (const { id } of found) {
      if (signal?.aborted) return erased;
      erased += await db.transaction((tx) => eraseIfOld(tx, companyId, id, before, clock.now()));
    }
    last = found.at(-1);
    if (found.length < BATCH) return erased;
  }
  return erased;
}

/** Orders that are old, and so are all at the same e-mail address. */
function findOld(
  db: Queries,
  companyId: string,
  before: Date,
  last: Pick<OrderRow, 'id' | 'modifiedAt'> | undefined,
) {
  const { id, modifiedAt, erasedAt, businessProfileId, customerEmail } = orders;
  const newer = sql`EXISTS (SELECT 1 FROM deck.orders newer WHERE newer.business_profile_id = ${companyId}
    AND ${customerEmail} <> '' AND lower(newer.customer_email) = lower(${customerEmail})
    AND (newer.modified_at >= ${before} OR newer.end_date >= ${toDay(before)}))`;
  return db
    .select({ id, modifiedAt })
    .from(orders)
    .where(
      and(
        eq(businessProfileId, companyId),
        isNull(erasedAt),
        lt(modifiedAt, before),
        endedBefore(before),
        sql`NOT ${newer}`,
        last && or(gt(modifiedAt, last.modifiedAt), and(eq(modifiedAt, last.modifiedAt), gt(id, last.id))),
      ),
    )
    .orderBy(asc(modifiedAt), asc(id))
    .limit(BATCH);
}

const toDay = (moment: Date): string => moment.toISOString().slice(0, 10);
const endedBefore = (before: Date): SQL | undefined =>
  or(isNull(orders.endDate), lt(orders.endDate, toDay(before)));

/** @returns how many orders were erased; 0 if the guest has a newer one, or money that moves */
async function eraseIfOld(
  tx: Queries,
  companyId: string,
  id: string,
  before: Date,
  now: Date,
): Promise<number> {
  const scope = wholeCompany(companyId);
  const ids = (await readGuestOrders(tx, scope, id)).map((order) => order.id);
  const own = (await lockOrders(tx, ids)).filter(({ erasedAt }) => erasedAt === null);
  const isOld = ({ modifiedAt, endDate }: OrderRow) =>
    modifiedAt < before && (endDate === null || endDate < toDay(before));
  if (own.length === 0 || !own.every(isOld)) return 0;
  if (await hasNewerPayment(tx, own, before)) return 0;
  if ((await findMovingMoney(tx, own, now)).length > 0) return 0;
  const erased = await eraseGuest(tx, scope, id, now);
  await recordOwnActs(
    tx,
    companyId,
    now,
    erased.orders.map((order) => ({
      act: 'GUEST_ERASED',
      subject: { id: order.id, name: order.externalId },
      after: { orders: erased.orders.length },
    })),
  );
  return erased.orders.length;
}

async function hasNewerPayment(tx: Queries, own: readonly OrderRow[], before: Date): Promise<boolean> {
  const ids = own.map((order) => order.id);
  const [newer] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(inArray(payments.orderId, ids), sql`${payments.modifiedAt} >= ${before}`))
    .limit(1);
  return newer !== undefined;
}
