import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { readMapping, readMappingFile } from '../../packages/tokens/src/dtcg/mapping.ts';
import { fail } from './entry.mjs';

/**
 * What `--map` says: `accent={color.brand.yellow}`, repeated, or the path of a JSON file with the same.
 * @param {readonly string[]} written
 */
export function readMap(written) {
  const [path = '', ...more] = written;
  if (more.length > 0 || !path.endsWith('.json')) return readMapping(written);
  if (!existsSync(path)) fail(`There is no file ${path}: name a JSON file with the mapping.`);
  return readMappingFile(readFileSync(path, 'utf8'), basename(path));
}
