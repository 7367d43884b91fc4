import type { Payment, PaymentFilter, PaymentPage } from '@deck/api/contract/payments';
import { Refusal } from '@deck/api/server';
import type { PaymentSortField } from '@deck/api/vocabulary';
import { and, asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { type Call, requireCaller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders, payments, properties } from '../database/schema.ts';
import { COUNT_LIMIT, DEEP, getPage, readPaging, readSort, type SortFields } from '../paging.ts';
import { within } from '../scope.ts';
import { paymentConditions, similarConditions } from './list/conditions.ts';
import { readSeries, readTotals } from './list/totals.ts';
import { paymentAnswers } from './payment-answers.ts';

const sortFields: SortFields<PaymentSortField> = {
  number: payments.number,
  order: payments.orderExternalId,
  customer: payments.customerName,
  created: payments.createdAt,
  modified: payments.modifiedAt,
  type: payments.type,
  method: payments.method,
  status: payments.status,
  amount: [payments.currency, payments.amountFigure],
  created_by: payments.createdBy,
  expires: payments.expiresAt,
  capture_deadline: payments.holdEndsAt,
};

const withProperties = (db: Queries) =>
  db
    .select({ payment: payments, property: { name: properties.name, timezone: properties.timezone } })
    .from(payments)
    .leftJoin(properties, eq(properties.id, payments.propertyId));

const answers = (call: Call, db: Queries, found: Parameters<typeof paymentAnswers>[1]) =>
  paymentAnswers(db, found, call.context.clock.now(), call.context.publicUrl);

interface PageQuery {
  readonly page?: number | undefined;
  readonly size?: number | undefined;
  readonly sort?: string[] | undefined;
}

interface PaymentListQuery extends PageQuery {
  readonly getPaymentsRq?: PaymentFilter | undefined;
}

/** A page of the payments the caller sees, with the totals of the filter. */
export async function listPayments(call: Call, query: PaymentListQuery): Promise<PaymentPage> {
  const { db, clock } = call.context;
  const caller = requireCaller(call);
  const { getPaymentsRq: filter = {} } = query;
  const paging = readPaging(query);
  const order = sorted(query.sort);
  const read = async (where: SQL | undefined) => {
    const [found, totals] = await Promise.all([
      readRows(db, where, order, paging),
      // The totals contain the count already.
      paging.page === 0 ? readTotals(db, caller, filter, where) : [],
    ]);
    const counted =
      paging.page === 0 ? totals.reduce((all, one) => all + one.count, 0) : await countUpTo(db, where);
    return { found, totals, counted };
  };
  const now = clock.now();
  const [exact, series] = await Promise.all([
    read(paymentConditions(caller, filter, now)),
    readSeries(db, caller, filter),
  ]);
  const similar = exact.counted === 0 ? similarConditions(caller, filter, now) : undefined;
  const { found, totals, counted } = similar ? await read(similar) : exact;
  return { ...getPage(await answers(call, db, found), paging, counted), totals, series };
}

/** The payments of a page. Far from the beginning only the index is read for those that are skipped. */
function readRows(
  db: Queries,
  where: SQL | undefined,
  order: readonly SQL[],
  { size, offset }: ReturnType<typeof readPaging>,
) {
  if (offset < DEEP)
    return withProperties(db)
      .where(where)
      .orderBy(...order)
      .limit(size)
      .offset(offset);
  const ofPage = db
    .select({ id: payments.id })
    .from(payments)
    .where(where)
    .orderBy(...order)
    .limit(size)
    .offset(offset);
  return withProperties(db)
    .where(inArray(payments.id, ofPage))
    .orderBy(...order);
}

/** The tie-breaker has the direction of the sort, so that a page reads a single index. */
function sorted(asked: readonly string[] | undefined): SQL[] {
  const wanted = readSort(asked, sortFields);
  const ascending = asked?.at(-1)?.endsWith(',asc') ?? false;
  const direction = ascending ? asc : desc;
  return [...wanted, direction(payments.createdAt), direction(payments.id)];
}

async function countUpTo(db: Queries, where: SQL | undefined): Promise<number> {
  const some = db.select({ id: payments.id }).from(payments).where(where).limit(COUNT_LIMIT).as('some');
  const [total] = await db.select({ rows: count() }).from(some);
  return total?.rows ?? 0;
}

/** A page of the payments of an order. @throws Refusal NOT_FOUND for an order the caller does not see. */
export async function paymentsOfOrder(call: Call, orderId: string, query: PageQuery) {
  const { db } = call.context;
  const paging = readPaging(query);
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), within(requireCaller(call), orders)));
  if (!order) throw Refusal.because('NOT_FOUND');
  const where = eq(payments.orderId, orderId);
  const [found, counted] = await Promise.all([
    readRows(db, where, sorted(query.sort), paging),
    countUpTo(db, where),
  ]);
  return getPage(await answers(call, db, found), paging, counted);
}

/** The newest payments of orders the caller sees. */
export async function newestPaymentsOf(
  call: Call,
  orderIds: readonly string[],
  most: number,
): Promise<Payment[]> {
  const { db } = call.context;
  const found = await withProperties(db)
    .where(and(inArray(payments.orderId, [...orderIds]), within(requireCaller(call), payments)))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(most);
  return answers(call, db, found);
}

/** A payment the caller sees. @throws Refusal NOT_FOUND. */
export async function readPayment(call: Call, id: string, db: Queries = call.context.db): Promise<Payment> {
  const found = await withProperties(db).where(
    and(eq(payments.id, id), within(requireCaller(call), payments)),
  );
  const [payment] = await answers(call, db, found);
  if (!payment) throw Refusal.because('NOT_FOUND');
  return payment;
}

/** Payments the caller sees by id; others are left out. */
export async function paymentsById(
  call: Call,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Payment>> {
  if (ids.length === 0) return new Map();
  const { db } = call.context;
  const found = await withProperties(db).where(
    and(inArray(payments.id, [...ids]), within(requireCaller(call), payments)),
  );
  return new Map((await answers(call, db, found)).map((payment) => [payment.id, payment]));
}
