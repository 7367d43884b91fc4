import { readFileSync } from 'node:fs';
import { weightOf } from './lib/budgets.mjs';
import { build } from './lib/build.mjs';
import { entry } from './lib/entry.mjs';
import { inRoot } from './lib/paths.mjs';
import { readSettings } from './lib/settings.mjs';

/** `npm run budgets`: whether a page that is opened first weighs no more than `budgets.json` allows. */
await entry(async () => {
  const { brand } = readSettings({ BRAND: process.env.BRAND });
  const { deck } = await build(brand);
  /** @type {Record<string, import('./lib/budgets.mjs').Budget>} */
  const budgets = JSON.parse(readFileSync(inRoot('scripts/budgets.json'), 'utf8'));
  const weighed = Object.entries(budgets).map(([page, budget]) => ({
    page,
    most: budget.kB,
    kB: weightOf(deck, budget),
  }));
  for (const { page, kB, most } of weighed) console.log(`${page}: ${kB.toFixed(1)} kB of ${most}`);
  return weighed.every(({ kB, most }) => kB <= most) ? 0 : 1;
});
