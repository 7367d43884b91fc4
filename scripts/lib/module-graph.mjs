import { globSync, readFileSync } from 'node:fs';
import { sep } from 'node:path';
import { parseSync } from 'vite';
import { inRoot, ROOT } from './paths.mjs';
import { getTarget, readWorkspaces } from './workspaces.mjs';

/**
 * Which files a file uses, by their paths below the root: `packages/ui/src/button/button.tsx`.
 * @typedef {Map<string, Set<string>>} ModuleGraph
 * @typedef {{ target: string, name: string | undefined }} Use a name exported by a file; undefined for all of it
 * @typedef {{ uses: Use[], own: Set<string>, passedOn: Map<string, Use>, passedWhole: string[] }} Module the names it uses,
 *   defines and re-exports, and the files it re-exports as a whole
 */

const SOURCES = ['packages/*/{src,scripts}/**/*.{ts,tsx}', 'apps/*/{src,pages,e2e,scripts}/**/*.{ts,tsx}'];

/**
 * Reads the imports of every source file. A name imported from a package (`import { Button } from '@deck/ui'`) is a use
 * of the file that defines it, not of the whole package.
 * @returns {ModuleGraph}
 */
export function moduleGraph() {
  const files = globSync(SOURCES, { cwd: ROOT }).map((file) => file.split(sep).join('/'));
  const workspaces = readWorkspaces(ROOT);
  const modules = new Map(files.map((file) => [file, readModule(file, workspaces)]));
  return new Map(
    [...modules].map(([file, { uses, passedOn, passedWhole }]) => {
      const whole = passedWhole.map((target) => ({ target, name: undefined }));
      const used = [...uses, ...passedOn.values(), ...whole].map((use) => getBringer(modules, use));
      return [file, new Set(used.filter((other) => other !== file))];
    }),
  );
}

/**
 * The number of imports between each file and the nearest changed file.
 * @param {ModuleGraph} graph
 * @param {readonly string[]} changed
 * @returns {Map<string, number>} only the files that a change reaches
 */
export function distancesFrom(graph, changed) {
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const [file, used] of graph) for (const one of used) users.set(one, [...(users.get(one) ?? []), file]);
  const distances = new Map(changed.map((file) => [file, 0]));
  const queue = [...changed];
  for (let file = queue.shift(); file !== undefined; file = queue.shift())
    for (const user of users.get(file) ?? [])
      if (!distances.has(user)) {
        distances.set(user, (distances.get(file) ?? 0) + 1);
        queue.push(user);
      }
  return distances;
}

/**
 * The file that defines a name, through any number of re-exports.
 * @param {ReadonlyMap<string, Module>} modules
 * @param {Use} use
 * @returns {string}
 */
function getBringer(modules, { target, name }) {
  return (name !== undefined && findBringer(modules, target, name)) || target;
}

/**
 * @param {ReadonlyMap<string, Module>} modules
 * @param {string} file
 * @param {string} name
 * @returns {string | undefined} undefined when there is no such name
 */
function findBringer(modules, file, name) {
  const { own, passedOn, passedWhole = [] } = modules.get(file) ?? {};
  if (own?.has(name)) return file;
  const passed = passedOn?.get(name);
  if (passed) return getBringer(modules, passed);
  for (const behind of passedWhole) {
    const found = findBringer(modules, behind, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * @param {string} file
 * @param {readonly import('./workspaces.mjs').Workspace[]} workspaces
 * @returns {Module}
 */
function readModule(file, workspaces) {
  const source = readFileSync(inRoot(file), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const at = (/** @type {string} */ specifier) => getTarget(ROOT, workspaces, file, specifier);
  const uses = staticImports.flatMap(({ moduleRequest, entries }) => {
    const target = at(moduleRequest.value);
    if (target === undefined) return [];
    if (entries.length === 0) return [{ target, name: undefined }];
    // The compiler checks types.
    return entries
      .filter(({ isType }) => !isType)
      .map(({ importName: { kind, name } }) => ({ target, name: (kind === 'Name' && name) || undefined }));
  });
  for (const {
    moduleRequest: { start, end },
  } of dynamicImports) {
    const target = at(source.slice(start + 1, end - 1));
    if (target !== undefined) uses.push({ target, name: undefined });
  }
  const own = new Set();
  const passedOn = new Map();
  const passedWhole = [];
  for (const { moduleRequest, importName, exportName, isType } of staticExports.flatMap(
    (one) => one.entries,
  )) {
    if (isType) continue;
    const target = moduleRequest ? at(moduleRequest.value) : undefined;
    if (target === undefined) own.add(exportName.name ?? 'default');
    else if (importName.kind === 'AllButDefault') passedWhole.push(target);
    else passedOn.set(exportName.name, { target, name: importName.name ?? undefined });
  }
  return { uses, own, passedOn, passedWhole };
}
