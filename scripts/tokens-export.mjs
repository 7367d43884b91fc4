import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brandFile, chosenBrand, listBrands, loadDecisions } from '../packages/tokens/src/brand/brands.ts';
import { modes } from '../packages/tokens/src/derive/seeds.ts';
import { deriveTokens } from '../packages/tokens/src/derive/tokens.ts';
import { writeMapped } from '../packages/tokens/src/dtcg/write-mapped.ts';
import { writeTokens } from '../packages/tokens/src/dtcg/write-tokens.ts';
import { readArguments } from './lib/arguments.mjs';
import { entry } from './lib/entry.mjs';
import { inRoot } from './lib/paths.mjs';
import { readMap } from './lib/token-map.mjs';

const string = /** @type {const} */ ({ type: 'string' });

/**
 * `npm run tokens:export -- aurora --out FOLDER`: writes every theme value in the Design Tokens Format 2025.10. It
 * makes a file for each mode of each named brand, or of all brands. `npm run tokens:import` reads these files. With
 * `--map accent={color.brand.yellow}`, repeated or as a JSON file, it writes those values alone, under the names of
 * another tool, in a file for each brand.
 */
await entry(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { out: string, map: { ...string, multiple: true } },
  });
  const folder = values.out === undefined ? inRoot('packages/tokens/dtcg') : resolve(values.out);
  const brands = positionals.length === 0 ? listBrands() : positionals.map((name) => chosenBrand(name));
  const mapping = values.map && readMap(values.map);
  mkdirSync(folder, { recursive: true });
  for (const brand of brands) {
    const decided = loadDecisions(brand);
    if (mapping) {
      write(join(folder, `${brand}.tokens.json`), writeMapped(decided, mapping));
      continue;
    }
    const decisions = JSON.parse(readFileSync(brandFile(brand, 'brand.json'), 'utf8'));
    for (const mode of modes) {
      const content = writeTokens(deriveTokens(decided, mode), { brand, mode, decisions });
      write(join(folder, `${brand}.${mode}.tokens.json`), content);
    }
  }
});

/**
 * @param {string} file
 * @param {import('../packages/tokens/src/dtcg/write-tokens.ts').Written} content
 */
function write(file, content) {
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
  console.log(file);
}
