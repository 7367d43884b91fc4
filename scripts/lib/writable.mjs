import { accessSync, constants, mkdirSync } from 'node:fs';
import { relative } from 'node:path';
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
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    const name = relative(ROOT, folder);
    if (code === 'EEXIST' || code === 'ENOTDIR')
      fail(`${name} is a file, and Deck needs a folder there: move the file away and run this again.`);
    fail(
      `Deck cannot write in the folder ${name} (${code}): give yourself the right to, or run this as its owner.`,
    );
  }
}
