import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { getImports } from './imports.mjs';

/**
 * @typedef {{
 *   name: string,
 *   folder: string,
 *   exports: Readonly<Record<string, string>>,
 *   dependencies: ReadonlySet<string>,
 *   declared: ReadonlySet<string>,
 * }} Workspace a package or an app: `folder` below the root; `declared` includes its devDependencies
 * @typedef {import('./imports.mjs').Import & { target: string | undefined }} Edge `target` is the imported file of the repository
 * @typedef {{ file: string, workspace: Workspace, text: string, edges: Edge[] }} Source
 * @typedef {ReadonlyMap<string, Source>} Sources by their paths below the root: `packages/ui/src/button/button.tsx`
 */

const FILES = '**/*.{ts,tsx,mjs,js}';

/** @param {string} folder */
export const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * @param {string} root
 * @returns {Workspace[]}
 */
export function readWorkspaces(root) {
  return readManifest(root)
    .workspaces.flatMap((/** @type {string} */ pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .sort()
    .map((/** @type {string} */ path) => {
      const folder = dirname(path).split(sep).join('/');
      const {
        name,
        exports = {},
        dependencies,
        devDependencies,
        peerDependencies,
      } = readManifest(join(root, folder));
      return {
        name,
        folder,
        exports,
        dependencies: new Set(Object.keys(dependencies ?? {})),
        declared: new Set(Object.keys({ ...dependencies, ...devDependencies, ...peerDependencies })),
      };
    });
}

/**
 * Parses every source of the repository.
 * @param {string} root
 * @param {readonly Workspace[]} workspaces
 * @returns {Sources}
 */
export function readSources(root, workspaces) {
  return new Map(
    workspaces.flatMap((workspace) =>
      globSync(FILES, {
        cwd: join(root, workspace.folder),
        exclude: (name) => ['node_modules', 'dist'].includes(name),
      })
        .sort()
        .map((path) => {
          const file = posix.join(workspace.folder, path.split(sep).join('/'));
          const text = readFileSync(join(root, file), 'utf8');
          const edges = getImports(file, text).map((one) => ({
            ...one,
            target: getTarget(root, workspaces, file, one.specifier),
          }));
          return [file, { file, workspace, text, edges }];
        }),
    ),
  );
}

/**
 * The files that each source imports.
 * @param {Sources} sources
 * @param {readonly Edge['kind'][]} kinds
 * @returns {Map<string, string[]>}
 */
export const getGraph = (sources, kinds) =>
  new Map(
    [...sources].map(([file, { edges }]) => [
      file,
      edges.flatMap(({ kind, target }) => (target && kinds.includes(kind) ? [target] : [])),
    ]),
  );

/**
 * The file that an import resolves to.
 * @param {string} root
 * @param {readonly Workspace[]} workspaces
 * @param {string} file the importing file
 * @param {string} specifier `./button.css.ts`, `@deck/api/contract/orders`
 * @returns {string | undefined} undefined for an external or virtual module
 */
export function getTarget(root, workspaces, file, specifier) {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return found(root, posix.join(posix.dirname(file), path));
  const workspace = workspaces.find(({ name }) => path === name || path.startsWith(`${name}/`));
  if (workspace === undefined) return undefined;
  const behind = getExport(workspace, `.${path.slice(workspace.name.length)}`);
  return behind === undefined ? undefined : found(root, posix.join(workspace.folder, behind));
}

/**
 * @param {Workspace} workspace
 * @param {string} path `.` or `./contract/orders`
 * @returns {string | undefined} the file it exports; undefined if there is no such export
 */
export function getExport({ exports }, path) {
  for (const [pattern, file] of Object.entries(exports)) {
    const [before = '', after] = pattern.split('*');
    if (after === undefined ? path === pattern : path.startsWith(before) && path.endsWith(after))
      return file.replace('*', path.slice(before.length, path.length - (after ?? '').length));
  }
  return undefined;
}

/**
 * @param {string} root
 * @param {string} path
 * @returns {string | undefined}
 */
const found = (root, path) => (existsSync(join(root, path)) ? path : undefined);
