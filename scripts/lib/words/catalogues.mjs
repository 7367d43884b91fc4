import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { camelCase } from '../names.mjs';
import { PLACES } from '../places.mjs';

/**
 * A group of texts that exists in every language.
 * @typedef {object} Catalogue
 * @property {string} name the file of a language, or the file that holds all languages
 * @property {'staff' | 'customer'} readers customers read more languages than staff do
 * @property {boolean} isCounted whether keys end in `_one`, `_other` and the other plural forms of a language
 * @property {unknown} english
 * @property {unknown} own undefined if the language lacks it
 */

const { deck, guest, kit, psp, sandbox, tokens } = PLACES;

/** Files that hold one catalogue in every language, with the name of their export. */
const inOneFile = /** @type {const} */ ([
  [`${sandbox.staffWords}/staff-words.ts`, 'staffWords', 'staff'],
  [sandbox.inboxWords, 'inboxWords', 'staff'],
  [`${sandbox.backofficeWords}/index.ts`, 'backofficeWords', 'staff'],
  [`${sandbox.privacyWords}/index.ts`, 'privacyWords', 'staff'],
  [`${sandbox.letterWords}/index.ts`, 'templateWords', 'customer'],
  [sandbox.invoiceWords, 'invoiceWords', 'customer'],
  [sandbox.permanentWords, 'permanentWords', 'customer'],
  [sandbox.receiptWords, 'receiptWords', 'customer'],
  [sandbox.tripWords, 'tripWords', 'customer'],
  [sandbox.explorerWords, 'explorerWords', 'customer'],
  [`${guest.words}/index.ts`, 'guestWords', 'customer'],
  [`${psp.frameWords}/words.ts`, 'frameWords', 'customer'],
  [`${sandbox.pageWords}/link-forms.ts`, 'linkFormWords', 'customer'],
  [`${sandbox.pageWords}/card-request.ts`, 'cardRequestWords', 'customer'],
  [`${sandbox.pageWords}/staff.ts`, 'staffWords', 'customer'],
  [`${sandbox.pageWords}/wire.ts`, 'wireWords', 'customer'],
]);

/**
 * Every catalogue of a language, beside the English one.
 * @param {string} root the repository
 * @param {string} language its code, `it`
 * @returns {Promise<Catalogue[]>}
 */
export async function readCatalogues(root, language) {
  const perFile = [
    ...(await inFolders(root, deck.words, language, true)),
    ...(await inFolders(root, kit.words, language, false)),
  ];
  const together = inOneFile.map(async ([file, exported, readers]) => {
    const all = (await load(root, file))[exported];
    return { name: file, readers, isCounted: false, english: all?.en, own: all?.[language] };
  });
  return [
    ...perFile,
    ...(await Promise.all(together)),
    await inLanguageFiles(root, sandbox.pageWords, language),
    ...taglines(root, language),
    ...(await dictionaries(root, language)),
  ];
}

/** @param {string} root @param {string} folder of languages @param {string} language @param {boolean} isCounted */
function inFolders(root, folder, language, isCounted) {
  const files = readdirSync(join(root, folder, 'en'));
  return Promise.all(
    files.map(async (file) => {
      const name = `${folder}/${language}/${file}`;
      const exported = camelCase(file.slice(0, -'.ts'.length));
      const english = (await load(root, `${folder}/en/${file}`))[exported];
      const own = existsSync(join(root, name)) ? (await load(root, name))[exported] : undefined;
      return { name, readers: /** @type {const} */ ('staff'), isCounted, english, own };
    }),
  );
}

/**
 * A catalogue whose files, one a language, are loaded when they are read.
 * @param {string} root @param {string} folder @param {string} language
 */
async function inLanguageFiles(root, folder, language) {
  const name = `${folder}/${language}.ts`;
  const { en: english } = await load(root, `${folder}/en.ts`);
  const own = existsSync(join(root, name)) ? (await load(root, name))[language] : undefined;
  return { name, readers: /** @type {const} */ ('customer'), isCounted: false, english, own };
}

/** @param {string} root @param {string} language */
function taglines(root, language) {
  return readdirSync(join(root, tokens.brands)).map((brand) => {
    const name = `${tokens.brands}/${brand}/brand.json`;
    const { tagline } = JSON.parse(readFileSync(join(root, name), 'utf8'));
    const readers = /** @type {const} */ ('staff');
    const own = tagline[language];
    return {
      name,
      readers,
      isCounted: false,
      english: { tagline: tagline.en },
      own: own && { tagline: own },
    };
  });
}

/** The names of currencies, languages and groups of payment methods that a new database begins with. */
async function dictionaries(root = '', language = '') {
  const name = `${sandbox.dictionaries}/beginning.ts`;
  const { beginning } = await load(root, name);
  /** @type {{ name: string, names: Record<string, string> }[]} */
  const entries = [...beginning.currency, ...beginning.language, ...beginning.methodGroup];
  const namesIn = (/** @type {string} */ one) =>
    Object.fromEntries(entries.map((entry) => [entry.name, entry.names[one]]));
  const readers = /** @type {const} */ ('staff');
  return [{ name, readers, isCounted: false, english: namesIn('en'), own: namesIn(language) }];
}

/** @param {string} root @param {string} file @returns {Promise<Record<string, any>>} */
const load = (root, file) => import(pathToFileURL(join(root, file)).href);
