import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { readReport } from './counts.mjs';
import { inRoot, ROOT } from './paths.mjs';
import { program, runNode } from './processes.mjs';
import { readWorkspaces } from './workspaces.mjs';

/**
 * A change in one place of a copy, made to see which other places are reported as unfinished.
 * @typedef {{
 *   title: string,
 *   name: string,
 *   files: string,
 *   before: RegExp,
 *   text: string,
 * }} Plant every complaint contains `name`; `text` is inserted after the match of `before` in one of `files`
 * @typedef {Record<string, string[]>} Named the files that must change too, by the title of a plant
 */

const CONTRACT = 'packages/api/src/**/*.ts';

/** @type {readonly Plant[]} */
export const plants = [
  {
    title: 'a field of an order',
    name: 'plantedField',
    files: CONTRACT,
    before: /\binternalNote: LongText,/,
    text: 'plantedField: LongText,',
  },
  {
    title: 'a filter of the orders',
    name: 'plantedFilter',
    files: CONTRACT,
    before: /\bOrderFilter = z\s*\.strictObject\(\{/,
    text: 'plantedFilter: z.optional(z.string()),',
  },
  {
    title: 'a kind of payment',
    name: 'PLANTED_KIND',
    files: CONTRACT,
    before: /\bexport const paymentTypes = \[/,
    text: "'PLANTED_KIND',",
  },
  {
    title: 'a permission',
    name: 'PLANTED_RIGHT',
    files: CONTRACT,
    before: /\bexport const featureKeys = \[/,
    text: "'PLANTED_RIGHT',",
  },
  {
    title: 'a route without words',
    name: 'plantedRoute',
    files: 'apps/deck/src/**/*.ts',
    before: /\bexport const ordersRoutes = \[/,
    text: "{ path: '/plantedRoute', title: 'plantedRoute', layout: 'app', feature: 'ORDERS_LIST_VIEW' },",
  },
];

/** Tests that report what the compiler cannot, by file name. */
const NAMING_TESTS = ['every-route.test.ts', 'permission-tree.test.ts'];

/** The result of the plants' test, for `npm run house`. */
export const PLANTS = '.cache/plants.json';

/** Tests and stories are excluded: they only follow the product, and take a third more time. */
const COMPILED = {
  extends: './tsconfig.json',
  compilerOptions: {
    incremental: false,
    tsBuildInfoFile: null,
    lib: ['ES2024', 'ESNext.Iterator', 'DOM', 'DOM.Iterable'],
    types: ['node', 'vite/client'],
  },
  include: ['packages/*/src', 'apps/*/src', 'apps/sandbox/pages'],
  exclude: ['**/*.test.ts', '**/*.test.tsx', '**/*.stories.tsx'],
};

/**
 * Copies the sources of the working tree, without untracked files.
 * @param {string} folder
 */
export function copySources(folder) {
  const files = execFileSync('git', ['ls-files', '-z', 'packages', 'apps', '*.json', 'vitest.config.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\0')) {
    if (file === '' || !existsSync(inRoot(file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    copyFileSync(inRoot(file), join(folder, file));
  }
}

/**
 * Makes all changes at once, since compiling takes most of the time, and tells them apart by name.
 * @param {string} folder a copy of the sources, which is changed
 * @returns {Promise<Named>} without the plants whose place no longer exists
 */
export async function plantAll(folder) {
  linkModules(folder);
  const planted = plants.filter((plant) => writePlant(folder, plant));
  const complaints = [...(await typeErrors(folder)), ...(await failedTests(folder))];
  return Object.fromEntries(
    planted.map(({ title, name }) => [
      title,
      [...new Set(complaints.filter(({ text }) => text.includes(name)).map(({ file }) => file))].sort(),
    ]),
  );
}

/**
 * Links the installed packages, and the repository's own from the copy.
 * @param {string} folder
 */
function linkModules(folder) {
  mkdirSync(join(folder, 'node_modules/@deck'), { recursive: true });
  for (const name of readdirSync(inRoot('node_modules')))
    if (!/^(\.|@deck$)/.test(name))
      symlinkSync(inRoot('node_modules', name), join(folder, 'node_modules', name));
  for (const workspace of readWorkspaces(folder)) {
    symlinkSync(join(folder, workspace.folder), join(folder, 'node_modules', workspace.name));
    const own = inRoot(workspace.folder, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, workspace.folder, 'node_modules'));
  }
}

/**
 * @param {string} folder
 * @param {Plant} plant
 * @returns {boolean} false if its place does not exist
 */
function writePlant(folder, { files, before, text }) {
  const places = globSync(files, { cwd: folder })
    .filter((file) => !/\.test\.ts$/.test(file))
    .map((file) => ({ path: join(folder, file), source: readFileSync(join(folder, file), 'utf8') }))
    .filter(({ source }) => before.test(source));
  for (const { path, source } of places) writeFileSync(path, source.replace(before, `$& ${text}`));
  return places.length > 0;
}

/**
 * @param {string} folder
 * @returns {Promise<{ file: string, text: string }[]>}
 */
async function typeErrors(folder) {
  writeFileSync(join(folder, 'tsconfig.plants.json'), JSON.stringify(COMPILED));
  const args = ['--noEmit', '--checkers', '1', '--pretty', 'false', '--project', 'tsconfig.plants.json'];
  const { output } = await runNode([program('typescript', 'tsc'), ...args], { cwd: folder });
  // Indented lines continue the same error.
  return output
    .split(/\n(?! )/)
    .map((text) => ({ file: text.slice(0, text.search(/\(\d+,\d+\): error /)), text }))
    .filter(({ file }) => file !== '');
}

/**
 * @param {string} folder
 * @returns {Promise<{ file: string, text: string }[]>}
 */
async function failedTests(folder) {
  const tests = globSync('{packages,apps}/*/src/**/*.test.ts', { cwd: folder }).filter((file) =>
    NAMING_TESTS.includes(basename(file)),
  );
  const report = join(folder, 'tests.json');
  const args = ['run', '--root', folder, '--reporter=json', `--outputFile=${report}`, ...tests];
  await runNode([program('vitest'), ...args], { cwd: folder });
  const results = readReport(report, ({ testResults }) => testResults) ?? [];
  return results.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ failureMessages }) => ({
      file: relative(folder, name).split(sep).join('/'),
      text: (failureMessages ?? []).join('\n'),
    })),
  );
}
