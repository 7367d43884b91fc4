import { and, eq, isNull } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { type orders, tenders } from '../database/schema.ts';

export type TenderRow = typeof tenders.$inferSelect;

/**
 * A saved card of a division; undefined when there is none of this id, or it was deleted. Within a transaction it stays
 * until that ends: nobody deletes a card while a charge by it is being made.
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

/** Who the guest of an order is: their e-mail address, else their phone. A nameless guest has this one order. */
export function getCustomerKey({ id, customerEmail, customerPhone }: Guest): string {
  const digits = customerPhone.replace(/\D/g, '');
  return customerEmail.trim().toLowerCase() || (digits && `+${digits}`) || `order:${id}`;
}
