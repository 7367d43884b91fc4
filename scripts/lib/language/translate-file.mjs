import { objectIn } from '../source.mjs';

/**
 * A language to be added.
 * @typedef {object} Language
 * @property {string} code `it`
 * @property {string} ownName `Italiano`
 * @property {string} english `Italian`
 * @property {readonly string[]} forms its plural forms, as named by `Intl.PluralRules`
 */

const literal = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\`(?:[^\`\\]|\\.)*\`)`;

/**
 * Makes a catalogue for the new language: the English texts in the structure of the Greek file.
 * @param {string} english the source of the English file
 * @param {string} greek the source of the Greek file
 * @param {Language} language
 */
export function translateFile(english, greek, language) {
  const opening = /^(?:\/\*\*.*\*\/\n)?export const .* = \{\n/m;
  const [declaration = ''] = opening.exec(greek) ?? [];
  const imports = greek.match(/^import .*;\n/gm) ?? [];
  const shared = english.match(/^const \w+ = [^{][^;]*;\n/gm) ?? [];
  const body = objectIn(english, /export const \w+(?:: \w+)? = /);
  const head = [
    ownParts(imports.join(''), language),
    shared.join(''),
    inLanguage(declaration, language),
  ].filter(Boolean);
  return `${head.join('\n')}${translateBody(body, language)}};\n`;
}

/** The catalogue's parts, each in a file beside it. @param {string} imports of Greek words @param {Language} language */
const ownParts = (imports, { code }) =>
  imports.replaceAll(
    /\{ el as (\w+) \} from '\.\/(\w+)-el\.ts'/g,
    `{ ${code} as $1 } from './$2-${code}.ts'`,
  );

/** @param {string} declaration of Greek words @param {Language} language */
const inLanguage = (declaration, { code, english }) =>
  declaration
    .replaceAll("'el'", `'${code}'`)
    .replace(/\bel\b(?=:| =)/, code)
    .replace('Greek', english);

/**
 * The body of a catalogue: the English texts under the language's own plural forms.
 * @param {string} body
 * @param {Language} language
 */
export function translateBody(body, { code, forms }) {
  const others = forms.filter((form) => form !== 'one');
  const few = ['few', 'many', 'other'].filter((form) => forms.includes(form));
  const hasOne = forms.includes('one');
  return (
    body
      // i18next: a key for each form.
      .replaceAll(new RegExp(`^( *\\w+)_other:(\\s+${literal},\\n)`, 'gm'), (_, key, text) =>
        others.map((form) => `${key}_${form}:${text}`).join(''),
      )
      .replaceAll(new RegExp(`^ *\\w+_one:\\s+${literal},\\n`, 'gm'), (entry) => (hasOne ? entry : ''))
      // The kit: one object with a key for each form.
      .replaceAll(new RegExp(`\\bone:\\s+(${literal}),\\s+other:\\s+(${literal})`, 'g'), (_, one, other) =>
        [...(hasOne ? [`one: ${one}`] : []), ...few.map((form) => `${form}: ${other}`)].join(', '),
      )
      .replaceAll(/\b(plural|count)\('en'/g, `$1('${code}'`)
      // Only the English file declares types.
      .replaceAll(/\(([^()]*: [^()]*)\)(?:: string)? =>/g, (_, parameters) => {
        const names = parameters.split(/, (?![^{]*\})/).map(untyped);
        return `(${names.join(', ')}) =>`;
      })
  );
}

/** @param {string} parameter `name: string`, or `{ size }: FileLimits` */
const untyped = (parameter) => parameter.replace(/: [^:{}]+$/, '');
