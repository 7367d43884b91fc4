import { posix } from 'node:path';
import { getCircles, wayRound } from './circles.mjs';
import { FLOORS, getPlace, isOfDeck, isUnshipped, wayBetween } from './floors.mjs';
import { getExport, getGraph, readManifest, readSources, readWorkspaces } from './workspaces.mjs';

/**
 * @typedef {import('./workspaces.mjs').Workspace} Workspace
 * @typedef {import('./workspaces.mjs').Source} Source
 * @typedef {import('./workspaces.mjs').Sources} Sources
 * @typedef {import('./workspaces.mjs').Edge} Edge
 */

/**
 * Which package may import which: imports run down, never sideways or up.
 * @type {Record<string, readonly string[]>}
 */
const MAY_USE = {
  '@deck/values': [],
  '@deck/tokens': [],
  '@deck/api': ['@deck/values'],
  '@deck/guest': ['@deck/values'],
  '@deck/ui': ['@deck/guest', '@deck/tokens', '@deck/values'],
  '@deck/psp': ['@deck/tokens', '@deck/ui', '@deck/values'],
  '@deck/sandbox': ['@deck/api', '@deck/guest', '@deck/psp', '@deck/tokens', '@deck/ui', '@deck/values'],
  '@deck/deck': ['@deck/api', '@deck/guest', '@deck/tokens', '@deck/ui', '@deck/values'],
};

/** The port to the payment service provider: the rest of the sandbox knows only its index. */
const PORT = 'apps/sandbox/src/psp/';

/** Files that run only in tests, in Storybook or at build. Their dependencies may be in the root's package.json. */
const TOOLING = /(\.test\.tsx?|\.stories\.tsx?|\.config\.(ts|js)|\/testing\/.*|\/e2e\/.*)$/;

/**
 * Finds every violation of the import rules below `root`, one line each. Circles of types alone are counted and
 * allowed: they do not exist at run time.
 * @param {string} root
 * @returns {{ faults: string[], files: number, typeCircles: number }}
 */
export function findFaults(root) {
  const workspaces = readWorkspaces(root);
  const { dependencies, devDependencies } = readManifest(root);
  const shared = new Set(Object.keys({ ...dependencies, ...devDependencies }));
  const sources = readSources(root, workspaces);
  const onFloors = hasAllFloors(sources);
  const faults = [
    ...workspaces.flatMap(manifestFaults),
    ...[...sources.values()].flatMap((source) => [
      ...(onFloors ? placeFaults(source.file) : []),
      ...source.edges.flatMap((edge) => {
        const fault = packageFault(source, edge, workspaces, shared) ?? floorFault(source.file, edge);
        return fault === undefined ? [] : [`${source.file}: ${fault}`];
      }),
    ]),
    ...circleFaults(sources),
  ];
  const typeCircles = getCircles(getGraph(sources, ['value', 'late', 'type'])).length;
  return { faults, files: sources.size, typeCircles };
}

/**
 * @param {Workspace} workspace
 * @returns {string[]}
 */
function manifestFaults({ name, folder, declared }) {
  const allowed = MAY_USE[name];
  if (allowed === undefined) return [`${folder}/package.json: ${name} is on no floor`];
  return [...declared]
    .filter((dependency) => dependency.startsWith('@deck/') && !allowed.includes(dependency))
    .map((dependency) => `${folder}/package.json: ${name} must not depend on ${dependency}`);
}

/**
 * @param {Source} source
 * @param {Edge} edge
 * @param {readonly Workspace[]} workspaces
 * @param {ReadonlySet<string>} shared the root's dependencies, for tests and tools
 * @returns {string | undefined}
 */
function packageFault({ file, workspace }, { specifier }, workspaces, shared) {
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(file), specifier);
    if (target.startsWith(PORT) && !file.startsWith(PORT) && target !== `${PORT}index.ts`)
      return `${specifier} goes past ${PORT}index.ts`;
    return target.startsWith(`${workspace.folder}/`) ? undefined : `${specifier} leaves the package`;
  }
  // Modules of Node, modules of a bundler, and the package's own aliases.
  if (/^(node|virtual):|^[#/]/.test(specifier)) return undefined;
  const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
  if (name === workspace.name) return undefined;
  const other = workspaces.find((one) => one.name === name);
  if (other !== undefined) return neighbourFault(file, workspace, other, specifier);
  const declared = workspace.declared.has(name) || workspace.declared.has(getTypes(name));
  if (declared || (TOOLING.test(file) && shared.has(name))) return undefined;
  return `${name} is not in the package.json of ${workspace.name}`;
}

/** @param {string} name */
const getTypes = (name) => `@types/${name.replace('@', '').replace('/', '__')}`;

/**
 * @param {string} file
 * @param {Workspace} workspace
 * @param {Workspace} other
 * @param {string} specifier
 */
function neighbourFault(file, workspace, other, specifier) {
  // Tests may run a neighbour inside that the product reaches over the network.
  const known = TOOLING.test(file) ? workspace.declared : workspace.dependencies;
  if (!known.has(other.name)) return `${other.name} is not a dependency of ${workspace.name}`;
  if (getExport(other, `.${specifier.slice(other.name.length)}`) === undefined)
    return `${specifier} is not exported by ${other.name}`;
  // In the sandbox, only the payer's pages have screens.
  const isScreen = file.startsWith(`${workspace.folder}/pages/`) || TOOLING.test(file);
  if (workspace.name === '@deck/sandbox' && other.name === '@deck/ui' && !isScreen)
    return `only pages may use ${other.name}`;
  return undefined;
}

/**
 * @param {string} file
 * @param {Edge} edge
 * @returns {string | undefined}
 */
function floorFault(file, { specifier, target }) {
  const from = getPlace(file);
  const to = target && getPlace(target);
  if (!from || !to || isUnshipped(file)) return undefined;
  const way = wayBetween(from, to);
  if (way === 'up') return `${specifier} runs up from ${from.floor} to ${to.floor}`;
  if (way === 'sideways') return `${specifier} runs from the feature ${from.feature} into ${to.feature}`;
  return undefined;
}

/**
 * Files outside the floors are faults only in a repository that has all floors.
 * @param {Sources} sources
 */
const hasAllFloors = (sources) => {
  const floors = new Set([...sources.keys()].map((file) => getPlace(file)?.floor));
  return FLOORS.every((floor) => floors.has(floor));
};

/**
 * @param {string} file
 * @returns {string[]}
 */
const placeFaults = (file) =>
  isOfDeck(file) && !isUnshipped(file) && getPlace(file) === undefined
    ? [`${file}: is on none of the floors ${FLOORS.join(', ')}`]
    : [];

/**
 * @param {Sources} sources
 * @returns {string[]}
 */
function circleFaults(sources) {
  const graph = getGraph(sources, ['value', 'late']);
  return getCircles(graph).map((circle) => {
    const [first = '', ...others] = wayRound(graph, circle);
    return `${first}: imports itself through ${others.join(', ')}`;
  });
}
