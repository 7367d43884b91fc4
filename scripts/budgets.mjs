import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { explainWeight, getBudgets, getFaults, getPages, getTable, getWeight } from './lib/budgets.mjs';
import { build } from './lib/build.mjs';
import { entry, fail } from './lib/entry.mjs';
import { kitWeight } from './lib/kit-weight.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { readSettings } from './lib/settings.mjs';

const FILE = 'scripts/budgets.json';

/**
 * `npm run budgets`: checks that the kit, and each page on a first visit, weigh no more than `budgets.json` allows. It
 * also prints the change since `main`. `npm run budgets -- --write` writes the current weights into that file.
 * `npm run budgets -- --explain /orders` prints what one page's scripts consist of.
 */
await entry(async () => {
  const { brand } = readSettings({ BRAND: process.env.BRAND });
  const { deck } = await build(brand);
  const { routes } = await import(pathToFileURL(inRoot('apps/deck/src/app/routes.ts')).href);
  const pages = getPages(routes);
  const { values } = parseArgs({ options: { write: { type: 'boolean' }, explain: { type: 'string' } } });
  if (values.explain !== undefined) {
    const page = pages[values.explain] ?? fail(`There is no page ${values.explain}: name one as "/orders".`);
    console.table(explainWeight(deck, page));
    return 0;
  }
  const weights = Object.entries(pages).map(([path, page]) => [path, getWeight(deck, page)]);
  /** @type {Record<string, number>} */
  const weighed = { kit: await kitWeight(), ...Object.fromEntries(weights) };
  if (values.write) writeFileSync(inRoot(FILE), `${JSON.stringify(getBudgets(weighed), null, 2)}\n`);

  const budgets = JSON.parse(readFileSync(inRoot(FILE), 'utf8'));
  console.table(getTable(weighed, budgets, budgetsOfMain()));
  const faults = getFaults(weighed, budgets);
  for (const fault of faults) console.log(fault);
  return faults.length === 0 ? 0 : 1;
});

/** The budgets on the branch `main`; none in a clone without that branch. */
function budgetsOfMain() {
  for (const branch of ['origin/main', 'main']) {
    try {
      const text = execFileSync('git', ['show', `${branch}:${FILE}`], { cwd: ROOT, stdio: 'pipe' });
      return JSON.parse(text.toString());
    } catch {
      // The next branch may exist.
    }
  }
  return {};
}
