import type { OrderFilter } from '@deck/api/contract/orders';
import { and, eq, exists, gte, inArray, like, lt, not, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders, pins, properties } from '../database/schema.ts';
import { COUNT_LIMIT, newestFirst, pageOf, readPaging, readSort } from '../paging.ts';
import { summaryAnswer, summaryColumns } from './order-answers.ts';
import { searchPatterns } from './search-text.ts';

const sortFields = {
  created: orders.createdAt,
  external_id: orders.externalId,
  total: orders.totalFigure,
  start: orders.startDate,
  state: orders.state,
};

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
  const order = [...readSort(query.sort, sortFields), ...newestFirst(orders.createdAt, orders.id)];
  const wanted = conditions(caller, query.getOrdersRq ?? {});
  const pinnedByCaller = exists(
    db
      .select({ one: sql`1` })
      .from(pins)
      .where(and(eq(pins.orderId, orders.id), eq(pins.userId, caller.userId))),
  );

  const count = async (where: SQL | undefined): Promise<number> => {
    const rows = db
      .select({ one: sql`1`.as('one') })
      .from(orders)
      .where(where)
      .limit(COUNT_LIMIT)
      .as('found');
    const [counted] = await db.select({ rows: sql<number>`count(*)::int` }).from(rows);
    return counted?.rows ?? 0;
  };
  const rows = (where: SQL | undefined, limit: number, offset: number) =>
    db
      .select({ ...summaryColumns, pinned: sql<boolean>`${pinnedByCaller}` })
      .from(orders)
      .innerJoin(properties, eq(properties.id, orders.propertyId))
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);

  const [content, counted] = await Promise.all([
    query.pinnedup
      ? pinnedFirst(paging, rows, count, and(wanted, pinnedByCaller), and(wanted, not(pinnedByCaller)))
      : rows(wanted, paging.size, paging.offset),
    count(wanted),
  ]);
  return pageOf(
    content.map((row) => summaryAnswer(row, row.pinned)),
    paging,
    counted,
  );
}

/**
 * Two lists read one after the other rather than one sorted by "pinned": so both keep the order of an index and stop
 * after a page, however many orders there are.
 */
async function pinnedFirst<Row>(
  { size, offset }: { readonly size: number; readonly offset: number },
  rows: (where: SQL | undefined, limit: number, offset: number) => PromiseLike<Row[]>,
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

function conditions({ divisionId, timezone }: Caller, filter: OrderFilter): SQL | undefined {
  const { search = '', states, propertyIds, createdFrom, createdTo } = filter;
  /** The moment a day begins where the reader is. */
  const midnight = (day: SQL) => sql`(${day})::timestamp AT TIME ZONE ${timezone}`;
  return and(
    eq(orders.businessProfileId, divisionId),
    ...searchPatterns(search).map((pattern) => like(orders.searchText, pattern)),
    // None chosen narrows nothing.
    states?.length ? inArray(orders.state, states) : undefined,
    propertyIds?.length ? inArray(orders.propertyId, propertyIds) : undefined,
    createdFrom === undefined ? undefined : gte(orders.createdAt, midnight(sql`${createdFrom}::date`)),
    createdTo === undefined ? undefined : lt(orders.createdAt, midnight(sql`${createdTo}::date + 1`)),
  );
}
