import { readArguments } from './lib/arguments.mjs';
import { entry, fail } from './lib/entry.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { followStarter, rerunUnderOwnNode } from './lib/node.mjs';
import { readSettings } from './lib/settings.mjs';

/**
 * `npm run seed -- --orders 1000000`: fills an empty database with the demo and this many orders of its hotels. The
 * database is that of DATABASE_URL, or else the embedded one. Use it to measure, and to see a really long list.
 */
await entry(async () => {
  await followStarter();
  const { databaseUrl, brand } = readSettings(process.env);
  const orders = readOrders();
  ensureInstalled();
  const rerun = await rerunUnderOwnNode(import.meta.filename);
  if (rerun !== undefined) return rerun;

  const [{ openDatabase }, { seedMany }] = await Promise.all([
    import('./lib/database.mjs'),
    import('../apps/sandbox/src/seed/many.ts'),
  ]);
  const database = await openDatabase(databaseUrl);
  try {
    const started = performance.now();
    const filled = await seedMany({ url: database.url, orders, brand, onProgress: progress });
    if (!filled) fail('The database is not empty: run npm run reset first.');
    console.log(`\nFilled in ${Math.round((performance.now() - started) / 1_000)} s: npm start shows it.`);
  } finally {
    await database.stop();
  }
});

/** @returns {number} */
function readOrders() {
  const { values } = readArguments({ options: { orders: { type: 'string' } } });
  const orders = Number(values.orders);
  if (Number.isInteger(orders) && orders >= 1 && orders <= 10_000_000) return orders;
  return fail('Say how many orders, from 1 to 10000000: npm run seed -- --orders 1000000.');
}

/** @param {number} done */
function progress(done) {
  process.stdout.write(`\r${done.toLocaleString('en')} orders`);
}
