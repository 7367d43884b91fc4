import { searchWords } from '@deck/values';
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

type Guest = Pick<typeof orders.$inferSelect, 'id' | 'customerEmail' | 'customerPhone' | 'customerSort'>;

/**
 * Identifies an order's guest by e-mail address, else by phone, together with their name: a family may share
 * an address. Without either, the guest has only this order. Case, accents and the order of names do not matter.
 */
export function getCustomerKey({ id, customerEmail, customerPhone, customerSort }: Guest): string {
  const digits = customerPhone.replace(/\D/g, '');
  const address = customerEmail.trim().toLowerCase() || (digits && `+${digits}`);
  if (address === '') return `order:${id}`;
  return [address, ...searchWords(customerSort).toSorted()].join(' ');
}
