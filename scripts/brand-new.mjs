import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFamily } from '../packages/tokens/src/brand/families.ts';
import { installedFamilies } from '../packages/tokens/src/brand/installed-families.ts';
import { checkId, newBrand } from '../packages/tokens/src/brand/new-brand.ts';
import { listBrands, loadBrand } from '../packages/tokens/src/node.ts';
import { readArguments } from './lib/arguments.mjs';
import { entry, fail } from './lib/entry.mjs';
import { inRoot } from './lib/paths.mjs';
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
 * It asks for what is not given, and repeats a question until the answer is valid.
 */
await entry(async () => {
  const { values, positionals } = readArguments({
    allowPositionals: true,
    options: { name: string, accent: string, font: string, radius: string },
  });
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) fail('Which folder? One, for example: npm run brand:new aurora');
  checkId(id);
  const folder = inRoot('packages/tokens/brands', id);
  if (existsSync(folder))
    fail(`There is a brand in ${folder} already: change its brand.json, or choose another.`);

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
  console.log(`Made ${folder}. See it: BRAND=${id} npm start`);
});
