import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from './queries.ts';

/** Many whole rows in one statement with one parameter: what a year of demo data needs to be there in a moment. */
export async function bulkInsert<T extends PgTable>(
  db: Queries,
  table: T,
  rows: readonly T['$inferSelect'][],
): Promise<void> {
  if (rows.length > 0) await db.execute(toInsertion(table, rows));
}

/** The statement itself, to be gone on with. Columns that the first row does not name are left to their defaults. */
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
