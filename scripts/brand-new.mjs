import { existsSync, writeFileSync } from 'node:fs';
import { basename, isAbsolute, join, resolve } from 'node:path';
import { findFamily } from '../packages/tokens/src/brand/families.ts';
import { installedFamilies } from '../packages/tokens/src/brand/installed-families.ts';
import { checkId, newBrand } from '../packages/tokens/src/brand/new-brand.ts';
import { listBrands, loadBrand } from '../packages/tokens/src/node.ts';
import { readArguments } from './lib/arguments.mjs';
import { entry, fail } from './lib/entry.mjs';
import { inRoot, ROOT } from './lib/paths.mjs';
import { askAll } from './lib/questions.mjs';
import { assertMayMake, ensureWritable } from './lib/writable.mjs';

const SAME = 'the same';
/** The questions, each with the default that Enter accepts. */
const QUESTIONS = /** @type {const} */ ({
  name: ['The name people read', ''],
  accent: ['The accent, like #00796b', ''],
  font: ['The font', 'Inter'],
  display: ['The font of titles', SAME],
  radius: ['The corner of a control, in pixels', '8'],
});
const string = /** @type {const} */ ({ type: 'string' });

/** @typedef {Record<keyof typeof QUESTIONS, string>} Answers */

/**
 * `npm run brand:new aurora -- --name Aurora --accent "#00796b" --font Inter --radius 8`: makes the folder of a brand.
 * `--folder ../ours` in place of the name makes it outside the repository, and keeps the drawings that lie there. It asks
 * for what is not given, and repeats a question until the answer is valid.
 */
await entry(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { name: string, accent: string, font: string, display: string, radius: string, folder: string },
  });
  const { id, folder, shown } = getPlace(positionals, values.folder);
  checkId(id);
  if (existsSync(join(folder, 'brand.json')) || (values.folder === undefined && existsSync(folder)))
    fail(`There is a brand in ${folder} already: change its brand.json, or choose another.`);
  if (values.folder !== undefined && listBrands().includes(id))
    fail(`There is a brand ${id} here already: choose another folder.`);
  assertMayMake(folder);

  const others = listBrands().map((brand) => loadBrand(brand));
  const families = installedFamilies(folder);
  const find = (/** @type {string} */ font) =>
    findFamily(font, families, values.folder === undefined ? undefined : folder);
  const make = (/** @type {Partial<Answers>} */ { font = 'Inter', display = SAME, ...answers }) =>
    newBrand(
      {
        id,
        name: '',
        accent: '#00796b',
        radius: '8',
        ...answers,
        font: find(font),
        display: find(display === SAME ? font : display),
      },
      others,
    );
  const { files, notes } = make(await askAll(QUESTIONS, values, make));
  ensureWritable(folder);
  const kept = Object.keys(files).filter((file) => existsSync(join(folder, file)));
  for (const [file, content] of Object.entries(files))
    if (!kept.includes(file)) writeFileSync(join(folder, file), content);

  for (const note of notes) console.log(note);
  if (kept.length > 0) console.log(`Kept ${kept.join(', ')}, which lay there.`);
  console.log(`Made ${folder}. See it: BRAND="${shown}" npm start`);
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
    if (folder === resolve(ROOT)) fail('A brand needs a folder of its own, for example --folder ../aurora.');
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
