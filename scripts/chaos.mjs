import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readArguments } from './lib/arguments.mjs';
import { fail } from './lib/entry.mjs';
import { installedEntry } from './lib/installed-entry.mjs';
import { CACHE } from './lib/paths.mjs';

/**
 * `npm run chaos [-- --rounds 50]`: repeatedly kills the server, then the database, then the PSP, in the middle of writes.
 * It then compares the acknowledged writes with the stored ones, and with the PSP's.
 */
await installedEntry(import.meta.filename, async () => {
  const { values } = readArguments({ options: { rounds: { type: 'string', default: '50' } } });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) fail('Say how many rounds: npm run chaos -- --rounds 50.');
  const [{ openChaos, victims }, { stopLeftover }, { freePort }] = await Promise.all([
    import('../apps/sandbox/src/load-tests/chaos.ts'),
    import('../apps/sandbox/src/database/postgres.ts'),
    import('./lib/settings.mjs'),
  ]);
  const folder = join(CACHE, 'chaos');
  // A run that was stopped leaves its database running.
  await stopLeftover(folder);
  await rm(folder, { recursive: true, force: true });
  const chaos = await openChaos({ folder, port: await freePort() });
  let bad = 0;
  try {
    for (const victim of victims) {
      const started = performance.now();
      const report = await chaos.run(victim, rounds, (round) =>
        process.stdout.write(`\r${victim} killed ${round} times`),
      );
      const seconds = Math.round((performance.now() - started) / 1_000);
      process.stdout.write('\n');
      console.log(JSON.stringify({ victim, seconds, ...report }));
      bad += report.lost.length + report.doubled.length;
    }
  } finally {
    await chaos.close();
    await rm(folder, { recursive: true, force: true });
  }
  return bad === 0 ? 0 : 1;
});
