import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { entry, fail } from './lib/entry.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { rerunUnderOwnNode } from './lib/node.mjs';
import { DATA } from './lib/paths.mjs';

/**
 * `npm run reset`: empties the data folder; the next start begins with fresh demo data. With DATABASE_URL it drops
 * Deck's schemas from that database, and empties the simulated PSP's records. Others may use that database, so this
 * needs `--yes`.
 */
await entry(async () => {
  ensureInstalled();
  const rerun = await rerunUnderOwnNode(import.meta.filename);
  if (rerun !== undefined) return rerun;

  const url = process.env.DATABASE_URL;
  if (url) {
    const { checkDatabase } = await import('../apps/sandbox/src/database/check-database.ts');
    const { dropEverything } = await import('../apps/sandbox/src/database/migrate.ts');
    await checkDatabase(url);
    const { host, pathname } = new URL(url);
    if (!process.argv.includes('--yes')) {
      fail(
        `This removes all of Deck's data from ${host}${pathname} (DATABASE_URL): to do it, run npm run reset -- --yes.`,
      );
    }
    await dropEverything(url);
    await rm(join(DATA, 'psp'), { recursive: true, force: true });
    console.log(`Deck's data in ${host}${pathname} is gone, and so are the simulated PSP's records.`);
    return;
  }
  const { stopLeftover } = await import('../apps/sandbox/src/database/postgres.ts');
  await stopLeftover(join(DATA, 'postgres'));
  await rm(DATA, { recursive: true, force: true });
  console.log('The data is gone: npm start begins with fresh demo data.');
});
