import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @param {...string} parts */
export const inRoot = (...parts) => join(ROOT, ...parts);

/** The sandbox's data: its database and uploads. `npm run reset` empties it. */
export const DATA = inRoot('.data');

/** Files that can be rebuilt at any time. */
export const CACHE = inRoot('.cache');
