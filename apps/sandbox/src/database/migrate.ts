import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator';
import { explainMigration } from './check-database.ts';
import { connect, type Database } from './connect.ts';

/** All tables of the sandbox are in this schema, so that a shared database can be cleaned up. */
export const SCHEMA = 'deck';
const HISTORY_SCHEMA = 'deck_migrations';

/** The lock for servers that start concurrently on a database: the first migrates, the others wait. */
const MIGRATION_LOCK = 0x6465636c;

/**
 * Migrates the database of `url` to the newest schema; does nothing if it is up to date.
 * @param worker a role that may then read and write all rows, but change nothing else.
 */
export async function migrate(url: string, worker?: string): Promise<void> {
  // A single connection: it owns the lock.
  const { db, close } = connect(url, { max: 1 });
  try {
    await db.execute(sql`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    await apply(db, {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
      migrationsSchema: HISTORY_SCHEMA,
      migrationsTable: 'applied',
    });
    if (worker !== undefined) await admit(db, worker);
  } catch (error) {
    throw explainMigration(error, url) ?? error;
  } finally {
    await close();
  }
}

async function admit(db: Database, worker: string): Promise<void> {
  const [schema, role] = [sql.identifier(SCHEMA), sql.identifier(worker)];
  await db.execute(sql`GRANT USAGE ON SCHEMA ${schema} TO ${role}`);
  await db.execute(sql`GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${schema} TO ${role}`);
  // What staff did is for good.
  await db.execute(sql`REVOKE UPDATE, DELETE ON ${schema}.audit_events FROM ${role}`);
  await db.execute(sql`GRANT USAGE ON ALL SEQUENCES IN SCHEMA ${schema} TO ${role}`);
}

/** Removes everything the sandbox created in the database of `url`, and nothing else. */
export async function dropEverything(url: string): Promise<void> {
  const { db, close } = connect(url, { max: 1 });
  try {
    for (const schema of [SCHEMA, HISTORY_SCHEMA]) {
      await db.execute(sql`DROP SCHEMA IF EXISTS ${sql.identifier(schema)} CASCADE`);
    }
  } finally {
    await close();
  }
}
