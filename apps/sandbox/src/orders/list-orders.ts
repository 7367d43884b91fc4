import type { OrderFilter } from '@deck/api/contract/orders';
import type { OrderSortField } from '@deck/api/vocabulary';
import { and, asc, type Column, desc, eq, exists, inArray, not, type SQL, sql } from 'drizzle-orm';
import { type Caller, getUserId } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders, pins } from '../database/schema.ts';
import { COUNT_LIMIT, DEEP, getPage, readPaging, readSort, type SortFields } from '../paging.ts';
import { getAskedAmounts } from './asked-amounts.ts';
import { summaryAnswer, summaryColumns } from './order-answers.ts';
import { orderConditions, similarConditions } from './order-conditions.ts';

/** So many rows are quick to sort. With more, an index scan in any order finds a page quickly. */
const FEW = 1_000;

/** The columns to read: the answer's and the sort keys. */
const columns = {
  ...summaryColumns,
  totalFigure: orders.totalFigure,
  paidFigure: orders.paidFigure,
  customerSort: orders.customerSort,
};

/** The sort columns, of the table or of a subquery. */
const getSortFields = (from: Readonly<Record<keyof typeof columns, Column>>): SortFields<OrderSortField> => ({
  created: from.createdAt,
  modified: from.modifiedAt,
  external_id: from.externalId,
  total: [from.currency, from.totalFigure],
  paid: [from.currency, from.paidFigure],
  start: from.startDate,
  state: from.state,
  property: from.propertyName,
  customer: from.customerSort,
  agent: from.agentName,
});

interface OrderListQuery {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly sort?: string[] | undefined;
  readonly pinnedup?: boolean | undefined;
  readonly getOrdersRq?: OrderFilter | undefined;
}

/** The filter, order, limit and offset of a list. */
interface Wanted {
  readonly where: SQL | undefined;
  readonly sort: readonly string[] | undefined;
  readonly limit: number;
  readonly offset: number;
  readonly pinned: SQL<boolean>;
}

/** A page of the orders the caller sees. */
export async function listOrders(db: Queries, caller: Caller, query: OrderListQuery, now: Date) {
  const paging = readPaging(query);
  const { sort, pinnedup = false, getOrdersRq: filter = {} } = query;
  const pinned = exists(
    db
      .select({ one: sql`1` })
      .from(pins)
      .where(and(eq(pins.orderId, orders.id), eq(pins.userId, getUserId(caller) ?? ''))),
  );
  const wanted: Wanted = {
    where: orderConditions(caller, filter),
    sort,
    limit: paging.size,
    offset: paging.offset,
    pinned: sql<boolean>`${pinned}`,
  };
  const isScoped = caller.propertyIds !== undefined;
  const how = { pinnedup, isScoped, filter };
  const exact = await readPage(db, wanted, how);
  const similar = exact.counted === 0 ? similarConditions(caller, filter) : undefined;
  const { rows, counted } = similar ? await readPage(db, { ...wanted, where: similar }, how) : exact;
  const asked = await getAskedAmounts(
    db,
    rows.map(({ id }) => id),
    now,
  );
  return getPage(
    rows.map((row) => summaryAnswer(row, asked.get(row.id) ?? 0n, row.pinned)),
    paging,
    counted,
  );
}

interface Found {
  readonly rows: readonly Row[];
  /** Rows on all pages together, at most `COUNT_LIMIT`. */
  readonly counted: number;
}

/** A text search finds, counts and sorts in a single query; anything else is counted first. */
async function readPage(
  db: Queries,
  wanted: Wanted,
  { pinnedup, isScoped, filter }: { pinnedup: boolean; isScoped: boolean; filter: OrderFilter },
): Promise<Found> {
  const chosen = Object.entries(filter).filter(([, value]) => value !== undefined && value.length > 0);
  const searched = chosen.some(([name]) => name === 'search' || name === 'customer');
  const counted = searched ? undefined : await countOrders(db, wanted.where);
  if (searched || ((isScoped || chosen.length > 0) && (counted ?? 0) <= FEW)) {
    const rows = await fewRows(db, wanted, pinnedup);
    const all = rows[0]?.counted ?? counted ?? (await countOrders(db, wanted.where));
    if (all < COUNT_LIMIT) return { rows, counted: all };
  }
  return {
    rows: pinnedup ? await pinnedFirst(db, wanted) : await orderRows(db, wanted),
    counted: counted ?? COUNT_LIMIT,
  };
}

type Row = Parameters<typeof summaryAnswer>[0] & { readonly pinned: boolean };

/**
 * The tie-breaker is the creation time, in the direction of the first field. So an index per field serves
 * both directions, however many orders share a value.
 * @throws Refusal INVALID_VALUE
 */
function getSort(asked: readonly string[] | undefined, from: Parameters<typeof getSortFields>[0]): SQL[] {
  const towards = asked?.[0]?.endsWith(',asc') ? asc : desc;
  return [...readSort(asked, getSortFields(from)), towards(from.createdAt), towards(from.id)];
}

/**
 * A page in index order: with many matches it fills quickly. Far from the beginning only the index is read for the rows
 * that are skipped.
 */
export function orderRows(db: Queries, { where, sort, limit, offset, pinned }: Wanted) {
  const order = getSort(sort, columns);
  const isOnPage =
    offset < DEEP
      ? where
      : inArray(
          orders.id,
          db
            .select({ id: orders.id })
            .from(orders)
            .where(where)
            .orderBy(...order)
            .limit(limit)
            .offset(offset),
        );
  return db
    .select({ ...columns, pinned })
    .from(orders)
    .where(isOnPage)
    .orderBy(...order)
    .limit(limit)
    .offset(offset < DEEP ? offset : 0);
}

/**
 * A page when few orders match: filters first, then counts and sorts. The planner, expecting many matches,
 * would otherwise walk a whole index in sort order.
 */
export function fewRows(db: Queries, { where, sort, limit, offset, pinned }: Wanted, pinnedup: boolean) {
  const few = db
    .select({ ...columns, pinned: pinned.as('pinned') })
    .from(orders)
    .where(where)
    .limit(COUNT_LIMIT)
    .as('few');
  const { pinned: isPinned, ...found } = few._.selectedFields;
  return db
    .select({ ...found, pinned: isPinned, counted: sql<number>`count(*) over ()::int` })
    .from(few)
    .orderBy(...(pinnedup ? [desc(isPinned)] : []), ...getSort(sort, few))
    .limit(limit)
    .offset(offset);
}

async function countOrders(db: Queries, where: SQL | undefined): Promise<number> {
  const rows = db
    .select({ one: sql`1`.as('one') })
    .from(orders)
    .where(where)
    .limit(COUNT_LIMIT)
    .as('found');
  const [counted] = await db.select({ rows: sql<number>`count(*)::int` }).from(rows);
  return counted?.rows ?? 0;
}

/**
 * Reads two lists in turn instead of sorting by "pinned". Each keeps its index order and stops after a page,
 * however many orders there are.
 */
async function pinnedFirst(db: Queries, wanted: Wanted): Promise<Row[]> {
  const { where, limit, offset, pinned } = wanted;
  const [first, others] = [and(where, pinned), and(where, not(pinned))];
  const pinnedCount = await countOrders(db, first);
  const above = offset < pinnedCount ? await fewRows(db, { ...wanted, where: first }, false) : [];
  const left = limit - above.length;
  const below =
    left > 0
      ? await orderRows(db, {
          ...wanted,
          where: others,
          limit: left,
          offset: Math.max(0, offset - pinnedCount),
        })
      : [];
  return [...above, ...below];
}
