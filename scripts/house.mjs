import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from './lib/arguments.mjs';
import { entry, fail } from './lib/entry.mjs';
import { measureHouse } from './lib/house.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { copySources, PLANTS, plantAll } from './lib/plants.mjs';

/**
 * @typedef {import('./lib/house.mjs').House & { plants: import('./lib/house.mjs').Figures }} Measured
 * @typedef {(house: Measured) => import('./lib/house.mjs').Figures} Pick
 */

/**
 * `npm run -s house [-- --at REF] [-- --before REF] [-- --plants]`: measures the size and the structure of the code.
 * `--at` measures another commit; `--before` prints the change since one. The files that a change must touch come from
 * the last run of the tests. `--plants` plants again in both commits, which takes half a minute.
 */
await entry(async () => {
  const { values } = readArguments({
    options: {
      at: { type: 'string' },
      before: { type: 'string' },
      plants: { type: 'boolean', default: false },
    },
  });
  const before = values.before === undefined ? undefined : await measure(values.before, values.plants);
  const now = await measure(values.at, values.plants);
  const both = before ? [before, now] : [now];

  const folders = Object.keys(now.workspaces);
  printTable(
    ['product', ...folders],
    folders.map((folder) => both.map(({ workspaces }) => workspaces[folder] ?? {})),
  );
  for (const [title, pick] of /** @type {[string, Pick][]} */ ([
    ['in the deck', ({ deck }) => deck],
    ['files that name', ({ spread }) => spread],
    ['files named for', ({ plants }) => plants],
  ])) {
    console.log();
    printTable([title, ''], [both.map(pick)]);
  }
});

/**
 * @param {string | undefined} ref undefined for the working tree
 * @param {boolean} planting
 * @returns {Promise<Measured>}
 */
async function measure(ref, planting) {
  const folder = mkdtempSync(join(tmpdir(), 'deck-house-'));
  try {
    if (ref !== undefined) extract(ref, folder);
    else if (planting) copySources(folder);
    const house = measureHouse(ref === undefined ? ROOT : folder);
    const named = planting ? await plantAll(folder) : ref === undefined ? lastNamed() : {};
    const plants = Object.fromEntries(Object.entries(named).map(([title, files]) => [title, files.length]));
    return { ...house, plants };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} ref
 * @param {string} folder
 */
function extract(ref, folder) {
  const archive = join(folder, 'sources.tar');
  const parts = ['packages', 'apps', 'package.json', 'tsconfig.json', 'vitest.config.ts'];
  const { status } = spawnSync('git', ['archive', '--output', archive, ref, ...parts], { cwd: ROOT });
  if (status !== 0)
    fail(`There is no version "${ref}" here: name a branch, a tag or a commit, such as HEAD~1.`);
  spawnSync('tar', ['-xf', archive, '-C', folder]);
}

/** @returns {import('./lib/plants.mjs').Named} the result of the last test run; empty before the first */
function lastNamed() {
  try {
    return JSON.parse(readFileSync(inRoot(PLANTS), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * @param {readonly string[]} heads the title, then one heading per column
 * @param {readonly (readonly import('./lib/house.mjs').Figures[])[]} columns the figures of each column: before and now, or only now
 */
function printTable(heads, columns) {
  const titles = [...new Set(columns.flat().flatMap(Object.keys))];
  const rows = titles.map((title) => [
    title,
    ...columns.map((times) => [...new Set(times.map((figures) => figures[title] ?? '–'))].join(' → ')),
  ]);
  const table = [heads, ...rows];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const [title = '', ...cells] of table)
    console.log(
      [
        title.padEnd(widths[0] ?? 0),
        ...cells.map((cell, column) => cell.padStart(widths[column + 1] ?? 0)),
      ].join('  '),
    );
}
