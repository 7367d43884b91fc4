import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { basename, isAbsolute, join, resolve } from 'node:path';
import { findFamily } from '../packages/tokens/src/brand/families.ts';
import { installedFamilies } from '../packages/tokens/src/brand/installed-families.ts';
import { checkId, newBrand } from '../packages/tokens/src/brand/new-brand.ts';
import { listBrands, loadBrand } from '../packages/tokens/src/node.ts';
import { readArguments } from './lib/arguments.mjs';
import { entry, fail } from './lib/entry.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { askAll } from './lib/questions.mjs';

/** The questions, each with the default that Enter accepts. */
const QUESTIONS = /** @type {const} */ ({
  name: ['The name people read', ''],
  accent: ['The accent, like #00796b', ''],
  font: ['The font', 'Inter'],
  radius: ['The corner of a control, in pixels', '8'],
});
const string = /** @type {const} */ ({ type: 'string' });

/** @typedef {Record<keyof typeof QUESTIONS, string>} Answers */

/**
 * `npm run brand:new aurora -- --name Aurora --accent "#00796b" --font Inter --radius 8`: makes the folder of a brand.
 * `--folder ../ours` in place of the name makes it outside the repository. It asks for what is not given, and repeats a
 * question until the answer is valid.
 */
await entry(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { name: string, accent: string, font: string, radius: string, folder: string },
  });
  const { id, folder, shown } = getPlace(positionals, values.folder);
  checkId(id);
  if (existsSync(join(folder, 'brand.json')) || (values.folder === undefined && existsSync(folder)))
    fail(`There is a brand in ${folder} already: change its brand.json, or choose another.`);
  if (values.folder !== undefined && listBrands().includes(id))
    fail(`There is a brand ${id} here already: choose another folder.`);

  const others = listBrands().map((brand) => loadBrand(brand));
  const families = installedFamilies();
  const make = (/** @type {Partial<Answers>} */ { font = 'Inter', ...answers }) =>
    newBrand(
      { id, name: '', accent: '#00796b', radius: '8', ...answers, font: findFamily(font, families) },
      others,
    );
  const { files, notes } = make(await askAll(QUESTIONS, values, make));
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);

  for (const note of notes) console.log(note);
  console.log(`Made ${folder}. See it: BRAND=${shown} npm start`);
});

/**
 * The folder of the brand to make: one among the brands here, or anywhere else, by a path that begins at the repository.
 * @param {readonly string[]} names
 * @param {string | undefined} elsewhere
 * @returns {{ id: string, folder: string, shown: string }} its name, its folder, and how BRAND names it
 */
function getPlace([id, ...more], elsewhere) {
  if (elsewhere !== undefined) {
    if (id !== undefined) fail(`The folder names the brand: leave out ${id}, or --folder.`);
    const folder = resolve(ROOT, elsewhere);
    return { id: basename(folder), folder, shown: isAbsolute(elsewhere) ? folder : toShown(elsewhere) };
  }
  if (id === undefined || more.length > 0)
    return fail(
      'Which folder? One, for example: npm run brand:new aurora, or npm run brand:new -- --folder ../aurora',
    );
  return { id, folder: inRoot('packages/tokens/brands', id), shown: id };
}

/** A path, not a name: a folder in the repository begins with `./`. @param {string} path */
function toShown(path) {
  return /^\.|[/\\]/.test(path) ? path : `./${path}`;
}
