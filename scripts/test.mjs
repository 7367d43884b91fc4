import { writeFileSync } from 'node:fs';
import { entry, fail } from './lib/entry.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { followStarter, rerunUnderOwnNode } from './lib/node.mjs';
import { CACHE, inRoot } from './lib/paths.mjs';
import { ensureWritable } from './lib/writable.mjs';

/** How many of the slowest tests are listed. */
const SLOWEST = 20;
/** Each task already keeps two cores busy. Two at once end no sooner, and their tests run into time limits. */
const AT_ONCE = 1;

/**
 * `npm test`: runs what every change must pass, from a fresh clone on. Unchanged tasks that passed are not run again,
 * unless `--force` is given. Names of groups (`npm test -- stories`) select stages. It ends with each failed test and
 * its reason, then with the count of all tests. `.cache/times.json` holds the times of each stage and of the slowest tests.
 */
await entry(async () => {
  await followStarter();
  ensureWritable(CACHE);
  ensureInstalled();
  const rerun = await rerunUnderOwnNode(import.meta.filename);
  if (rerun !== undefined) return rerun;

  const { readArguments } = await import('./lib/arguments.mjs');
  const { clearBuilds } = await import('./lib/build.mjs');
  const { ensureChromium } = await import('./lib/chromium.mjs');
  const { total } = await import('./lib/counts.mjs');
  const { getSlowest } = await import('./lib/slowest.mjs');
  const { brand, forgetReports, getBrandNotice, getFailures, getResult, getStages, groups, resultLine } =
    await import('./lib/stages.mjs');
  const { runTasks } = await import('./lib/turbo.mjs');

  const { values, positionals } = readArguments({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const notice = getBrandNotice(process.env.BRAND);
  if (notice) console.log(notice);
  const stages = getStages(positionals) ?? fail(`Choose one of ${groups.join(', ')}, or none for all.`);

  for (const stage of stages) forgetReports(stage);
  clearBuilds();
  const started = performance.now();
  const ran = await runTasks(
    stages.flatMap(({ tasks }) => tasks),
    {
      env: { BRAND: brand, CHROMIUM_PATH: await ensureChromium() },
      options: [`--concurrency=${AT_ONCE}`, ...(values.force ? ['--force'] : [])],
    },
  );
  const seconds = (performance.now() - started) / 1000;

  const results = stages.map((stage) => getResult(stage, ran));
  const slowest = getSlowest(stages, SLOWEST);
  writeFileSync(inRoot('.cache/times.json'), JSON.stringify({ seconds, stages: results, slowest }, null, 2));
  console.log(`\nThe ${slowest.length} slowest tests:`);
  for (const { file, title, seconds } of slowest)
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}: ${title}`);
  console.log();
  for (const { test, reason } of getFailures(stages))
    console.log(`✗ ${test}\n${reason.replaceAll(/^/gm, '    ')}\n`);
  for (const result of results) console.log(resultLine(result));
  const { passed, failed } = total(results);
  if (notice) console.log(notice);
  console.log(`All in ${seconds.toFixed(0)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
