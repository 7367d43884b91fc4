import type { Day } from '@deck/api/contract/days';
import type { MovementKind } from '@deck/api/vocabulary';
import { instantText } from '@deck/values';
import { and, arrayContained, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { shiftCloses } from '../database/schema.ts';
import type { Scope } from '../scope.ts';
import { getParts, getRest, getSums } from './day-sums.ts';
import { fromMovements } from './movement-rows.ts';

type Grouped = {
  kind: MovementKind;
  currency: string;
  property_id: string;
  property: string;
  method: string;
  colleague: string;
  amount: string;
};

/** What moved on a day in a scope, with the closes of the day that the scope sees. */
export async function readDay(db: Queries, scope: Scope, day: string): Promise<Day> {
  const [{ rows }, closes] = await Promise.all([
    db.execute<Grouped>(sql`
      SELECT m.kind, m.currency, m.property_id, coalesce(max(name), '') AS property, m.method, m.colleague,
        sum(m.amount)::text AS amount
      ${fromMovements(scope, day)} GROUP BY m.kind, m.currency, m.property_id, m.method, m.colleague`),
    readCloses(db, scope, day),
  ]);
  const moved = rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
  const sums = getSums(moved);
  const own = closes.filter(({ propertyIds }) => isSameScope(propertyIds, scope));
  return {
    day,
    sums,
    properties: getParts(moved, ({ property_id: id, property: name }) => ({ id, name })),
    methods: getParts(moved, ({ method }) => ({ id: method, name: method })),
    colleagues: getParts(moved, ({ colleague }) => ({ id: colleague, name: colleague })),
    closes: closes.map(closeAnswer),
    open: getRest(
      sums,
      own.flatMap((close) => close.sums),
    ),
  };
}

type Close = typeof shiftCloses.$inferSelect;

export const closeAnswer = ({ id, closedBy, closedAt, note, sums }: Close): Day['closes'][number] => ({
  id,
  closedBy,
  closedAt: instantText(closedAt.getTime()),
  note,
  sums,
});

/** The properties of a scope as a close keeps them. */
export const keptProperties = ({ propertyIds }: Scope): string[] | null => propertyIds?.toSorted() ?? null;

/** A close of other properties says nothing about what is still open here. */
const isSameScope = (kept: Close['propertyIds'], scope: Scope): boolean =>
  JSON.stringify(kept) === JSON.stringify(keptProperties(scope));

/** Who is assigned to properties sees the closes of these alone. */
const readCloses = (db: Queries, { divisionId, propertyIds }: Scope, day: string): Promise<Close[]> =>
  db
    .select()
    .from(shiftCloses)
    .where(
      and(
        eq(shiftCloses.businessProfileId, divisionId),
        eq(shiftCloses.day, day),
        propertyIds && arrayContained(shiftCloses.propertyIds, [...propertyIds]),
      ),
    )
    .orderBy(asc(shiftCloses.closedAt), asc(shiftCloses.id));
