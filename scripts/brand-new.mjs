import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { findFamily } from '../packages/tokens/src/brand/families.ts';
import { installedFamilies } from '../packages/tokens/src/brand/installed-families.ts';
import { newBrand } from '../packages/tokens/src/brand/new-brand.ts';
import { listBrands, loadBrand } from '../packages/tokens/src/node.ts';
import { entry, fail } from './lib/entry.mjs';
import { inRoot } from './lib/paths.mjs';

/** What is asked for, with what stands when one only presses Enter. */
const QUESTIONS = /** @type {const} */ ({
  name: ['The name people read', ''],
  accent: ['The accent, like #00796b', ''],
  font: ['The font', 'Inter'],
  radius: ['The corner of a control, in pixels', '8'],
});

/**
 * `npm run brand:new aurora -- --name Aurora --accent "#00796b" --font Inter --radius 8`: the folder of a brand. What
 * is not given is asked for.
 */
await entry(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(Object.keys(QUESTIONS).map((key) => [key, { type: 'string' }])),
  });
  const [id] = positionals;
  if (id === undefined) fail('Which folder? For example: npm run brand:new aurora');
  const folder = inRoot('packages/tokens/brands', id);
  if (existsSync(folder))
    fail(`There is a brand in ${folder} already: change its brand.json, or choose another.`);

  const { name, accent, font, radius } = await answers(values);
  const others = listBrands().map((brand) => loadBrand(brand));
  const { files, notes } = newBrand(
    { id, name, accent, font: findFamily(font, installedFamilies()), radius },
    others,
  );
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);

  for (const note of notes) console.log(note);
  console.log(`Made ${folder}. See it: BRAND=${id} npm start`);
});

/**
 * @param {{ readonly [key: string]: unknown }} given
 * @returns {Promise<Record<keyof typeof QUESTIONS, string>>}
 */
async function answers(given) {
  const line = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new AbortController();
  line.once('close', () => ended.abort());
  try {
    const found = [];
    for (const [key, [question, usual]] of Object.entries(QUESTIONS)) {
      const flag = given[key];
      const asked = usual === '' ? `${question}: ` : `${question} (${usual}): `;
      const answer = typeof flag === 'string' ? flag : (await line.question(asked, ended)).trim() || usual;
      found.push([key, answer]);
    }
    return Object.fromEntries(found);
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError')
      fail('Nothing was made: answer the questions, or give --name, --accent, --font and --radius.');
    throw error;
  } finally {
    line.close();
  }
}
