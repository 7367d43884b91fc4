import type { PaymentFilterField } from '@deck/api/vocabulary';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queries } from '../../database/queries.ts';
import { paymentDays, properties } from '../../database/schema.ts';
import type { Scope } from '../../scope.ts';
import { madeOn } from './conditions.ts';

interface FilterValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}

const columns = {
  status: paymentDays.status,
  type: paymentDays.type,
  currency: paymentDays.currency,
  method: paymentDays.method,
  created_by: paymentDays.createdBy,
} as const;

const total = sql<number>`sum(${paymentDays.count})::int`;

/** The distinct values of a field in the payments of a scope, most frequent first. */
export async function filterValues(
  db: Queries,
  scope: Scope,
  field: PaymentFilterField,
): Promise<FilterValue[]> {
  if (field === 'property') return propertyValues(db, scope);
  const column = columns[field];
  const rows = await db
    .select({ value: sql<string>`${column}`, count: total })
    .from(paymentDays)
    // Empty values, such as the method of an unpaid payment, cannot be chosen.
    .where(and(madeOn(scope, {}), ne(column, '')))
    .groupBy(column)
    .having(sql`${total} > 0`)
    .orderBy(desc(total), column);
  return rows.map((row) => ({ ...row, label: row.value }));
}

function propertyValues(db: Queries, scope: Scope): Promise<FilterValue[]> {
  return db
    .select({ value: properties.id, label: properties.name, count: total })
    .from(paymentDays)
    .innerJoin(properties, eq(properties.id, paymentDays.propertyId))
    .where(madeOn(scope, {}))
    .groupBy(properties.id, properties.name)
    .having(sql`${total} > 0`)
    .orderBy(desc(total), properties.name);
}
