import { readArguments } from './lib/arguments.mjs';
import { fail } from './lib/entry.mjs';
import { installedEntry } from './lib/installed-entry.mjs';

/** The number of orders with which the large number is compared. */
const FEW = 1_000;

/**
 * `npm run scale [-- --orders 1000000 --rounds 40]`: compares the lists of orders and payments among many orders with
 * those among a thousand. Both run on one PostgreSQL, in alternation. Ratios are comparable between machines, times are
 * not.
 */
await installedEntry(import.meta.filename, async () => {
  const { values } = readArguments({
    options: { orders: { type: 'string', default: '1000000' }, rounds: { type: 'string', default: '40' } },
  });
  const [orders, rounds] = [Number(values.orders), Number(values.rounds)];
  if (!Number.isInteger(orders) || orders < FEW || !Number.isInteger(rounds) || rounds < 1)
    fail(`Say at least ${FEW} orders and one round: npm run scale -- --orders 1000000 --rounds 40.`);

  const [{ openThrowawayDatabase }, { administer, withDatabase }, { seedMany }, { openSubject }, lists] =
    await Promise.all([
      import('./lib/database.mjs'),
      import('../apps/sandbox/src/testing/test-server.ts'),
      import('../apps/sandbox/src/seed/many.ts'),
      import('../apps/sandbox/src/load-tests/subject.ts'),
      import('../apps/sandbox/src/load-tests/lists.ts'),
    ]);
  const server = await openThrowawayDatabase(process.env.DATABASE_URL, 'scale');
  try {
    const subjects = [];
    for (const [name, count] of /** @type {const} */ ([
      ['few', FEW],
      ['many', orders],
    ])) {
      await administer(server.url, `CREATE DATABASE deck_scale_${name}`);
      const url = withDatabase(server.url, `deck_scale_${name}`);
      const started = performance.now();
      await seedMany({ url, orders: count, brand: 'meridian' });
      console.log(`${count.toLocaleString('en')} orders: filled in ${seconds(started)} s`);
      subjects.push(await openSubject(url));
    }
    const [few, many] = subjects;
    if (!few || !many) throw new Error('Both databases are filled above');
    const whole = await lists.wholeTableReads(many);
    const figures = await lists.measureLists(few, many, rounds);
    for (const { name, few: a, many: b, ratio } of figures) {
      console.log(`${name.padEnd(38)} ${ms(a)} ${ms(b)} ${ratio.toFixed(2).padStart(7)}`);
      console.error(JSON.stringify({ name, ours: b, peer: a, ratio, unit: 'ms p95' }));
    }
    console.log(whole.length === 0 ? 'Every plan stands on an index.' : whole.join('\n'));
    await Promise.all(subjects.map((subject) => subject.close()));
    return whole.length === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
});

/** @param {number} since */
function seconds(since) {
  return Math.round((performance.now() - since) / 1_000);
}

/** @param {number} time */
function ms(time) {
  return `${time.toFixed(1)} ms`.padStart(10);
}
