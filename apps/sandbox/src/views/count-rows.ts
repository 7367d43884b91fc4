import type { OrderFilter } from '@deck/api/contract/orders';
import type { PaymentFilter } from '@deck/api/contract/payments';
import type { NewView, SavedViews } from '@deck/api/contract/views';
import type { ViewedList } from '@deck/api/vocabulary';
import { type SQL, sql } from 'drizzle-orm';
import type { Person } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders, payments } from '../database/schema.ts';
import { orderConditions } from '../orders/order-conditions.ts';
import { COUNT_LIMIT, toCount } from '../paging.ts';
import { paymentConditions } from '../payments/list/conditions.ts';

type Filter = NewView['filter'];

/** How many rows each of several filters of a list finds for a person: one statement for all of them. */
export async function countRows(
  db: Queries,
  person: Person,
  list: ViewedList,
  filters: readonly Filter[],
  now: Date,
): Promise<SavedViews['all'][]> {
  const { table, where } = getSource(person, list, now);
  const counts = filters.map(
    (filter) =>
      sql`(SELECT count(*)::int FROM (SELECT 1 FROM ${table} WHERE ${where(filter)} LIMIT ${COUNT_LIMIT}) found)`,
  );
  const { rows } = await db.execute<{ counts: number[] }>(
    sql`SELECT array[${sql.join(counts, sql`, `)}] AS counts`,
  );
  return (rows[0]?.counts ?? []).map(toCount);
}

/** A filter is stored beside its list, so it is a filter of that list. */
const getSource = (person: Person, list: ViewedList, now: Date) =>
  list === 'ORDERS'
    ? { table: orders, where: (filter: Filter) => all(orderConditions(person, filter as OrderFilter)) }
    : {
        table: payments,
        where: (filter: Filter) => all(paymentConditions(person, filter as PaymentFilter, now)),
      };

const all = (conditions: SQL | undefined): SQL => conditions ?? sql`true`;
