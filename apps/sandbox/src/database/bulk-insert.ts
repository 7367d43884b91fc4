import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './queries.ts';

/**
 * Inserts many complete rows in a statement with a single parameter. This fills a year of demo data quickly.
 */
export async function bulkInsert<T extends PgTable>(
  db: Queries,
  table: T,
  rows: readonly T['$inferSelect'][],
): Promise<void> {
  if (rows.length > 0) await db.execute(toInsertion(table, rows));
}

/** The statement itself, for further clauses. Columns that the first row lacks get their defaults. */
export function toInsertion<T extends PgTable>(table: T, rows: readonly T['$inferInsert'][]): SQL {
  const [first = {}] = rows;
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => key in first);
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const heads = columns.map(([key, { name }]) => [key, `${JSON.stringify(name)}:`] as const);
  const textOf = (row: Readonly<Record<string, unknown>>) =>
    `{${heads.map(([key, head]) => head + toJson(row[key])).join(',')}}`;
  const json = `[${rows.map(textOf).join(',')}]`;
  return sql`INSERT INTO ${table} (${names}) SELECT ${names} FROM json_populate_recordset(null::${table}, ${json}::json)`;
}

const toJson = (value: unknown): string =>
  typeof value === 'bigint' ? `"${value}"` : (JSON.stringify(value) ?? 'null');
