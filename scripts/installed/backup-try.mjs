import { checkDatabase } from '../../apps/sandbox/src/database/check-database.ts';
import { readBackupFlags, runBackupDrill } from '../lib/backup.mjs';
import { entry, fail } from '../lib/entry.mjs';

/** `node backup-try.js` of an installation: as `npm run backup:try`, over the database of MIGRATION_URL or DATABASE_URL. */
await entry(async () => {
  const flags = readBackupFlags();
  const url = process.env.MIGRATION_URL || process.env.DATABASE_URL;
  if (!url) return fail('DATABASE_URL is not set: it names the database that is backed up.');
  await checkDatabase(url);
  return await runBackupDrill(url, flags);
});
