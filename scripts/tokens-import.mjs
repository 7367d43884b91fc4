import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brandFile, listBrands } from '../packages/tokens/src/brand/brands.ts';
import { drawings } from '../packages/tokens/src/brand/drawings.ts';
import { checkId } from '../packages/tokens/src/brand/new-brand.ts';
import { readBrand } from '../packages/tokens/src/brand/read-brand.ts';
import { toHex } from '../packages/tokens/src/derive/oklch.ts';
import { brandOfTokens } from '../packages/tokens/src/dtcg/brand-of-tokens.ts';
import { readTokens } from '../packages/tokens/src/dtcg/read-tokens.ts';
import { readArguments } from './lib/arguments.mjs';
import { entry, fail } from './lib/entry.mjs';
import { inRoot } from './lib/paths.mjs';

const USAGE = 'for example npm run tokens:import meridian.light.tokens.json meridian.dark.tokens.json';

/** @typedef {import('../packages/tokens/src/dtcg/read-tokens.ts').ReadTokens} ReadTokens */

/**
 * `npm run tokens:import LIGHT DARK -- --brand aurora --out FOLDER`: makes a brand from two token files.
 * `tokens:export` writes such files, and a design tool may have changed them. `--brand` names the brand's folder if the
 * files do not. `--out` says where to make that folder; by default among the brands.
 */
await entry(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { brand: { type: 'string' }, out: { type: 'string' } },
  });
  const files = positionals.map(read);
  const [light, dark] = [ofMode(files, 'light'), ofMode(files, 'dark')];
  const brand = values.brand ?? light.origin.brand ?? dark.origin.brand;
  if (brand === undefined) fail('The files do not say whose tokens they are: add -- --brand and its folder.');
  checkId(brand);

  const began = light.origin.decisions ?? getDecisions(brand);
  const { json, overridden } = brandOfTokens(began, { light: light.tokens, dark: dark.tokens });
  const decided = readBrand(json, `${brand}/brand.json`);
  const folder = join(
    values.out === undefined ? inRoot('packages/tokens/brands') : resolve(values.out),
    brand,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'brand.json'), json);
  const { accent, onAccent } = light.tokens.color;
  const fill = { accent: toHex(accent), onAccent: toHex(onAccent) };
  const drawn = drawings(decided.name, fill, decided.radius);
  for (const [file, drawing] of Object.entries(drawn))
    if (!existsSync(join(folder, file))) writeFileSync(join(folder, file), drawing);

  console.log(`Made ${folder}.`);
  if (overridden.length > 0) console.log(`Overridden: ${overridden.join(', ')}.`);
});

/** @param {string} path */
function read(path) {
  if (!existsSync(path)) fail(`There is no file ${path}: name two that tokens:export made, ${USAGE}.`);
  return readTokens(readFileSync(path, 'utf8'), basename(path));
}

/**
 * @param {readonly ReadTokens[]} files
 * @param {import('../packages/tokens/src/derive/seeds.ts').Mode} mode
 */
function ofMode(files, mode) {
  const found = files.filter(({ origin }) => origin.mode === mode);
  if (found.length === 1 && found[0] && files.length === 2) return found[0];
  return fail(`A brand is made of two files, one of the light mode and one of the dark: ${USAGE}.`);
}

/** @param {string} brand */
function getDecisions(brand) {
  if (!listBrands().includes(brand))
    fail(`The files do not hold the decisions of ${brand}: make it first with npm run brand:new ${brand}.`);
  return JSON.parse(readFileSync(brandFile(brand, 'brand.json'), 'utf8'));
}
