import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './queries.ts';

/** Many whole rows in one statement with one parameter: what a year of demo data needs to be there in a moment. */
export async function bulkInsert<T extends PgTable>(
  db: Queries,
  table: T,
  rows: readonly T['$inferSelect'][],
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const named = rows.map((row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])),
  );
  const json = JSON.stringify(named, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  await db.execute(
    sql`INSERT INTO ${table} SELECT * FROM json_populate_recordset(null::${table}, ${json}::json)`,
  );
}
