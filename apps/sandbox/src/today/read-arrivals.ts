import type { Arrivals } from '@deck/api/contract/today';
import { addDays, type CivilDate } from '@deck/values';
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { orders } from '../database/schema.ts';
import { getAskedAmounts } from '../orders/asked-amounts.ts';
import { summaryAnswer, summaryColumns } from '../orders/order-answers.ts';
import { amountIn } from '../payments/order-balance.ts';
import { type Scope, within } from '../scope.ts';
import { getArrivalSums, getDue } from './arrival-sums.ts';

const DAYS = 14;
/** Rows shown. */
const SHOWN = 8;
/** Orders read at most. */
export const MOST_ARRIVALS = 1_000;

const columns = {
  ...summaryColumns,
  split: orders.split,
  /** When the day of the arrival begins, in seconds of the epoch. */
  arrival: sql<string>`extract(epoch FROM ${orders.startDate}::timestamp AT TIME ZONE deck.zone_of(${orders.propertyId}))::text`,
};

/** The open orders that begin within days, with what their payments ask for: two queries. */
export async function readArriving(
  db: Queries,
  scope: Scope,
  { from, to }: { readonly from: CivilDate; readonly to: CivilDate },
  now: Date,
) {
  const rows = await db
    .select(columns)
    .from(orders)
    .where(
      and(
        within(scope, orders),
        gte(orders.startDate, from),
        lte(orders.startDate, to),
        eq(orders.revoked, false),
        eq(orders.finalized, false),
      ),
    )
    .orderBy(asc(orders.startDate), asc(orders.createdAt), asc(orders.id))
    .limit(MOST_ARRIVALS);
  const asked = await getAskedAmounts(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return rows.map((row) => ({ ...row, asked: asked.get(row.id) ?? 0n }));
}

/** The money of those who arrive within 14 days, today included. */
export async function readArrivals(db: Queries, scope: Scope, from: CivilDate, now: Date): Promise<Arrivals> {
  const to = addDays(from, DAYS - 1);
  const arriving = await readArriving(db, scope, { from, to }, now);
  const owing = arriving.filter((order) => getDue(order) > 0n);
  return {
    from,
    to,
    sums: getArrivalSums(arriving),
    rows: owing.slice(0, SHOWN).map((order) => ({
      order: summaryAnswer(order, order.asked, false),
      due: amountIn(order.currency)(getDue(order)),
    })),
    total: owing.length,
    totalExact: arriving.length < MOST_ARRIVALS,
  };
}
