import { addBehind } from '../source.mjs';

/** The name of a language in another, with a capital: `Итальянский`. @param {string} reader @param {string} code */
export function languageName(reader, code) {
  const name = new Intl.DisplayNames(reader, { type: 'language' }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(reader) + name.slice(1);
}

/** @param {string} text */
const quoted = (text) => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);

/**
 * Adds the new language's name to another language's catalogue.
 * @param {string} source of `app.ts` in that language
 * @param {string} reader its code
 * @param {string} code of the new language
 */
export const withLanguageName = (source, reader, code) =>
  addBehind(source, /^ {2}language: \{[^}]*? el: [^,]*/m, `, ${code}: ${quoted(languageName(reader, code))}`);

/**
 * Names every language of the dictionary in the new language, and adds the new one.
 * @param {string} source
 * @param {import('./translate-file.mjs').Language} language
 */
export function withLanguageNames(source, { code, ownName }) {
  const [, readers = ''] = /names: \{ (.*) \}/.exec(source) ?? [];
  const names = [...readers.split(', '), code].map((reader) => quoted(languageName(reader, code)));
  const named = source
    .replaceAll(/names: \{ [^}]*(?= \})/g, `$&, ${code}`)
    .replace(/(?=, symbol = '')/, `, ${code} = ''`)
    .replace(/(?= {2}nativeName: string)/, `  ${code}: string,\n`)
    .replace(new RegExp(`^ {2}language\\('${code}',.*\\n`, 'm'), '')
    .replaceAll(
      /^( {2}language\('(\w+)',.*)(?=, '[^']+', (?:true|false)\),$)/gm,
      (row, _, other) => `${row}, ${quoted(languageName(code, other))}`,
    );
  return addBehind(
    named,
    /^ {2}language\('el',.*\n/m,
    `  language('${code}', ${names.join(', ')}, ${quoted(ownName)}, true),\n`,
  );
}

/** Adds the names of currencies from the Unicode CLDR. @param {string} source @param {string} code */
export function withCurrencyNames(source, code) {
  const names = new Intl.DisplayNames(code, { type: 'currency' });
  return source.replaceAll(
    /^ {2}([A-Z]{3})\|.*(?=\|[^|\n]*$)/gm,
    (row, currency) => `${row}|${names.of(currency)}`,
  );
}

/** Adds the names of groups of payment methods, in English. @param {string} source @param {string} code */
export const withGroupNames = (source, code) =>
  source
    .replace(/(?=\): Group => )/, `, ${code}: string`)
    .replace(/names: \{ en,[^}]*(?= \})/, `$&, ${code}`)
    .replaceAll(/^( {2}group\('\w+', ('[^']*'),.*)\),$/gm, '$1, $2),')
    .replace(
      /^( *)en: `(.*), 'en'\)\}`,\n/m,
      (line, indent, name) => `${line}${indent}${code}: \`${name}, '${code}')}\`,\n`,
    );
