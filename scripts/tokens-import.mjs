import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brandFile, brandFolder, listBrands, outsideFolder } from '../packages/tokens/src/brand/brands.ts';
import { drawings } from '../packages/tokens/src/brand/drawings.ts';
import { findFamily } from '../packages/tokens/src/brand/families.ts';
import { installedFamilies } from '../packages/tokens/src/brand/installed-families.ts';
import { checkId } from '../packages/tokens/src/brand/new-brand.ts';
import { readBrand } from '../packages/tokens/src/brand/read-brand.ts';
import { toHex } from '../packages/tokens/src/derive/oklch.ts';
import { derivePalette } from '../packages/tokens/src/derive/palette.ts';
import { brandOfMapping } from '../packages/tokens/src/dtcg/brand-of-mapping.ts';
import { brandOfTokens } from '../packages/tokens/src/dtcg/brand-of-tokens.ts';
import { readTokens } from '../packages/tokens/src/dtcg/read-tokens.ts';
import { readArguments } from './lib/arguments.mjs';
import { entry, fail } from './lib/entry.mjs';
import { ROOT } from './lib/paths.mjs';
import { readMap } from './lib/token-map.mjs';
import { ensureWritable } from './lib/writable.mjs';

const USAGE = 'for example npm run tokens:import meridian.light.tokens.json meridian.dark.tokens.json';
const USAGE_OF_MAP =
  'for example npm run tokens:import theirs.tokens.json -- --brand aurora --map accent={color.brand.yellow}';
const string = /** @type {const} */ ({ type: 'string' });

/**
 * @typedef {import('../packages/tokens/src/dtcg/read-tokens.ts').ReadTokens} ReadTokens
 * @typedef {Record<string, import('../packages/tokens/src/brand/template.ts').Json>} Decisions
 * @typedef {{ brand: string, json: string, notes: readonly string[] }} Made
 */

/**
 * `npm run tokens:import LIGHT DARK -- --brand aurora --out FOLDER`: makes a brand from two token files that
 * `tokens:export` wrote, and a design tool may have changed. With `--map accent={color.brand.yellow}`, repeated or as a
 * JSON file, it makes or changes a brand from the tokens of another tool: FILE, or LIGHT and DARK. `--name` is the name
 * of a new brand. `--folder ../ours` in place of `--brand` makes or changes a brand outside the repository. `--out` makes
 * the folder of the brand in another one, and leaves the brand as it is.
 */
await entry(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { brand: string, name: string, folder: string, out: string, map: { ...string, multiple: true } },
  });
  const named = values.folder === undefined ? values.brand : placeOutside(values.folder, values.brand);
  const { brand, json, notes } = values.map
    ? ofAnotherTool(positionals, { ...values, brand: named, map: values.map })
    : ofOurs(positionals, named);
  const decided = readBrand(json, `${brand}/brand.json`);
  const folder = values.out === undefined ? brandFolder(brand) : join(resolve(values.out), brand);
  ensureWritable(folder);
  writeFileSync(join(folder, 'brand.json'), json);
  const { accent, onAccent } = derivePalette(decided.seeds, 'light', decided.overrides);
  const fill = { accent: toHex(accent), onAccent: toHex(onAccent) };
  for (const [file, drawing] of Object.entries(drawings(decided.name, fill, decided.radius)))
    if (!existsSync(join(folder, file))) writeFileSync(join(folder, file), drawing);

  console.log(`Made ${folder}.`);
  for (const note of notes) console.log(note);
});

/**
 * Names the brand's folder to all that reads brands, as BRAND does.
 * @param {string} folder a relative one begins at the repository
 * @param {string | undefined} brand
 * @returns {string} its name
 */
function placeOutside(folder, brand) {
  if (brand !== undefined) fail(`The folder names the brand: leave out --brand ${brand}, or --folder.`);
  const named = basename(resolve(ROOT, folder));
  process.env.BRAND = '';
  if (listBrands().includes(named)) fail(`There is a brand ${named} here already: choose another folder.`);
  process.env.BRAND = resolve(ROOT, folder);
  return named;
}

/**
 * @param {readonly string[]} paths
 * @param {string | undefined} named
 * @returns {Made}
 */
function ofOurs(paths, named) {
  const files = paths.map((path) => readTokens(...read(path, USAGE)));
  const [light, dark] = [ofMode(files, 'light'), ofMode(files, 'dark')];
  const brand = named ?? light.origin.brand ?? dark.origin.brand;
  if (brand === undefined) fail('The files do not say whose tokens they are: add -- --brand and its folder.');
  checkId(brand);
  const began = light.origin.decisions ?? getDecisions(brand);
  if (!began)
    fail(`The files do not hold the decisions of ${brand}: make it first with npm run brand:new ${brand}.`);
  const { json, overridden } = brandOfTokens(began, { light: light.tokens, dark: dark.tokens });
  const leftOut = new Set([...light.leftOut, ...dark.leftOut]);
  return {
    brand,
    json,
    notes: [
      ...(overridden.length > 0 ? [`Overridden: ${overridden.join(', ')}.`] : []),
      ...noteOn([...leftOut], 'a theme has no such groups'),
    ],
  };
}

/**
 * @param {readonly string[]} paths
 * @param {{ brand?: string | undefined, name?: string, map: readonly string[] }} asked
 * @returns {Made}
 */
function ofAnotherTool([light, dark, ...more], { brand, name, map }) {
  if (light === undefined || more.length > 0)
    fail(`Name one file, or a light and a dark one: ${USAGE_OF_MAP}.`);
  if (brand === undefined) fail(`Say which brand to make or change: ${USAGE_OF_MAP}.`);
  checkId(brand);
  const folder = outsideFolder(brand);
  const families = installedFamilies(folder);
  const decisions = getDecisions(brand);
  if (decisions && name !== undefined) decisions.name = name;
  const { json, leftOut } = brandOfMapping({
    light: toFile(light),
    dark: dark === undefined ? undefined : toFile(dark),
    mapping: readMap(map),
    families,
    folder,
    begun: decisions
      ? { decisions }
      : { id: brand, name: name ?? brand, font: findFamily('Inter', families) },
  });
  return { brand, json, notes: noteOn(leftOut, 'nothing of the brand is mapped to their tokens') };
}

/** @param {readonly string[]} groups @param {string} why */
function noteOn(groups, why) {
  return groups.length > 0 ? [`Left out: ${groups.join(', ')}; ${why}.`] : [];
}

/** @param {string} path @param {string} usage @returns {[json: string, name: string]} */
function read(path, usage) {
  if (!existsSync(path)) fail(`There is no file ${path}: ${usage}.`);
  return [readFileSync(path, 'utf8'), basename(path)];
}

/** @param {string} path */
function toFile(path) {
  const [json, name] = read(path, USAGE_OF_MAP);
  return { json, name };
}

/**
 * @param {readonly ReadTokens[]} files
 * @param {import('../packages/tokens/src/derive/seeds.ts').Mode} mode
 */
function ofMode(files, mode) {
  const found = files.filter(({ origin }) => origin.mode === mode);
  if (found.length === 1 && found[0] && files.length === 2) return found[0];
  return fail(
    `A brand is made of two files, one of the light mode and one of the dark: ${USAGE}. Tokens of another tool need a mapping: ${USAGE_OF_MAP}.`,
  );
}

/** The decisions of a brand that exists. @param {string} brand @returns {Decisions | undefined} */
function getDecisions(brand) {
  return listBrands().includes(brand)
    ? JSON.parse(readFileSync(brandFile(brand, 'brand.json'), 'utf8'))
    : undefined;
}
