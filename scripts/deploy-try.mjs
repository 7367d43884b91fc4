import { spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fail } from './lib/entry.mjs';
import { installedEntry } from './lib/installed-entry.mjs';
import { CACHE } from './lib/paths.mjs';

/** How many tills pay at once. Each has one call under way, so at most this many may fail with a server. */
const TILLS = 12;

/**
 * `npm run deploy:try`: tries the deployment of docs/deploy.md with the nginx installed on this machine. Two servers
 * over one database take orders and cards. One is then killed and the other asked to stop.
 */
await installedEntry(import.meta.filename, async () => {
  if (spawnSync('nginx', ['-v']).error)
    fail('There is no nginx on this machine: install it and run this again.');
  const [{ build }, { openThrowawayDatabase }, { readSettings }, { tryDeployment }] = await Promise.all([
    import('./lib/build.mjs'),
    import('./lib/database.mjs'),
    import('./lib/settings.mjs'),
    import('../apps/sandbox/src/load-tests/behind-nginx.ts'),
  ]);
  const folder = join(CACHE, 'nginx');
  await rm(folder, { recursive: true, force: true });
  const site = await build(readSettings(process.env).brand);
  const database = await openThrowawayDatabase(process.env.DATABASE_URL, 'deploy');
  try {
    const report = await tryDeployment({ databaseUrl: database.url, site, folder, tills: TILLS });
    const { wrong, failed, acknowledged, lost, doubled } = report;
    for (const promise of wrong) console.log(`Not so: ${promise}.`);
    if (wrong.length === 0)
      console.log('Page, headers, addresses, limits and log are as docs/deploy.md says.');
    console.log(JSON.stringify({ tills: TILLS, failed, acknowledged, lost, doubled }));
    const isKept = lost.length === 0 && doubled.length === 0;
    return wrong.length === 0 && isKept && failed.killed <= TILLS && failed.stopped === 0 ? 0 : 1;
  } finally {
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
