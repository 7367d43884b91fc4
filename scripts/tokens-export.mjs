import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brandFile, chosenBrand, listBrands, loadDecisions } from '../packages/tokens/src/brand/brands.ts';
import { modes } from '../packages/tokens/src/derive/seeds.ts';
import { deriveTokens } from '../packages/tokens/src/derive/tokens.ts';
import { writeTokens } from '../packages/tokens/src/dtcg/write-tokens.ts';
import { readArguments } from './lib/arguments.mjs';
import { entry } from './lib/entry.mjs';
import { inRoot } from './lib/paths.mjs';

/**
 * `npm run tokens:export -- aurora --out FOLDER`: writes every theme value in the Design Tokens Format 2025.10. It
 * makes a file for each mode of each named brand, or of all brands. `npm run tokens:import` reads these files.
 */
await entry(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { out: { type: 'string' } },
  });
  const folder = values.out === undefined ? inRoot('packages/tokens/dtcg') : resolve(values.out);
  const brands = positionals.length === 0 ? listBrands() : positionals.map((name) => chosenBrand(name));
  mkdirSync(folder, { recursive: true });
  for (const brand of brands) {
    const decided = loadDecisions(brand);
    const decisions = JSON.parse(readFileSync(brandFile(brand, 'brand.json'), 'utf8'));
    for (const mode of modes) {
      const file = join(folder, `${brand}.${mode}.tokens.json`);
      const content = writeTokens(deriveTokens(decided, mode), { brand, mode, decisions });
      writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
      console.log(file);
    }
  }
});
