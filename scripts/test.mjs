import { mkdirSync, writeFileSync } from 'node:fs';
import { entry, fail } from './lib/entry.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { followStarter, rerunUnderOwnNode } from './lib/node.mjs';
import { CACHE, inRoot } from './lib/paths.mjs';

/** How many of the slowest tests are named. */
const SLOWEST = 20;
/** So many tasks run side by side: those without a browser beside those with one. */
const BESIDE = 2;

/**
 * `npm test`: what every change must pass, from a fresh clone on; what did not change since it passed is not proven
 * again, unless `--force` is said. Names of groups (`npm test -- stories`) narrow it. Its last line counts all of it, and
 * `.cache/times.json` keeps how long each stage and the slowest tests took.
 */
await entry(async () => {
  await followStarter();
  ensureInstalled();
  const rerun = await rerunUnderOwnNode(import.meta.filename);
  if (rerun !== undefined) return rerun;

  const { readArguments } = await import('./lib/arguments.mjs');
  const { clearBuilds } = await import('./lib/build.mjs');
  const { ensureChromium } = await import('./lib/chromium.mjs');
  const { total } = await import('./lib/counts.mjs');
  const { getSlowest } = await import('./lib/slowest.mjs');
  const { brand, forgetReports, groups, resultLine, getResult, getStages } = await import('./lib/stages.mjs');
  const { runTasks } = await import('./lib/turbo.mjs');

  const { values, positionals } = readArguments({
    options: { force: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const stages = getStages(positionals) ?? fail(`Choose one of ${groups.join(', ')}, or none for all.`);

  mkdirSync(CACHE, { recursive: true });
  for (const stage of stages) forgetReports(stage);
  clearBuilds();
  const started = performance.now();
  const ran = await runTasks(
    stages.flatMap(({ tasks }) => tasks),
    {
      env: { BRAND: brand, CHROMIUM_PATH: await ensureChromium() },
      options: [`--concurrency=${BESIDE}`, ...(values.force ? ['--force'] : [])],
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
  for (const result of results) console.log(resultLine(result));
  const { passed, failed } = total(results);
  console.log(`All in ${seconds.toFixed(0)} s`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
