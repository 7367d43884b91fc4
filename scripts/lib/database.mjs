import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDatabase } from '../../apps/sandbox/src/database/check-database.ts';
import { startPostgres, stopLeftover } from '../../apps/sandbox/src/database/postgres.ts';
import { throwawayFolder } from '../../apps/sandbox/src/database/throwaway-folder.ts';
import { administer, withDatabase } from '../../apps/sandbox/src/testing/test-server.ts';
import { CACHE, DATA } from './paths.mjs';

/** @typedef {{ url: string, lost: Promise<void>, stop: () => Promise<void> }} Database */

/** @param {string} url @returns {Database} a server that we did not start and must not stop */
const foreign = (url) => ({ url, lost: new Promise(() => undefined), stop: async () => undefined });

/**
 * Opens the sandbox's database, whose data outlives the process.
 * @param {string | undefined} databaseUrl
 * @returns {Promise<Database>}
 */
export async function openDatabase(databaseUrl) {
  if (databaseUrl === undefined) return await startPostgres(join(DATA, 'postgres'));
  await checkDatabase(databaseUrl);
  return foreign(databaseUrl);
}

/**
 * Opens an empty database for this run alone.
 * @param {string | undefined} databaseUrl the server that creates it
 * @param {string} name
 * @returns {Promise<Database>}
 */
export async function openThrowawayDatabase(databaseUrl, name) {
  if (databaseUrl === undefined) {
    const folder = throwawayFolder(join(CACHE, `${name}-postgres`));
    await stopLeftover(folder);
    await rm(folder, { recursive: true, force: true });
    const postgres = await startPostgres(folder, { durable: false });
    const stop = async () => {
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    };
    return { ...postgres, stop };
  }
  await checkDatabase(databaseUrl);
  const database = `deck_${name.replaceAll('-', '_')}`;
  await administer(databaseUrl, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  await administer(databaseUrl, `CREATE DATABASE ${database}`);
  return foreign(withDatabase(databaseUrl, database));
}
