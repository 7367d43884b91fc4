import { sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../database/queries.ts';

/**
 * Does a work that writes very many rows while the tables keep neither their indexes nor their triggers, and builds the
 * indexes again afterwards: many times quicker than row by row. The caller brings up to date what triggers would have.
 */
export async function withoutUpkeep(
  db: Queries,
  tables: readonly PgTable[],
  work: () => Promise<void>,
): Promise<void> {
  const names = tables.map((table) => getTableConfig(table).name);
  const { rows: indexes } = await db.execute<{ name: string; definition: string }>(sql`
    SELECT quote_ident(c.relname) AS name, pg_get_indexdef(i.indexrelid) AS definition
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE i.indrelid = ANY (SELECT ('deck.' || quote_ident(unnest))::regclass FROM unnest(${sql.param(names)}::text[]))
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid)`);
  const triggers = (verb: 'DISABLE' | 'ENABLE') =>
    names.map((name) => sql`ALTER TABLE deck.${sql.identifier(name)} ${sql.raw(verb)} TRIGGER USER`);

  for (const statement of triggers('DISABLE')) await db.execute(statement);
  for (const { name } of indexes) await db.execute(sql.raw(`DROP INDEX deck.${name}`));
  await work();
  // Indexes of this size are sorted in memory rather than on disk.
  await db.execute(sql`SET LOCAL maintenance_work_mem = '512MB'`);
  for (const { definition } of indexes) await db.execute(sql.raw(definition));
  for (const statement of triggers('ENABLE')) await db.execute(statement);
}
