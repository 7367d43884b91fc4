import type { Payment, PaymentFilter } from '@deck/api/contract/payments';
import { Refusal } from '@deck/api/server';
import { and, count, desc, eq, inArray, like, or, type SQL } from 'drizzle-orm';
import { type Call, callerOf } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders, payments } from '../database/schema.ts';
import { searchPatterns } from '../orders/search-text.ts';
import { COUNT_LIMIT, newestFirst, pageOf, readPaging, readSort } from '../paging.ts';
import { paymentAnswers } from './payment-answers.ts';

const columns = {
  payment: payments,
  order: {
    externalId: orders.externalId,
    customerFirstName: orders.customerFirstName,
    customerLastName: orders.customerLastName,
  },
};
const sortFields = { created: payments.createdAt, status: payments.status };

const withOrders = (db: Queries) =>
  db.select(columns).from(payments).innerJoin(orders, eq(orders.id, payments.orderId));

const answers = (call: Call, db: Queries, found: Parameters<typeof paymentAnswers>[1]) =>
  paymentAnswers(db, found, call.context.clock.now(), call.context.publicUrl);

export interface PaymentListQuery {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly sort?: string[] | undefined;
  readonly getPaymentsRq?: PaymentFilter | undefined;
}

/** One page of the division's payments. */
export async function listPayments(call: Call, query: PaymentListQuery) {
  const { db } = call.context;
  const paging = readPaging(query);
  const sort = [...readSort(query.sort, sortFields), ...newestFirst(payments.createdAt, payments.id)];
  const where = conditions(callerOf(call).divisionId, query.getPaymentsRq ?? {});
  const found = await withOrders(db)
    .where(where)
    .orderBy(...sort)
    .limit(paging.size)
    .offset(paging.offset);
  const counted = db
    .select({ id: payments.id })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(where)
    .limit(COUNT_LIMIT)
    .as('counted');
  const [total] = await db.select({ rows: count() }).from(counted);
  return pageOf(await answers(call, db, found), paging, total?.rows ?? 0);
}

/** A payment's own number, or what its order is found by. */
function conditions(divisionId: string, { search = '', statuses, types }: PaymentFilter): SQL | undefined {
  const byNumber = /^\s*p-\d+\s*$/i.test(search)
    ? eq(payments.number, search.trim().toUpperCase())
    : undefined;
  const byOrder = and(...searchPatterns(search).map((pattern) => like(orders.searchText, pattern)));
  return and(
    eq(payments.businessProfileId, divisionId),
    byNumber ? or(byNumber, byOrder) : byOrder,
    statuses && inArray(payments.status, statuses),
    types && inArray(payments.type, types),
  );
}

/** The payments of an order, newest first. @throws Refusal NOT_FOUND for an order of another division. */
export async function paymentsOfOrder(call: Call, orderId: string): Promise<Payment[]> {
  const { db } = call.context;
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.businessProfileId, callerOf(call).divisionId)));
  if (!order) throw Refusal.because('NOT_FOUND');
  const found = await withOrders(db)
    .where(eq(payments.orderId, orderId))
    .orderBy(desc(payments.createdAt), desc(payments.id));
  return answers(call, db, found);
}

/** One payment of the caller's division. @throws Refusal NOT_FOUND. */
export async function readPayment(call: Call, id: string, db: Queries = call.context.db): Promise<Payment> {
  const found = await withOrders(db).where(
    and(eq(payments.id, id), eq(payments.businessProfileId, callerOf(call).divisionId)),
  );
  const [payment] = await answers(call, db, found);
  if (!payment) throw Refusal.because('NOT_FOUND');
  return payment;
}
