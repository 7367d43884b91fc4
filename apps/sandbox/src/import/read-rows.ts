import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { orders } from '../database/schema.ts';
import type { Plan } from './plan.ts';
import { type GoodRow, readRow } from './read-row.ts';
import { isBlank, readRecords, type Source } from './records.ts';
import type { Problem } from './row-fields.ts';

/** A row of a file with its result. */
export interface ReadRow {
  /** Its index below the heading, from 0; empty lines count. */
  readonly position: number;
  /** Its number on the screen: the index plus the template's first number. */
  readonly number: number;
  readonly cells: readonly string[];
  readonly verdict: GoodRow | { readonly problems: readonly Problem[] };
}

export const isGood = (verdict: ReadRow['verdict']): verdict is GoodRow => 'draft' in verdict;

export interface Span {
  /** The first index to return; rows before it are only read for their IDs. */
  readonly from?: number;
  /** The batch size. */
  readonly batch: number;
}

/**
 * Reads the rows of a file in batches. Of rows with the same ID the first keeps it; an ID of an existing
 * order is taken. Yields to other requests between batches.
 */
export async function* readRows(
  db: Queries,
  source: Source,
  plan: Plan,
  { from = 0, batch }: Span,
): AsyncGenerator<ReadRow[]> {
  const first = plan.draft.lineNumberingStart;
  const ids = new Map<string, number>();
  let below = !plan.inspection.header;
  let position = 0;
  let rows: ReadRow[] = [];
  for await (const records of readRecords(source, plan.inspection.dialect))
    for (const cells of records) {
      if (!below) {
        // Empty lines may precede the heading.
        below = !isBlank(cells);
        continue;
      }
      const place = position++;
      if (isBlank(cells)) continue;
      const number = first + place;
      const otherRow = seenBefore(plan, cells, ids, number);
      if (place < from) continue;
      rows.push({ position: place, number, cells, verdict: withDuplicate(readRow(plan, cells), otherRow) });
      if (rows.length < batch) continue;
      yield await withTaken(db, plan, rows);
      rows = [];
    }
  if (rows.length > 0) yield await withTaken(db, plan, rows);
}

/** The number of the earlier row with the same ID. */
function seenBefore(
  plan: Plan,
  cells: readonly string[],
  ids: Map<string, number>,
  number: number,
): number | undefined {
  const place = plan.places.get('externalId');
  const id = place === undefined ? '' : (cells[place] ?? '').trim();
  if (id === '') return undefined;
  const seen = ids.get(id);
  if (seen === undefined) ids.set(id, number);
  return seen;
}

function withDuplicate(verdict: ReadRow['verdict'], otherRow: number | undefined): ReadRow['verdict'] {
  if (otherRow === undefined) return verdict;
  const problem: Problem = { field: 'externalId', reason: 'DUPLICATE_IN_FILE', otherRow };
  return { problems: [...(isGood(verdict) ? [] : verdict.problems), problem] };
}

async function withTaken(db: Queries, plan: Plan, rows: ReadRow[]): Promise<ReadRow[]> {
  const ids = rows.flatMap(({ verdict }) =>
    isGood(verdict) && verdict.draft.externalId !== undefined ? [verdict.draft.externalId] : [],
  );
  const taken = await takenIds(db, plan.scope.divisionId, ids);
  return taken.size === 0 ? rows : rows.map((row) => (isTaken(row, taken) ? refused(row) : row));
}

/**
 * Looks up each ID separately. While a large file is imported, the planner's statistics are outdated, and a
 * joint query would scan all of the company's orders per batch.
 */
async function takenIds(db: Queries, businessProfileId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT wanted.id FROM unnest(${sql.param(ids)}::text[]) AS wanted (id), LATERAL (
      SELECT 1 FROM ${orders}
      WHERE ${orders.businessProfileId} = ${businessProfileId} AND ${orders.externalId} = wanted.id LIMIT 1
    ) AS taken`);
  return new Set(rows.map(({ id }) => id));
}

const isTaken = ({ verdict }: ReadRow, taken: ReadonlySet<string>): boolean =>
  isGood(verdict) && verdict.draft.externalId !== undefined && taken.has(verdict.draft.externalId);

/** A row whose ID belongs to an order. */
export const refused = (row: ReadRow): ReadRow => ({
  ...row,
  verdict: { problems: [{ field: 'externalId', reason: 'DUPLICATE_ORDER' }] },
});

/** A row for a property that was taken from whoever imports it after the row was read. */
export const notAssigned = (row: ReadRow): ReadRow => ({
  ...row,
  verdict: { problems: [{ field: 'property', reason: 'PROPERTY_NOT_ASSIGNED' }] },
});
