import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator';
import { connect } from './connect.ts';

/** Every table of the sandbox stands in this schema, so that a shared database can be given back clean. */
export const SCHEMA = 'deck';
const HISTORY_SCHEMA = 'deck_migrations';

/** One number for all servers that start on one database at the same time: the first migrates, the others wait. */
const MIGRATION_LOCK = 0x6465636c;

/** Brings the database of `url` to the newest schema; does nothing when it is there already. */
export async function migrate(url: string): Promise<void> {
  // One connection: the lock belongs to the connection that took it.
  const { db, close } = connect(url, { max: 1 });
  try {
    await db.execute(sql`SELECT pg_advisory_lock(${MIGRATION_LOCK})`);
    await apply(db, {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
      migrationsSchema: HISTORY_SCHEMA,
      migrationsTable: 'applied',
    });
  } finally {
    await close();
  }
}

/** Removes everything the sandbox ever put into the database of `url`, and nothing else. */
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
