import type { Movement, MovementFilter } from '@deck/api/contract/days';
import { instantText } from '@deck/values';
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { payments, properties } from '../database/schema.ts';
import { COUNT_LIMIT, getPage, readPaging, readSort } from '../paging.ts';
import { amountIn } from '../payments/order-balance.ts';
import type { Scope } from '../scope.ts';
import { fromMovements, type MovementRow } from './movement-rows.ts';

interface MovementQuery {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly sort?: string[] | undefined;
}

type Found = MovementRow & {
  number: string | null;
  order_id: string | null;
  order_external_id: string | null;
  customer_name: string | null;
  property: string | null;
};

/** A page of the movements of a day, newest first. */
export async function listMovements(
  db: Queries,
  scope: Scope,
  { day, ...filter }: MovementFilter & { readonly day: string },
  query: MovementQuery,
) {
  const paging = readPaging(query);
  const from = fromMovements(scope, day, filter);
  const [{ rows }, counted] = await Promise.all([
    db.execute<Found>(sql`
      WITH found AS (SELECT m.*, ${properties.name} AS property ${from})
      SELECT found.*, extract(epoch FROM found.at)::text AS at, found.amount::text AS amount, ${payments.number},
        ${payments.orderId}, ${payments.orderExternalId}, ${payments.customerName}
      FROM found LEFT JOIN ${payments} ON ${payments.id} = found.payment_id
      ORDER BY ${getOrder(query.sort)} LIMIT ${paging.size} OFFSET ${paging.offset}`),
    db.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM (SELECT 1 ${from} LIMIT ${COUNT_LIMIT}) counted`,
    ),
  ]);
  return getPage(rows.map(toAnswer), paging, counted.rows[0]?.count ?? 0);
}

/** @throws Refusal INVALID_VALUE for another field. */
function getOrder(asked: readonly string[] | undefined): SQL {
  readSort(asked, { at: payments.createdAt });
  const direction = sql.raw(asked?.at(-1)?.endsWith(',asc') ? 'ASC' : 'DESC');
  return sql`found.at ${direction}, found.id ${direction}`;
}

const toAnswer = (row: Found): Movement => ({
  id: row.id,
  at: instantText(Number(row.at) * 1000),
  kind: row.kind,
  amount: amountIn(row.currency)(BigInt(row.amount)),
  currency: row.currency,
  paymentId: row.payment_id,
  paymentNumber: row.number,
  orderId: row.order_id,
  orderExternalId: row.order_external_id || null,
  customerName: row.customer_name ?? '',
  propertyName: row.property ?? '',
  method: row.method,
  colleague: row.colleague,
});
