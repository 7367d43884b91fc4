import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { entry } from './lib/entry.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { followStarter, rerunUnderOwnNode } from './lib/node.mjs';
import { CACHE, inRoot } from './lib/paths.mjs';

const BUDGETS = inRoot('scripts/packages.json');

/**
 * `npm run packages:try`: packs the packages, checks the packed files, and builds applications outside this tree with
 * them. `-- --write` allows their current weight, and writes their public API into
 * `packages/NAME/api.txt` for review.
 */
await entry(async () => {
  await followStarter();
  const { values } = parseArgs({ options: { write: { type: 'boolean' } } });
  ensureInstalled();
  const rerun = await rerunUnderOwnNode(import.meta.filename);
  if (rerun !== undefined) return rerun;

  const [{ buildPackages }, { packAll }, { getBudgets }, { weighPackages }, { runChecks }, { renewApi }] =
    await Promise.all([
      import('./lib/packages/build.mjs'),
      import('./lib/packages/pack.mjs'),
      import('./lib/budgets.mjs'),
      import('./lib/packages/weight.mjs'),
      import('./lib/packages/try/checks.mjs'),
      import('./lib/packages/api-text.mjs'),
    ]);
  await buildPackages();
  const tarballs = packAll();
  const weighed = await weighPackages(tarballs);
  if (values.write) {
    writeFileSync(BUDGETS, `${JSON.stringify(getBudgets(weighed), null, 2)}\n`);
    for (const { name } of tarballs) renewApi(name);
  }

  console.table(weighed);
  const count = await runChecks(tarballs, weighed, JSON.parse(readFileSync(BUDGETS, 'utf8')));
  writeFileSync(`${CACHE}/packages.json`, JSON.stringify(count));
  console.log(`packages: ${count.passed} passed, ${count.failed} failed`);
  return count.failed === 0 ? 0 : 1;
});
