import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { readArguments } from './lib/arguments.mjs';
import { fail } from './lib/entry.mjs';
import { installedEntry } from './lib/installed-entry.mjs';
import { CACHE, inRoot } from './lib/paths.mjs';

/**
 * `npm run soak [-- zones unit stories journeys --times 3 --load 4]`: repeats tests to find one that fails now and
 * then. By default the tests of dates run once in each of six zones. The tests without a browser run twenty times,
 * stories and journeys five times. Named parts run as often as `--times` says. `--load` keeps the machine busy with
 * that many loops beside them. It prints a line per round, stops at the first failure and names the test.
 */
await installedEntry(import.meta.filename, async () => {
  const { keepBusy, getRounds } = await import('./lib/soak.mjs');
  const { getCount, readReport } = await import('./lib/counts.mjs');
  const { runNode } = await import('./lib/processes.mjs');
  const { values, positionals } = readArguments({
    options: { times: { type: 'string' }, load: { type: 'string' } },
    allowPositionals: true,
  });
  const rounds = getRounds(positionals, values.times);
  const rest = keepBusy(values.load);
  if (!rounds || !rest)
    fail('Say which parts, and how often: npm run soak -- zones unit stories journeys --times 3 --load 4.');

  mkdirSync(CACHE, { recursive: true });
  const log = inRoot('.cache/soak.log');
  try {
    for (const { title, args, env, report, count, failures } of rounds) {
      rmSync(report, { force: true });
      const started = performance.now();
      const { code, output } = await runNode(args, { env });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const { passed, failed } = getCount(code, readReport(report, count) ?? { passed: 0, failed: 0 });
      console.log(`${failed === 0 ? '✓' : '✗'} ${title}: ${passed} passed, ${failed} failed (${seconds} s)`);
      if (failed === 0) continue;
      writeFileSync(log, output);
      for (const { test } of readReport(report, failures) ?? []) console.log(`  ${test}`);
      console.log(`What it said stands in ${log}.`);
      return 1;
    }
    return 0;
  } finally {
    rest();
  }
});
