import type { OrderFilter, orderSortFields } from '@deck/api/contract/orders';
import { and, asc, type Column, desc, eq, exists, not, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders, pins } from '../database/schema.ts';
import { COUNT_LIMIT, pageOf, readPaging, readSort } from '../paging.ts';
import { summaryAnswer, summaryColumns } from './order-answers.ts';
import { orderConditions } from './order-conditions.ts';

/** So many are sorted in a moment; more are found soon in any order. */
const FEW = 1_000;

/** What rows are read with: their answer, and what they are sorted by. */
const columns = {
  ...summaryColumns,
  totalFigure: orders.totalFigure,
  paidFigure: orders.paidFigure,
  customerSort: orders.customerSort,
};

/** What a list can be sorted by, in the table or in a part of it. */
const sortFieldsOf = (
  from: Readonly<Record<keyof typeof columns, Column>>,
): Readonly<Record<(typeof orderSortFields)[number], Column>> => ({
  created: from.createdAt,
  modified: from.modifiedAt,
  external_id: from.externalId,
  total: from.totalFigure,
  paid: from.paidFigure,
  start: from.startDate,
  state: from.state,
  property: from.propertyName,
  customer: from.customerSort,
  agent: from.agentName,
});

export interface OrderListQuery {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly sort?: string[] | undefined;
  readonly pinnedup?: boolean | undefined;
  readonly getOrdersRq?: OrderFilter | undefined;
}

/** One page of the division's orders. */
export async function listOrders(db: Queries, caller: Caller, query: OrderListQuery) {
  const paging = readPaging(query);
  const { sort, getOrdersRq: filter = {} } = query;
  const wanted = orderConditions(caller, filter);
  const pinned = exists(
    db
      .select({ one: sql`1` })
      .from(pins)
      .where(and(eq(pins.orderId, orders.id), eq(pins.userId, caller.userId))),
  );
  const count = (where: SQL | undefined) => countOrders(db, where);
  const counted = await count(wanted);
  const narrowed = Object.values(filter).some((value) => value !== undefined && value.length > 0);
  const read = narrowed && counted <= FEW ? fewRows : orderRows;
  const rows: ReadRows = (where, limit, offset) =>
    read(db, where, sort, limit, offset, sql<boolean>`${pinned}`);
  const content = query.pinnedup
    ? await pinnedFirst(paging, rows, count, and(wanted, pinned), and(wanted, not(pinned)))
    : await rows(wanted, paging.size, paging.offset);
  return pageOf(
    content.map((row) => summaryAnswer(row, row.pinned)),
    paging,
    counted,
  );
}

type Row = Parameters<typeof summaryAnswer>[0] & { readonly pinned: boolean };
type ReadRows = (where: SQL | undefined, limit: number, offset: number) => PromiseLike<Row[]>;

/**
 * Equals follow one another by the moment they were made, in the direction of the first field: so one index per field
 * gives a page either way, however many orders are alike.
 * @throws Refusal INVALID_VALUE
 */
function sortOf(asked: readonly string[] | undefined, from: Parameters<typeof sortFieldsOf>[0]): SQL[] {
  const towards = asked?.[0]?.endsWith(',asc') ? asc : desc;
  return [...readSort(asked, sortFieldsOf(from)), towards(from.createdAt), towards(from.id)];
}

/** A page in the order of an index: what many orders are like is found soon. */
export const orderRows = (
  db: Queries,
  where: SQL | undefined,
  sort: readonly string[] | undefined,
  limit: number,
  offset: number,
  pinned: SQL<boolean>,
) =>
  db
    .select({ ...columns, pinned })
    .from(orders)
    .where(where)
    .orderBy(...sortOf(sort, columns))
    .limit(limit)
    .offset(offset);

/**
 * A page of few orders: found first, by whatever tells them apart, and sorted then. Left to choose, a database that
 * takes them for many would walk through all orders in the order of an index, looking for them.
 */
export function fewRows(
  db: Queries,
  where: SQL | undefined,
  sort: readonly string[] | undefined,
  limit: number,
  offset: number,
  pinned: SQL<boolean>,
) {
  const few = db
    .select({ ...columns, pinned: pinned.as('pinned') })
    .from(orders)
    .where(where)
    .limit(FEW)
    .as('few');
  return db
    .select()
    .from(few)
    .orderBy(...sortOf(sort, few))
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
 * Two lists read one after the other rather than one sorted by "pinned": so both keep the order of an index and stop
 * after a page, however many orders there are.
 */
async function pinnedFirst(
  { size, offset }: { readonly size: number; readonly offset: number },
  rows: ReadRows,
  count: (where: SQL | undefined) => Promise<number>,
  pinned: SQL | undefined,
  others: SQL | undefined,
): Promise<Row[]> {
  const pinnedCount = await count(pinned);
  const above = offset < pinnedCount ? await rows(pinned, size, offset) : [];
  const left = size - above.length;
  const below = left > 0 ? await rows(others, left, Math.max(0, offset - pinnedCount)) : [];
  return [...above, ...below];
}
