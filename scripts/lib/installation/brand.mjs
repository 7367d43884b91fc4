import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { drawingNames } from '../../../packages/tokens/src/brand/check-drawing.ts';
import { fontPackages } from '../../../packages/tokens/src/brand/families.ts';

/**
 * Copies a brand from outside the repository, with what the server reads of the fonts in its folder: the pages have the
 * letters. Its history and everything else there stay behind.
 * @param {string} from
 * @param {string} to
 */
export function copyBrand(from, to) {
  mkdirSync(to, { recursive: true });
  for (const file of ['brand.json', ...drawingNames]) cpSync(join(from, file), join(to, file));
  const manifest = join(from, 'package.json');
  if (!existsSync(manifest)) return;
  const { dependencies = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  const fonts = Object.entries(dependencies).filter(([name]) => name.startsWith(fontPackages));
  writeFileSync(join(to, 'package.json'), JSON.stringify({ dependencies: Object.fromEntries(fonts) }));
  const { resolve } = createRequire(manifest);
  for (const [name] of fonts)
    cpSync(resolve(`${name}/metadata.json`), join(to, 'node_modules', name, 'metadata.json'));
}
