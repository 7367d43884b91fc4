import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';

const folder = new URL('../database/migrations/', import.meta.url);

/**
 * Runs what a migration does to the rows of a database, without its changes of tables.
 * @param name its name without the number, such as `due_dates`
 */
export async function runDataOf(db: Database, name: string): Promise<void> {
  const file = readdirSync(folder).find((one) => one.endsWith(`_${name}.sql`));
  if (file === undefined) throw new Error(`There is no migration ${name}`);
  const statements = readFileSync(new URL(file, folder), 'utf8').split('--> statement-breakpoint');
  for (const statement of statements)
    if (/^(--.*\n|\s)*UPDATE /.test(statement)) await db.execute(sql.raw(statement));
}
