import { readArguments } from './lib/arguments.mjs';
import { fail } from './lib/entry.mjs';
import { installedEntry } from './lib/installed-entry.mjs';

/**
 * `npm run race [-- --payers 200 --rounds 20]`: lets many payers of a split link pay an order of 1,000.00 at once. Two
 * server processes over one database answer them. Each round must collect exactly that amount, and no answer may be a
 * server error.
 */
await installedEntry(import.meta.filename, async () => {
  const { values } = readArguments({
    options: { payers: { type: 'string', default: '200' }, rounds: { type: 'string', default: '20' } },
  });
  const [payers, rounds] = [Number(values.payers), Number(values.rounds)];
  if (!Number.isInteger(payers) || payers < 1 || !Number.isInteger(rounds) || rounds < 1)
    fail('Say how many payers and rounds: npm run race -- --payers 200 --rounds 20.');
  const [{ openThrowawayDatabase }, { raceOverTwoServers, TOTAL }, { freePort }] = await Promise.all([
    import('./lib/database.mjs'),
    import('../apps/sandbox/src/load-tests/split-race.ts'),
    import('./lib/settings.mjs'),
  ]);
  const database = await openThrowawayDatabase(process.env.DATABASE_URL, 'race');
  try {
    const ports = /** @type {const} */ ([await freePort(), await freePort()]);
    const { taken, faults } = await raceOverTwoServers(database.url, ports, { payers, rounds });
    const wrong = taken.filter((minor) => minor !== TOTAL);
    console.log(
      `${rounds} rounds of ${payers} payers: ${rounds - wrong.length} took exactly 1,000.00, ${faults.length} faults`,
    );
    return wrong.length === 0 && faults.length === 0 ? 0 : 1;
  } finally {
    await database.stop();
  }
});
