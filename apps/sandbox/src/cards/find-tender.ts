import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { orders, tenders } from '../database/schema.ts';
import { type Scope, within } from '../scope.ts';

export type TenderRow = typeof tenders.$inferSelect;

/**
 * A saved card in scope; undefined if it is unknown or deleted. Within a transaction the row is locked, so
 * nobody deletes the card while it is being charged.
 */
export async function findTender(
  db: Queries,
  scope: Scope,
  tenderId: string,
): Promise<TenderRow | undefined> {
  const seen = db.select({ id: orders.id }).from(orders).where(within(scope, orders));
  const [found] = await db
    .select()
    .from(tenders)
    .where(and(eq(tenders.id, tenderId), inArray(tenders.orderId, seen), isNull(tenders.deletedAt)))
    .for('share');
  return found;
}

type Guest = Pick<typeof orders.$inferSelect, 'id' | 'customerEmail' | 'customerPhone'>;

/**
 * Identifies an order's guest by e-mail address, else by phone. Without either, the guest has only this
 * order.
 */
export function getCustomerKey({ id, customerEmail, customerPhone }: Guest): string {
  const digits = customerPhone.replace(/\D/g, '');
  return customerEmail.trim().toLowerCase() || (digits && `+${digits}`) || `order:${id}`;
}
