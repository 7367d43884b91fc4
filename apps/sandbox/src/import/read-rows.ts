import { sql } from 'drizzle-orm';
import type { Queries } from '../database/queries.ts';
import { orders } from '../database/schema.ts';
import type { Plan } from './plan.ts';
import { type GoodRow, readRow } from './read-row.ts';
import { isBlank, readRecords, type Source } from './records.ts';
import type { Problem } from './row-fields.ts';

/** A row of a file with its verdict. */
export interface ReadRow {
  /** Its place below the heading, from 0; empty lines count. */
  readonly position: number;
  /** As people call it: the place and the number the template begins with. */
  readonly number: number;
  readonly cells: readonly string[];
  readonly verdict: GoodRow | { readonly problems: readonly Problem[] };
}

export const isGood = (verdict: ReadRow['verdict']): verdict is GoodRow => 'draft' in verdict;

export interface Span {
  /** The first place wanted; what stands above it is read for its IDs alone. */
  readonly from?: number;
  /** So many rows at a time. */
  readonly batch: number;
}

/**
 * The rows of a file, read with a plan, in batches. Of rows with the same ID the first has it; an ID that an order of the
 * company has is taken. Between two batches others have their turn.
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
        // Above the heading there may be empty lines.
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

/** The number of the row that has the same ID already. */
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
  const taken = await takenIds(db, plan.businessProfileId, ids);
  return taken.size === 0 ? rows : rows.map((row) => (isTaken(row, taken) ? refused(row) : row));
}

/**
 * Each ID is looked up by itself: while a large file comes in the database knows little of how many orders there are, and
 * would read all of the company's for each batch.
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

/** A row whose ID an order has. */
export const refused = (row: ReadRow): ReadRow => ({
  ...row,
  verdict: { problems: [{ field: 'externalId', reason: 'DUPLICATE_ORDER' }] },
});
