import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFamily } from '../packages/tokens/src/brand/families.ts';
import { installedFamilies } from '../packages/tokens/src/brand/installed-families.ts';
import { checkId, newBrand } from '../packages/tokens/src/brand/new-brand.ts';
import { listBrands, loadBrand } from '../packages/tokens/src/node.ts';
import { readArguments } from './lib/arguments.mjs';
import { entry, fail, isSpoken } from './lib/entry.mjs';
import { inRoot } from './lib/paths.mjs';
import { questions } from './lib/questions.mjs';

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
  const { files, notes } = await asked(values, (/** @type {Answers} */ { font, ...answers }) =>
    newBrand({ id, ...answers, font: findFamily(font, families) }, others),
  );
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);

  for (const note of notes) console.log(note);
  console.log(`Made ${folder}. See it: BRAND=${id} npm start`);
});

/**
 * Makes something of all answers. Each answer is checked at once, with defaults for those still to come.
 * @template Made
 * @param {Partial<Answers>} given
 * @param {(answers: Answers) => Made} make throws a sentence that says why an answer is invalid
 */
async function asked(given, make) {
  const { ask, close } = questions();
  const answers = { name: '', accent: '#00796b', font: 'Inter', radius: '8' };
  try {
    for (const key of /** @type {(keyof Answers)[]} */ (Object.keys(QUESTIONS)))
      while (!(await isAnswered(key)));
    return make(answers);
  } finally {
    close();
  }

  /** @param {keyof Answers} key */
  async function isAnswered(key) {
    const [question, usual] = QUESTIONS[key];
    const flag = given[key];
    const answer = flag ?? (await ask(usual === '' ? `${question}: ` : `${question} (${usual}): `));
    if (answer === undefined)
      return fail('Nothing was made: answer the questions, or give --name, --accent, --font and --radius.');
    answers[key] = answer || usual;
    try {
      make(answers);
      return true;
    } catch (error) {
      if (flag !== undefined || !isSpoken(error)) throw error;
      console.log(error.message);
      return false;
    }
  }
}
