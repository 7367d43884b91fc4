import { PLACES } from '../places.mjs';
import { addBehind, objectIn } from '../source.mjs';
import { withCurrencyNames, withGroupNames, withLanguageNames } from './dictionary-names.mjs';
import { translateBody } from './translate-file.mjs';

/**
 * @typedef {import('./translate-file.mjs').Language} Language
 * @typedef {Readonly<Record<string, (source: string) => string>>} Edits the change of each file, by its path
 */

const { api, deck, guest, kit, psp, sandbox, tokens, values } = PLACES;

/** The list of imported catalogues: `{ en, ru, el, lt, lv }`. */
const listed = /\{ en, ru, el/;
/** A value for each language of the interface: `{ en: Line, ru: Line, el: Line }`. */
const valued = /\{\s+en: ([^,{}]+),\s+ru: [^,{}]+,\s+el: [^,{}]+?(?=(?:,\s+(?!lt)[a-z]+: [^,{}]+)*,?\s+\})/g;

/** @param {string} source @returns {boolean} whether it holds a value for each language */
export const hasValues = (source) => source.search(valued) !== -1;

/** @param {string} source @param {string} code */
export const withValues = (source, code) => addBehind(source, valued, (_, word) => `, ${code}: ${word}`);

/**
 * The edits wherever the languages of the interface are listed.
 * @param {Language} language
 * @returns {Edits}
 */
export function interfaceEdits(language) {
  const { code, ownName, english, forms } = language;
  const script = getScript(code);
  const pluralForms = forms.map((form) => `'${form}'`).join(' | ');
  return {
    [api.languages]: (source) => addBehind(source, /interfaceLanguages = \[[^\]]*/, `, '${code}'`),
    [api.vocabulary]: (source) => source.replace(new RegExp(`(customerLanguages = .*), '${code}'`), '$1'),
    [api.vocabularyTest]: (source) => withSpecified(source, code),
    [deck.catalogue]: (source) =>
      addBehind(source, /interface PluralForms \{\n(?: .*\n)+/, `  ${code}: ${pluralForms};\n`),
    [deck.languageNames]: (source) => addBehind(source, /^ {2}el: .*\n/m, `  ${code}: '${ownName}',\n`),
    [deck.foreignWords]: (source) => withScript(source, code, script),
    [kit.locales]: (source) => withLoader(addBehind(source, /locales = \[[^\]]*/, `, '${code}'`), code),
    [kit.wordsTest]: (source) => withScript(source, code, script),
    [kit.studio]: (source) =>
      addBehind(
        source,
        /^ {2}\[\['tagline', 'el'\].*\n/m,
        `  [['tagline', '${code}'], 'Tagline in ${english}', false],\n`,
      ),
    [tokens.brand]: (source) => addBehind(source, /tagline: \{ [^}]*(?= \})/, `; readonly ${code}: string`),
    [tokens.brandTest]: (source) => addBehind(source, /\['en', 'ru', 'el'[^\]]*/, `, '${code}'`),
    [tokens.template]: (source) => source.replace(/^( *)en: ('Every .*,\n)(.*\n)(.*\n)/m, `$&$1${code}: $2`),
    [values.currencyMarks]: (source) => addBehind(source, /const locales = \[[^\]]*/, `, '${code}'`),
    [`${sandbox.staffWords}/staff-words.ts`]: (source) => withImport(source, code, `./${code}.ts`),
    [`${sandbox.backofficeWords}/index.ts`]: (source) => withImport(source, code, `./${code}.ts`),
    [`${sandbox.privacyWords}/index.ts`]: (source) => withImport(source, code, `./${code}.ts`),
    [sandbox.inboxWords]: (source) => {
      const body = translateBody(objectIn(source, /const en = /), language);
      const own = `const ${code}: InboxWords = {\n${body}};\n\n`;
      return addBehind(source.replace(/(?=^export const inboxWords)/m, own), listed, `, ${code}`);
    },
    [sandbox.demoNews]: (source) => withEntry(source, /const maintenance/, language),
    [`${sandbox.dictionaries}/beginning.ts`]: (source) => withLanguageNames(source, language),
    [`${sandbox.dictionaries}/currency-names.ts`]: (source) => withCurrencyNames(source, code),
    [`${sandbox.dictionaries}/method-groups.ts`]: (source) => withGroupNames(source, code),
  };
}

/**
 * The further edits for a language that customers could not choose before.
 * @param {Language} language
 * @returns {Edits}
 */
export function customerEdits(language) {
  const { code, ownName } = language;
  const { pageWords, letterWords, invoiceWords, permanentWords, receiptWords, explorerWords, tripWords } =
    sandbox;
  const name = `  ${code}: '${ownName}',\n`;
  return {
    [`${letterWords}/index.ts`]: (source) => withImport(source, code, `./${code}.ts`),
    [`${guest.words}/index.ts`]: (source) => withImport(source, code, `./${code}.ts`),
    [`${guest.words}/load.ts`]: (source) => withLoader(source, code),
    [guest.facts]: (source) => addBehind(source, /guestLanguages = \['en', 'el'/, `, '${code}'`),
    [invoiceWords]: (source) => withEntry(source, /export const invoiceWords/, language),
    [permanentWords]: (source) => withEntry(source, /export const permanentWords/, language),
    [receiptWords]: (source) => withEntry(source, /export const receiptWords/, language),
    [tripWords]: (source) => withEntry(source, /export const tripWords/, language),
    [explorerWords]: (source) => withEntry(source, /export const explorerWords/, language),
    [`${psp.frameWords}/words.ts`]: (source) => withImport(source, code, `./${code}.ts`),
    [`${pageWords}/words.ts`]: (source) => addBehind(withLoader(source, code), /^ {2}el: '.*\n/m, name),
    [`${pageWords}/words.test.ts`]: (source) => withImport(source, code, `./${code}.ts`),
    [`${pageWords}/link-forms.ts`]: (source) => withImport(source, code, `./link-forms-${code}.ts`),
    [`${pageWords}/staff.ts`]: (source) => withImport(source, code, `./staff-${code}.ts`),
    [`${pageWords}/card-request.ts`]: (source) =>
      withEntry(source, /export const cardRequestWords/, language),
    [`${pageWords}/wire.ts`]: (source) => withEntry(source, /export const wireWords/, language),
    [deck.letterForm]: (source) => addBehind(source, /Texts> = \{.*? el: \{\}/, `, ${code}: {}`),
  };
}

/**
 * Adds a catalogue in a file of its own to the list of all.
 * @param {string} source
 * @param {string} code
 * @param {string} file
 */
const withImport = (source, code, file) =>
  addBehind(
    addBehind(source, /import \{ el \} from .*\n/, `import { ${code} } from '${file}';\n`),
    listed,
    `, ${code}`,
  );

/**
 * Adds a catalogue that is loaded when it is read.
 * @param {string} source
 * @param {string} code
 */
const withLoader = (source, code) =>
  addBehind(
    source,
    /^ {2}el: async.*\n/m,
    `  ${code}: async () => (await import('./${code}.ts')).${code},\n`,
  );

/**
 * Adds a catalogue inside the list of all: a copy of the English one.
 * @param {string} source
 * @param {RegExp} list the beginning of the line that opens the list
 * @param {Language} language
 */
function withEntry(source, list, language) {
  const all = objectIn(source, new RegExp(`${list.source}.* = `));
  const english = all.includes('en: {\n') ? objectIn(all, /en: /) : withoutShort(source, all);
  return source.replace(all, () => `${all}  ${language.code}: {\n${translateBody(english, language)}  },\n`);
}

/**
 * The English catalogue when it is defined before the list, or on one line of it.
 * @param {string} source
 * @param {string} all
 */
const withoutShort = (source, all) =>
  /^ {2}en: \{ (.*) \},\n/m.exec(all)?.[1] ?? objectIn(source, /const en = /);

/**
 * Adds the language to what the vocabulary's test has from the specification.
 * @param {string} source
 * @param {string} code
 */
function withSpecified(source, code) {
  const [, read = ''] = /interface languages.*list\('([^']*)'/.exec(source) ?? [];
  const languages = [...read.split(', '), code];
  return source
    .replace(/(interface languages.*list\(')[^']*/, `$1${languages.join(', ')}`)
    .replace(/(customer languages.*list\(')([^']*)/, (_, before, all) => {
      const others = all.split(', ').filter((/** @type {string} */ one) => !languages.includes(one));
      return before + [...languages, ...others].join(', ');
    });
}

/** The script of a language, by its Unicode name: `Latin`. @param {string} code */
function getScript(code) {
  const short = new Intl.Locale(code).maximize().script ?? 'Latn';
  return new Intl.DisplayNames('en', { type: 'script' }).of(short) ?? 'Latin';
}

/** @param {string} source @param {string} code @param {string} script */
function withScript(source, code, script) {
  const own = addBehind(source, /\bel: \/.*?\/u/, `, ${code}: /\\p{Script=${script}}/u`);
  const [, known = ''] = /anyScript = \/\[(.*)\]/.exec(own) ?? [];
  return known.includes(`=${script}}`)
    ? own
    : addBehind(own, /anyScript = \/\[[^\]]*/, `\\p{Script=${script}}`);
}
