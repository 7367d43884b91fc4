import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './database/queries.ts';
import { COUNT_LIMIT, toCount } from './paging.ts';

/** A list's table and the column of its rows' statuses. */
interface Source<Status extends string> {
  readonly table: PgTable;
  readonly column: PgColumn;
  /** Every status, in the order of the answer. */
  readonly statuses: readonly Status[];
}

/** The rows of each status that has any; at most `COUNT_LIMIT` of one. */
type Found<Status extends string> = ReadonlyMap<Status, number>;

/**
 * Counts the rows of each status. Few rows are counted in one scan, by the best index of the conditions. With
 * more, each status is counted on its own index, and fills up to the limit quickly.
 */
export async function countStatuses<Status extends string>(
  db: Queries,
  { table, column, statuses }: Source<Status>,
  conditions: SQL | undefined,
): Promise<Found<Status>> {
  const where = conditions ?? sql`true`;
  const few = await read<Status>(
    db,
    sql`SELECT status, count(*)::int AS count
      FROM (SELECT ${column} AS status FROM ${table} WHERE ${where} LIMIT ${COUNT_LIMIT}) found
      GROUP BY status`,
  );
  if (sumOf(few) < COUNT_LIMIT) return few;
  return read(
    db,
    sql`SELECT status, count FROM unnest(${sql.param([...statuses])}::text[]) AS known (status)
      CROSS JOIN LATERAL (
        SELECT count(*)::int AS count FROM (
          SELECT 1 FROM ${table} WHERE ${where} AND ${column} = known.status LIMIT ${COUNT_LIMIT}
        ) found
      ) counted
      WHERE count > 0`,
  );
}

async function read<Status extends string>(db: Queries, query: SQL): Promise<Found<Status>> {
  const { rows } = await db.execute<{ status: Status; count: number }>(query);
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** How many rows are in any of these statuses; of none given, in any. */
export const sumOf = <Status extends string>(found: Found<Status>, asked: readonly Status[] = []): number =>
  [...found].reduce(
    (sum, [status, count]) => sum + (asked.length === 0 || asked.includes(status) ? count : 0),
    0,
  );

/** The answer of a counting call. @param asked the statuses that the filter asks for */
export const countsAnswer = <Status extends string>(
  statuses: readonly Status[],
  found: Found<Status>,
  asked: readonly Status[] = [],
) => ({
  ...toCount(sumOf(found, asked)),
  statuses: statuses.flatMap((status) => {
    const count = found.get(status);
    return count === undefined ? [] : { status, ...toCount(count) };
  }),
});
