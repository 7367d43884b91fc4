import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { contract } from '../packages/api/src/contract/index.ts';
import { bySpecificity, getEntries } from '../packages/api/src/core/contract.ts';
import { entry, fail } from './lib/entry.mjs';
import { inRoot } from './lib/paths.mjs';
import { brand } from './lib/stages.mjs';
import { VISITS, visitsIn } from './lib/visits.mjs';

/**
 * `npm run visits`, after `npm run test:e2e`: records the screens that each file of journeys opens, the areas of the
 * contract it calls, and its time. `npm run check` selects journeys by this record.
 */
await entry(async () => {
  const { routes } = await import(pathToFileURL(inRoot('apps/deck/src/app/routes.ts')).href);
  const report = JSON.parse(readFileSync(inRoot(`.cache/e2e-${brand}.json`), 'utf8'));
  if (report.stats.unexpected > 0) fail('A journey failed on the way: mend it, and walk all of them again.');
  const calls = getEntries(contract)
    .toSorted(bySpecificity)
    .map(({ area, endpoint: { method, path } }) => ({ area, method, path }));
  /** @type {string[]} */
  const paths = routes
    .map((/** @type {{ path: string }} */ { path }) => path)
    .filter((/** @type {string} */ path) => path !== '*')
    .toSorted(
      (/** @type {string} */ one, /** @type {string} */ other) => parameters(one) - parameters(other),
    );
  const visits = visitsIn(report, { paths, calls });
  writeFileSync(inRoot(VISITS), `${JSON.stringify(visits, null, 2)}\n`);
  console.log(`${Object.keys(visits).length} files of journeys are written down in ${VISITS}.`);
});

/** @param {string} path */
function parameters(path) {
  return path.split('{').length;
}
