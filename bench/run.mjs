/**
 * `npm run bench`: compares our kit with others, built for production and measured alternately in one browser. `--
 * table` runs one bench. Only the ratios are comparable between machines.
 */
import { existsSync } from 'node:fs';
import { entry, fail } from '../scripts/lib/entry.mjs';
import { inRoot } from '../scripts/lib/paths.mjs';

/** @type {Readonly<Record<string, () => Promise<{ run: () => Promise<void> }>>>} */
const benches = {
  'kit-bytes': () => import('./kit-bytes.mjs'),
  table: () => import('./table.mjs'),
  'money-line': () => import('./money-line.mjs'),
  keys: () => import('./keys.mjs'),
  'first-load': () => import('./first-load.mjs'),
  pages: () => import('./pages.mjs'),
};

await entry(async () => {
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !(name in benches));
  if (unknown !== undefined)
    fail(`There is no bench ${unknown}: there are ${Object.keys(benches).join(', ')}.`);
  if (!existsSync(inRoot('bench/node_modules/@mantine/core')))
    fail('The others are not installed: run npm ci --prefix bench once.');
  for (const [name, load] of Object.entries(benches)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.log(`\n${name}`);
    await (await load()).run();
  }
});
