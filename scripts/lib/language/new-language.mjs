import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Draft } from '../draft.mjs';
import { fail } from '../entry.mjs';
import { PLACES } from '../places.mjs';
import { withLanguageName } from './dictionary-names.mjs';
import { customerEdits, hasValues, interfaceEdits, withValues } from './registrations.mjs';
import { translateFile } from './translate-file.mjs';

/** @typedef {import('./translate-file.mjs').Language} Language */

const { deck, guest, kit, psp, sandbox, tokens } = PLACES;

/**
 * Adds a language to the product: every catalogue, still in English, and its entry in every list of languages.
 * @param {string} root the repository
 * @param {string | undefined} code
 * @param {string | undefined} ownName as its speakers call it
 * @returns {string[]} the files that were made or changed, from the root
 */
export function addLanguage(root, code, ownName) {
  const language = named(code, ownName);
  if (existsSync(join(root, deck.words, language.code))) fail(`Deck speaks ${language.english} already.`);
  const isForCustomers = existsSync(join(root, sandbox.pageWords, `${language.code}.ts`));
  const draft = new Draft(root);

  const edits = { ...interfaceEdits(language), ...(isForCustomers ? {} : customerEdits(language)) };
  for (const [path, change] of Object.entries(edits)) draft.edit(path, change);
  if (!isForCustomers)
    for (const reader of readdirSync(join(root, deck.words)).filter((name) => !name.includes('.')))
      draft.edit(`${deck.words}/${reader}/app.ts`, (app) => withLanguageName(app, reader, language.code));
  for (const path of sources(root))
    if (!draft.holds(path) && hasValues(draft.read(path)))
      draft.edit(path, (source) => withValues(source, language.code));

  for (const [english, greek] of catalogueFiles(root, isForCustomers)) {
    const own = greek.replace(/\bel\b(?=[./])/, language.code);
    draft.make(own, translateFile(draft.read(english), draft.read(greek), language));
  }
  draft.make(
    `${kit.words}/${language.code}.ts`,
    draft
      .read(`${kit.words}/el.ts`)
      .replaceAll('./el/', `./${language.code}/`)
      .replace('const el:', `const ${language.code}:`)
      .replace('Greek', language.english),
  );
  for (const brand of readdirSync(join(root, tokens.brands)))
    draft.edit(`${tokens.brands}/${brand}/brand.json`, (source) =>
      source.replace(
        /("tagline": \{\n\s*"en": (".*"),\n(?:.*\n)*?.*)(\n\s*\},?\n)/,
        `$1,\n    "${language.code}": $2$3`,
      ),
    );
  return draft.write();
}

/** @param {string | undefined} code @param {string | undefined} ownName @returns {Language} */
function named(code, ownName) {
  const english =
    code !== undefined && /^[a-z]{2,3}$/.test(code)
      ? new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code)
      : undefined;
  if (code === undefined || english === undefined || Intl.PluralRules.supportedLocalesOf(code).length === 0)
    fail('Which language? Its code and its own name, for example: npm run new:language -- it "Italiano"');
  if (!ownName || /['\\\n]/.test(ownName))
    fail(`How do its speakers call it? For example: npm run new:language -- it "Italiano"`);
  if (['Arab', 'Hebr', 'Thaa'].includes(new Intl.Locale(code).maximize().script ?? ''))
    fail(`${english} is written from right to left, which no screen of Deck is ready for.`);
  return { code, ownName, english, forms: new Intl.PluralRules(code).resolvedOptions().pluralCategories };
}

/**
 * The catalogues with a file per language: the English file and its Greek counterpart.
 * @param {string} root
 * @param {boolean} isForCustomers whether the customers' catalogues exist already
 * @returns {[english: string, greek: string][]}
 */
function catalogueFiles(root, isForCustomers) {
  const folders = [deck.words, kit.words].flatMap((folder) =>
    readdirSync(join(root, folder, 'en')).map((file) => [`${folder}/en/${file}`, `${folder}/el/${file}`]),
  );
  const { staffWords, backofficeWords, privacyWords, letterWords, pageWords } = sandbox;
  const single = [
    staffWords,
    backofficeWords,
    privacyWords,
    ...(isForCustomers
      ? []
      : [
          letterWords,
          guest.words,
          `${guest.words}/kinds-`,
          `${guest.words}/notices-`,
          pageWords,
          psp.frameWords,
          `${pageWords}/link-forms-`,
          `${pageWords}/staff-`,
        ]),
  ].map((folder) => {
    const stem = folder.endsWith('-') ? folder : `${folder}/`;
    return [`${stem}en.ts`, `${stem}el.ts`];
  });
  return /** @type {[string, string][]} */ ([...folders, ...single]);
}

/** Every source of the product and its tests, from the root. @param {string} root */
const sources = (root) =>
  ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file}`)
      .filter((file) => /\.tsx?$/.test(file) && !/node_modules|\/dist\//.test(file)),
  );
