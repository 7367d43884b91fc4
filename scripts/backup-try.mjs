import { readBackupFlags, runBackupDrill } from './lib/backup.mjs';
import { entry } from './lib/entry.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { followStarter, rerunUnderOwnNode } from './lib/node.mjs';
import { readSettings } from './lib/settings.mjs';

/**
 * `npm run backup:try [-- --into URL]`: dumps the database of DATABASE_URL, or else the embedded one, restores the dump
 * into another database, and compares what both hold. `--restored URL` only compares a copy with the database.
 */
await entry(async () => {
  await followStarter();
  const flags = readBackupFlags();
  const { databaseUrl } = readSettings(process.env);
  ensureInstalled();
  const rerun = await rerunUnderOwnNode(import.meta.filename);
  if (rerun !== undefined) return rerun;

  const { openDatabase } = await import('./lib/database.mjs');
  const database = await openDatabase(databaseUrl);
  try {
    return await runBackupDrill(database.url, flags);
  } finally {
    await database.stop();
  }
});
