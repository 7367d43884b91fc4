import type { SequenceName } from '@deck/api/vocabulary';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { businessProfiles, orders, properties, sequences } from '../database/schema.ts';
import { type Scope, withinProperties } from '../scope.ts';

export const INVOICE_PREFIX = 'INV';

/** `KLB-20422`. */
export const numbered = (prefix: string, number: number): string =>
  `${prefix}-${String(number).padStart(5, '0')}`;

/**
 * Takes the next number of a prefix. The row stays locked until the transaction ends, so no two orders get
 * the same number.
 */
export async function takeNumber(
  tx: Queries,
  businessProfileId: string,
  entity: SequenceName,
  prefix: string,
): Promise<string> {
  const [number = ''] = await takeNumbers(tx, businessProfileId, entity, prefix, 1);
  return number;
}

/** Takes a block of numbers, at least one. */
export async function takeNumbers(
  tx: Queries,
  businessProfileId: string,
  entity: SequenceName,
  prefix: string,
  count: number,
): Promise<string[]> {
  const [taken] = await tx
    .insert(sequences)
    .values({ businessProfileId, entity, prefix, last: count })
    .onConflictDoUpdate({
      target: [sequences.businessProfileId, sequences.entity, sequences.prefix],
      set: { last: sql`${sequences.last} + ${count}` },
    })
    .returning({ last: sequences.last });
  if (!taken) throw new Error(`The sequence ${prefix} gave no number`);
  const first = taken.last - count + 1;
  return Array.from({ length: count }, (_, index) => numbered(prefix, first + index));
}

/** The next free number of a company, without taking it. Undefined for an unknown company. */
export async function nextNumber(
  db: Queries,
  businessProfileId: string,
  entity: SequenceName,
): Promise<string | undefined> {
  const [company] = await db
    .select({ prefix: businessProfiles.orderPrefix })
    .from(businessProfiles)
    .where(eq(businessProfiles.id, businessProfileId));
  if (!company) return undefined;
  return nextUnder(db, businessProfileId, entity, entity === 'order' ? company.prefix : INVOICE_PREFIX);
}

/** The next free order number of every property in scope with its own numbering. */
export async function nextOfProperties(
  db: Queries,
  scope: Scope,
): Promise<{ propertyId: string; value: string }[]> {
  const own = await db
    .select({ id: properties.id, prefix: properties.orderPrefix })
    .from(properties)
    .where(and(withinProperties(scope), ne(properties.orderPrefix, '')));
  return Promise.all(
    own.map(async ({ id, prefix }) => ({
      propertyId: id,
      value: await nextUnder(db, scope.divisionId, 'order', prefix),
    })),
  );
}

async function nextUnder(
  db: Queries,
  businessProfileId: string,
  entity: SequenceName,
  prefix: string,
): Promise<string> {
  const [known] = await db
    .select({ last: sequences.last })
    .from(sequences)
    .where(
      and(
        eq(sequences.businessProfileId, businessProfileId),
        eq(sequences.entity, entity),
        eq(sequences.prefix, prefix),
      ),
    );
  let number = (known?.last ?? 0) + 1;
  if (entity === 'order') while (await isTaken(db, businessProfileId, numbered(prefix, number))) number += 1;
  return numbered(prefix, number);
}

/** Whether a user gave an order this ID manually. */
async function isTaken(db: Queries, businessProfileId: string, externalId: string): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.businessProfileId, businessProfileId), eq(orders.externalId, externalId)));
  return rows.length > 0;
}
