import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readArguments } from './lib/arguments.mjs';
import { fail } from './lib/entry.mjs';
import { installedEntry } from './lib/installed-entry.mjs';
import { CACHE } from './lib/paths.mjs';

/** How much longer a payer may wait with staff than without, at the 95th percentile. */
const MOST = 3;

/**
 * `npm run load [-- --clients 500 --seconds 60 --orders 200000 --nginx]`: ten payers, a sign-in each second and probes of
 * readiness ask a server, first alone and then among clients of staff who ask without a pause. Every answer is checked.
 * `--nginx` asks through the nginx of this machine, as deploy/nginx.conf.template configures it. `--database` names a
 * database that `npm run seed` has filled, for several runs; by default one is filled for this run.
 */
await installedEntry(import.meta.filename, async () => {
  const { values } = readArguments({
    options: {
      clients: { type: 'string', default: '500' },
      seconds: { type: 'string', default: '60' },
      orders: { type: 'string', default: '200000' },
      nginx: { type: 'boolean', default: false },
      database: { type: 'string' },
    },
  });
  const [clients, seconds, orders] = [Number(values.clients), Number(values.seconds), Number(values.orders)];
  if (![clients, seconds, orders].every((count) => Number.isInteger(count) && count >= 1))
    fail(
      'Say how many clients, seconds and orders: npm run load -- --clients 500 --seconds 60 --orders 200000.',
    );
  const [{ openThrowawayDatabase }, { seedMany }, { freePort }, { startServer }, { startNginx }, load] =
    await Promise.all([
      import('./lib/database.mjs'),
      import('../apps/sandbox/src/seed/many.ts'),
      import('./lib/settings.mjs'),
      import('../apps/sandbox/src/load-tests/server-process.ts'),
      import('../apps/sandbox/src/load-tests/nginx-process.ts'),
      import('../apps/sandbox/src/load-tests/load/run-load.ts'),
    ]);
  const { describeFigures, ofGroup, toFigures } = await import(
    '../apps/sandbox/src/load-tests/load/figures.ts'
  );
  const folder = join(CACHE, 'load-nginx');
  const filled = values.database;
  const database = filled ? undefined : await openThrowawayDatabase(process.env.DATABASE_URL, 'load');
  const databaseUrl = database?.url ?? filled ?? '';
  /** @type {(() => Promise<void>)[]} */
  const ends = [];
  try {
    if (database) await seedMany({ url: databaseUrl, orders, brand: 'meridian' });
    const port = await freePort();
    const server = await startServer(port, databaseUrl, { TRUSTED_PROXIES: '127.0.0.1,::1' });
    ends.push(server.kill);
    let { origin } = server;
    if (values.nginx) {
      const listen = await freePort();
      const nginx = await startNginx({ folder, root: folder, listen, ports: [port] });
      ends.push(nginx.stop);
      origin = `http://localhost:${listen}`;
    }
    const { alone, loaded } = await load.runLoad({ origin, databaseUrl, clients, seconds });
    console.log(`Ten payers alone, for ${seconds} s:\n${describeFigures(toFigures(alone))}`);
    console.log(`\n${clients} clients, for ${seconds} s:\n${describeFigures(toFigures(loaded))}`);

    const groups = ['payer', 'sign-in', 'readiness', 'staff'].map((group) => {
      const [before, after] = [ofGroup(group, alone), ofGroup(group, loaded)];
      const ratio = before.p95 && after.p95 ? after.p95 / before.p95 : null;
      const [wrong, shed] = [before.wrong + after.wrong, before.shed + after.shed];
      return { group, ...after, wrong, shed, p95Alone: before.p95, ratio };
    });
    console.log('');
    for (const { group, right, wrong, shed, ratio } of groups)
      console.log(
        `${group}: ${right} right, ${shed} shed, ${wrong} wrong${ratio === null ? '' : `, p95 ${ratio.toFixed(1)} times that alone`}`,
      );
    for (const { causes: _, ...group } of groups) console.error(JSON.stringify(group));
    const payers = groups[0]?.ratio ?? Number.POSITIVE_INFINITY;
    // Staff may have to wait. Payers and people who sign in may not.
    const isRight = groups.every(
      ({ group, wrong, shed }) => wrong === 0 && (group === 'staff' || shed === 0),
    );
    return isRight && payers <= MOST ? 0 : 1;
  } finally {
    for (const end of ends.toReversed()) await end();
    await database?.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
