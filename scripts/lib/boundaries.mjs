import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/**
 * The house: who may use whom. Down only, never sideways, never up.
 * @type {Record<string, readonly string[]>}
 */
const FLOORS = {
  '@deck/values': [],
  '@deck/tokens': [],
  '@deck/api': ['@deck/values'],
  '@deck/ui': ['@deck/tokens', '@deck/values'],
  '@deck/sandbox': ['@deck/api', '@deck/tokens', '@deck/ui', '@deck/values'],
  '@deck/deck': ['@deck/api', '@deck/tokens', '@deck/ui', '@deck/values'],
};

/** Files that run only in tests, in Storybook or at build: what they need may stand in the root's package.json. */
const TOOLING = /(\.test\.tsx?|\.stories\.tsx?|\.config\.(ts|js)|[\\/]testing[\\/].*|[\\/]e2e[\\/].*)$/;

/**
 * Only the payer's pages of the sandbox are screens.
 * @param {string} file relative to the workspace
 */
const isPage = (file) => file.startsWith(`pages${sep}`) || TOOLING.test(file);

/**
 * @typedef {{
 *   name: string,
 *   folder: string,
 *   exports: readonly string[],
 *   dependencies: ReadonlySet<string>,
 *   declared: ReadonlySet<string>,
 * }} Workspace
 */

/**
 * Every place where the code below `root` breaks the house's rules, one line each.
 * @param {string} root
 * @returns {{ faults: string[], files: number }}
 */
export function findFaults(root) {
  const manifest = readManifest(root);
  const workspaces = manifest.workspaces
    .flatMap((/** @type {string} */ pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .map((/** @type {string} */ path) => readWorkspace(root, dirname(path)));
  const shared = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }));
  let files = 0;
  const faults = workspaces.flatMap((/** @type {Workspace} */ workspace) => {
    const sources = globSync('**/*.{ts,tsx,mjs,js}', {
      cwd: join(root, workspace.folder),
      exclude: (name) => ['node_modules', 'dist'].includes(name),
    });
    files += sources.length;
    return [
      ...manifestFaults(workspace),
      ...sources.sort().flatMap((file) => fileFaults(root, workspace, workspaces, shared, file)),
    ];
  });
  return { faults, files };
}

/** @param {string} folder */
const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * @param {string} root
 * @param {string} folder
 * @returns {Workspace}
 */
function readWorkspace(root, folder) {
  const manifest = readManifest(join(root, folder));
  return {
    name: manifest.name,
    folder,
    exports: Object.keys(manifest.exports ?? {}),
    dependencies: new Set(Object.keys(manifest.dependencies ?? {})),
    declared: new Set(
      Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.peerDependencies }),
    ),
  };
}

/**
 * @param {Workspace} workspace
 * @returns {string[]}
 */
function manifestFaults({ name, folder, declared }) {
  const allowed = FLOORS[name];
  if (allowed === undefined) return [`${folder}/package.json: ${name} stands on no floor of the house`];
  return [...declared]
    .filter((dependency) => dependency.startsWith('@deck/') && !allowed.includes(dependency))
    .map((dependency) => `${folder}/package.json: ${name} must not depend on ${dependency}`);
}

/**
 * @param {string} root
 * @param {Workspace} workspace
 * @param {readonly Workspace[]} workspaces
 * @param {ReadonlySet<string>} shared what the root brings for tests and tools
 * @param {string} file
 * @returns {string[]}
 */
function fileFaults(root, workspace, workspaces, shared, file) {
  const home = join(root, workspace.folder);
  return importsOf(readFileSync(join(home, file), 'utf8')).flatMap((specifier) => {
    const fault = specifier.startsWith('.')
      ? relativeFault(home, file, specifier)
      : packageFault(workspace, workspaces, shared, file, specifier);
    return fault === undefined ? [] : [`${join(workspace.folder, file)}: ${fault}`];
  });
}

/**
 * @param {string} home
 * @param {string} file
 * @param {string} specifier
 */
function relativeFault(home, file, specifier) {
  const target = relative(home, resolve(home, dirname(file), specifier.replace(/\?.*$/, '')));
  return target.startsWith('..') ? `${specifier} leaves the package` : undefined;
}

/**
 * @param {Workspace} workspace
 * @param {readonly Workspace[]} workspaces
 * @param {ReadonlySet<string>} shared
 * @param {string} file
 * @param {string} specifier
 */
function packageFault(workspace, workspaces, shared, file, specifier) {
  // Node's own, a bundler's, and the package's own short names.
  if (/^(node|virtual):|^[#/]/.test(specifier)) return undefined;
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  const target = workspaces.find((other) => other.name === name);
  if (target !== undefined && name !== workspace.name) {
    if (!workspace.dependencies.has(name)) return `${name} is not a dependency of ${workspace.name}`;
    if (!isExported(target, `.${specifier.slice(name.length)}`))
      return `${specifier} reaches behind the front door of ${name}`;
    if (workspace.name === '@deck/sandbox' && name === '@deck/ui' && !isPage(file))
      return `only pages may use ${name}`;
    return undefined;
  }
  if (workspace.declared.has(name) || workspace.declared.has(typesOf(name)) || name === workspace.name)
    return undefined;
  if (TOOLING.test(file) && shared.has(name)) return undefined;
  return `${name} is not in the package.json of ${workspace.name}`;
}

/** @param {string} name */
const typesOf = (name) => `@types/${name.replace('@', '').replace('/', '__')}`;

/**
 * @param {Workspace} workspace
 * @param {string} path `.` or `./…`
 */
function isExported({ exports }, path) {
  return exports.some((pattern) => {
    const [before = '', after] = pattern.split('*');
    return after === undefined ? path === pattern : path.startsWith(before) && path.endsWith(after);
  });
}

/**
 * The specifiers a module names: static, dynamic and type imports, re-exports, and what tests replace.
 * @param {string} source
 * @returns {string[]}
 */
export function importsOf(source) {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(),])\/\/.*$/gm, '');
  const statements = /(?:^|[;\n])\s*(?:import|export)\b[^'"`;]*?\bfrom\s*(['"])([^'"\n]+)\1/g;
  const effects = /(?:^|[;\n])\s*import\s*(['"])([^'"\n]+)\1/g;
  const calls = /\b(?:import|vi\.(?:mock|doMock|importActual))(?:<[^>]*>)?\(\s*(['"])([^'"\n]+)\1/g;
  return [statements, effects, calls].flatMap((pattern) =>
    [...code.matchAll(pattern)].map((match) => match[2] ?? ''),
  );
}
