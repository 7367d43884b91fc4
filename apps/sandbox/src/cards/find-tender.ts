import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { type orders, tenders } from '../database/schema.ts';

export type TenderRow = typeof tenders.$inferSelect;

/**
 * A division's saved card; undefined if it is unknown or deleted. Within a transaction the row is locked, so
 * nobody deletes the card while it is being charged.
 */
export async function findTender(
  db: Queries,
  divisionId: string,
  tenderId: string,
): Promise<TenderRow | undefined> {
  const [found] = await db
    .select()
    .from(tenders)
    .where(
      and(eq(tenders.id, tenderId), eq(tenders.businessProfileId, divisionId), isNull(tenders.deletedAt)),
    )
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
