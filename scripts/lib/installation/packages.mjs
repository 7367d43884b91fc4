/**
 * The packages of a lock file that a program needs, with what those need in turn.
 * @typedef {{
 *   version?: string,
 *   dev?: boolean,
 *   peer?: boolean,
 *   dependencies?: Record<string, string>,
 *   optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 * }} Locked
 * @typedef {Record<string, Locked>} Lock paths below the root, `node_modules/pg`, with what npm chose for them
 * @typedef {{ name: string, from: string }} Imported a package, and the workspace that imports it: `apps/sandbox`
 * @typedef {Record<string, { source: string, locked: Locked }>} Selected paths in the installation, with those here
 */

/**
 * @param {Lock} lock
 * @param {readonly Imported[]} imported by the program itself
 * @returns {Selected}
 * @throws Error for a package that the lock file does not have, or that two workspaces have in two versions
 */
export function selectPackages(lock, imported) {
  /** @type {Selected} */
  const selected = {};
  /**
   * @param {Imported} needed
   * @param {boolean} isOptional
   */
  const add = ({ name, from }, isOptional) => {
    const source = findPackage(lock, name, from);
    const found = source === undefined ? undefined : lock[source];
    if (source === undefined || found === undefined) {
      if (isOptional) return;
      throw new Error(`${from} needs ${name}, which the lock file does not have.`);
    }
    // What a workspace has for itself is the only one here.
    const path = source.replace(/^(apps|packages)\/[^/]+\//, '');
    const known = selected[path];
    if (known?.source === source) return;
    if (known) throw new Error(`The server needs both ${known.source} and ${source}: use one version.`);
    const { dev: _, peer: __, ...locked } = found;
    selected[path] = { source, locked };
    for (const { names, isFree } of getNeeds(found))
      for (const needed of names) add({ name: needed, from: source }, isFree || isOptional);
  };
  for (const one of imported) add(one, false);
  return Object.fromEntries(Object.entries(selected).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** @param {Locked} locked */
function getNeeds({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}) {
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  return [
    { names: [...Object.keys(dependencies), ...peers], isFree: false },
    { names: Object.keys(optionalDependencies), isFree: true },
  ];
}

/**
 * Where Node finds a package: in its parent's folder, else further up.
 * @param {Lock} lock
 * @param {string} name
 * @param {string} from
 * @returns {string | undefined}
 */
function findPackage(lock, name, from) {
  const places = from
    .split('/node_modules/')
    .map((_, depth, all) => all.slice(0, depth + 1).join('/node_modules/'));
  const paths = places.reverse().map((folder) => `${folder}/node_modules/${name}`);
  return [...paths, `node_modules/${name}`].find((path) => path in lock);
}
