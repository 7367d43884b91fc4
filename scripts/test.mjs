import { mkdirSync } from 'node:fs';
import { entry } from './lib/entry.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { followStarter, rerunUnderOwnNode } from './lib/node.mjs';
import { CACHE, inRoot } from './lib/paths.mjs';

/** `npm test`: everything that must pass, from a fresh clone on. Its last line counts all of it. */
await entry(async () => {
  await followStarter();
  ensureInstalled();
  const rerun = await rerunUnderOwnNode(import.meta.filename);
  if (rerun !== undefined) return rerun;

  const { ensureChromium } = await import('./lib/chromium.mjs');
  const { jestCount, playwrightCount, total } = await import('./lib/counts.mjs');
  const { program } = await import('./lib/processes.mjs');
  const { resultLine, runAloud, runTogether } = await import('./lib/stages.mjs');
  const { brands, readSettings } = await import('./lib/settings.mjs');

  mkdirSync(CACHE, { recursive: true });
  const env = { CHROMIUM_PATH: await ensureChromium() };
  const usual = readSettings({});
  const unitReport = inRoot('.cache/unit.json');

  /** @param {string} brand @param {readonly string[]} args @returns {import('./lib/stages.mjs').Stage} */
  const journeys = (brand, args) => ({
    title: `journeys in ${brand}`,
    commands: [[inRoot('scripts/journeys.mjs'), ...args]],
    env: { ...env, BRAND: brand },
    report: { file: inRoot(`.cache/e2e-${brand}.json`), count: playwrightCount },
  });

  const results = [
    ...(await runTogether([
      { title: 'lint', commands: [[program('@biomejs/biome'), 'check', '--error-on-warnings', '.']] },
      {
        title: 'types',
        commands: [
          [program('turbo'), 'run', 'typecheck', '--continue', '--output-logs=errors-only', '--ui=stream'],
          [program('typescript', 'tsc'), '--noEmit', '--project', inRoot('scripts')],
        ],
      },
      { title: 'boundaries', commands: [[inRoot('scripts/boundaries.mjs')]] },
    ])),
    await runAloud({
      title: 'unit and contract',
      commands: [
        [program('vitest'), 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
      ],
      report: { file: unitReport, count: jestCount },
    }),
    await runAloud({
      title: 'stories with axe',
      commands: [[inRoot('scripts/stories.mjs')]],
      env,
      report: { file: inRoot('.cache/stories.json'), count: jestCount },
    }),
    await runAloud({
      title: 'sheets in six looks',
      commands: [[inRoot('scripts/sheets.mjs')]],
      env,
      report: { file: inRoot('.cache/sheets.json'), count: (report) => report },
    }),
    await runAloud({
      title: 'screens in six looks',
      commands: [[inRoot('scripts/screens.mjs')]],
      env,
      report: { file: inRoot('.cache/screens.json'), count: (report) => report },
    }),
    await runAloud(journeys(usual.brand, [])),
    await runAloud({ title: 'budgets', commands: [[inRoot('scripts/budgets.mjs')]] }),
    await runAloud({ title: 'secrets in what was built', commands: [[inRoot('scripts/secrets.mjs')]] }),
  ];
  // The journeys that must hold in every brand.
  for (const brand of brands().filter((each) => each !== usual.brand))
    results.push(await runAloud(journeys(brand, ['--grep', '@every-brand'])));
  // Their builds are there by now.
  results.push(
    await runAloud({ title: 'one brand in each build', commands: [[inRoot('scripts/one-brand.mjs')]] }),
  );

  console.log();
  for (const result of results) console.log(resultLine(result));
  const { passed, failed } = total(results);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
});
