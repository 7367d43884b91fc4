import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fail } from './entry.mjs';
import { ROOT } from './paths.mjs';

/**
 * Makes a folder unless it exists. Refuses one in which this user cannot write.
 * @param {string} folder an absolute path
 */
export function ensureWritable(folder) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    refuse(folder, error);
  }
}

/**
 * Refuses a folder that this user cannot make, and makes nothing.
 * @param {string} folder an absolute path
 */
export function assertMayMake(folder) {
  let nearest = folder;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  try {
    if (!statSync(nearest).isDirectory()) throw Object.assign(new Error(), { code: 'ENOTDIR' });
    accessSync(nearest, constants.W_OK | constants.X_OK);
  } catch (error) {
    refuse(nearest, error);
  }
}

/**
 * @param {string} folder
 * @param {unknown} error
 * @returns {never}
 */
function refuse(folder, error) {
  const { code } = /** @type {NodeJS.ErrnoException} */ (error);
  const inside = relative(ROOT, folder);
  const name = inside.startsWith('..') ? folder : inside;
  if (code === 'EEXIST' || code === 'ENOTDIR')
    fail(`${name} is a file, and Deck needs a folder there: move the file away and run this again.`);
  return fail(
    `Deck cannot write in the folder ${name} (${code}): give yourself the right to, or run this as its owner.`,
  );
}
