/** The oldest Node that can start the scripts: engines of package.json. It installs the Node that runs the rest. */
export const OLDEST_NODE = '20.11';

/**
 * @param {string} version `18.20.4`
 * @param {string} oldest `20.11`
 */
export function isOlder(version, oldest) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = oldest.split('.').map(Number);
  return major === leastMajor ? minor < leastMinor : major < leastMajor;
}

/**
 * The installed package without which an import failed: it or one of its files is missing.
 * @param {unknown} error
 * @returns {string | undefined} undefined for any other error, such as a missing file of our own
 */
export function missingPackage(error) {
  const { code, message = '' } = /** @type {NodeJS.ErrnoException} */ (error ?? {});
  if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') return undefined;
  const named = /Cannot find package '([^']+)'/.exec(message)?.[1];
  if (named !== undefined) return named.replace(/^.*node_modules\//, '');
  const [, path = ''] = /Cannot find module '([^']+)'/.exec(message) ?? [];
  return /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1];
}

/**
 * What to do about a package that cannot be loaded.
 * @param {string} name
 */
export const describeMissing = (name) =>
  `The package ${name} is missing from node_modules or broken: run npm ci, and then this again.`;
