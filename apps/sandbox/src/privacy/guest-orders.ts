import { Refusal } from '@deck/api/server';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { getCustomerKey } from '../cards/find-tender.ts';
import type { Queries } from '../database/queries.ts';
import { orders } from '../database/schema.ts';
import { type Scope, sees, within } from '../scope.ts';

export type OrderRow = typeof orders.$inferSelect;

/**
 * All orders of the guest of an order in the company, oldest first, however many. An order that was erased has no
 * guest any more: it stands for itself.
 * @throws Refusal NOT_FOUND for an order out of scope; GUEST_ELSEWHERE if the guest has others out of scope.
 */
export async function readGuestOrders(db: Queries, scope: Scope, id: string): Promise<OrderRow[]> {
  const [known] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), within(scope, orders)));
  if (!known) throw Refusal.because('NOT_FOUND');
  const own = known.erasedAt ? [known] : await findOrdersOf(db, known);
  if (!own.every(({ propertyId }) => sees(scope, propertyId))) throw Refusal.because('GUEST_ELSEWHERE');
  return own;
}

/** The orders of the company with the guest of an order, whoever may see them. */
async function findOrdersOf(db: Queries, known: OrderRow): Promise<OrderRow[]> {
  const found = await db
    .select()
    .from(orders)
    .where(
      and(eq(orders.businessProfileId, known.businessProfileId), isNull(orders.erasedAt), addressOf(known)),
    )
    .orderBy(asc(orders.createdAt), asc(orders.id));
  const key = getCustomerKey(known);
  return found.filter((order) => getCustomerKey(order) === key);
}

/** By an index; names are compared afterwards. */
function addressOf({ id, customerEmail, customerPhone }: OrderRow): SQL {
  const email = customerEmail.trim().toLowerCase();
  const digits = customerPhone.replace(/\D/g, '');
  if (email !== '') return sql`lower(${orders.customerEmail}) = ${email}`;
  if (digits === '') return eq(orders.id, id);
  return sql`${orders.searchText} LIKE ${`%${digits}%`}`;
}

/**
 * Locks orders in the order of their ids, so that two who lock the same ones do not block each other, and returns them
 * as they are then.
 */
export const lockOrders = (tx: Queries, ids: readonly string[]): Promise<OrderRow[]> =>
  tx
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for('no key update');
