import type { Guest } from '@deck/api/contract/guests';
import { Refusal } from '@deck/api/server';
import { instantText } from '@deck/values';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { getCustomerKey } from '../cards/find-tender.ts';
import { type Call, type Caller, getUserId, requireCaller } from '../context.ts';
import type { Queries } from '../database/queries.ts';
import { orders, pins } from '../database/schema.ts';
import { newestPaymentsOf } from '../payments/payment-lists.ts';
import { type Scope, within } from '../scope.ts';
import { getAskedAmounts } from './asked-amounts.ts';
import { getGuestSums } from './guest-sums.ts';
import { summaryAnswer } from './order-answers.ts';
import { draftOfRow } from './order-row.ts';

/** So many orders are read; nobody comes as often. */
const MOST_ORDERS = 200;
const MOST_PAYMENTS = 100;

type OrderRow = typeof orders.$inferSelect;

/**
 * The guest of an order, with those of their orders the caller sees.
 * @throws Refusal NOT_FOUND for an order the caller does not see.
 */
export async function readGuest(call: Call, id: string): Promise<Guest> {
  const { db, clock } = call.context;
  const caller = requireCaller(call);
  const [known] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), within(caller, orders)));
  if (!known) throw Refusal.because('NOT_FOUND');
  const { own, complete } = await readOrdersOf(db, caller, known);
  const newest = own[0]?.order ?? known;
  const ids = own.map(({ order }) => order.id);
  const asked = await getAskedAmounts(db, ids, clock.now());
  const askedOf = (order: OrderRow) => asked.get(order.id) ?? 0n;
  const payments = await newestPaymentsOf(call, ids, MOST_PAYMENTS + 1);
  return {
    id: newest.id,
    customer: draftOfRow(newest).customer,
    orders: own.map(({ order, pinned }) => summaryAnswer(order, askedOf(order), pinned !== null)),
    sums: getGuestSums(own.map(({ order }) => ({ ...order, asked: askedOf(order) }))),
    payments: payments.slice(0, MOST_PAYMENTS),
    complete: complete && payments.length <= MOST_PAYMENTS,
    erasedAt: newest.erasedAt && instantText(newest.erasedAt.getTime()),
  };
}

/** The orders of an order's guest that the caller sees, newest first, and whether these are all. */
export async function readOrdersOf(db: Queries, caller: Caller, known: OrderRow) {
  const found = await db
    .select({ order: orders, pinned: pins.orderId })
    .from(orders)
    .leftJoin(pins, and(eq(pins.orderId, orders.id), eq(pins.userId, getUserId(caller) ?? '')))
    .where(addressOf(caller, known))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_ORDERS + 1);
  const key = getCustomerKey(known);
  const own = found.slice(0, MOST_ORDERS).filter(({ order }) => getCustomerKey(order) === key);
  return { own, complete: found.length <= MOST_ORDERS };
}

/** The orders at the guest's e-mail address, else phone, each by an index. Names are compared afterwards. */
function addressOf(viewer: Scope, { id, customerEmail, customerPhone }: OrderRow): SQL | undefined {
  const email = customerEmail.trim().toLowerCase();
  const digits = customerPhone.replace(/\D/g, '');
  if (email !== '') return and(within(viewer, orders), sql`lower(${orders.customerEmail}) = ${email}`);
  if (digits === '') return and(within(viewer, orders), eq(orders.id, id));
  return and(within(viewer, orders), sql`${orders.searchText} LIKE ${`%${digits}%`}`);
}
