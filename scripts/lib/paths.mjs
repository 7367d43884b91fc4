import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @param {...string} parts */
export const inRoot = (...parts) => join(ROOT, ...parts);

/** What the sandbox keeps: its database, uploads. Emptied by `npm run reset`. */
export const DATA = inRoot('.data');

/** What can be made again at any time. */
export const CACHE = inRoot('.cache');
