import { foreignWords } from '../../../apps/deck/src/platform/i18n/foreign-words.ts';
import { asInEnglish } from './as-in-english.mjs';

/**
 * @typedef {import('./catalogues.mjs').Catalogue} Catalogue
 * @typedef {{ name: string, texts: number, missing: string[], english: string[] }} Count by the keys of the texts
 */

/** A placeholder for every value in a sentence: it reads `5` as a text, a number, a list, or the limits of a file. */
const five = Object.assign(['5'], { kinds: '5', size: '5', count: 5 });

/**
 * Texts by path, `list.count_one`. A sentence that takes values gets fives.
 * @param {unknown} value
 * @param {string} path
 * @returns {[string, string][]}
 */
function getTexts(value, path = '') {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String(value(five, five, five, five))]];
  return Object.entries(value ?? {}).flatMap(([key, part]) => getTexts(part, path ? `${path}.${key}` : key));
}

/**
 * Counts what a catalogue lacks, and what it says in English although it could be translated.
 * @param {Catalogue} catalogue
 * @param {string} language
 * @returns {Count}
 */
export function countWords({ name, isCounted, english, own }, language) {
  const ownTexts = new Map(getTexts(own));
  const englishTexts = getTexts(english);
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const expected = new Map(
    isCounted ? englishTexts.flatMap(([key, text]) => inForms(key, text, forms)) : englishTexts,
  );
  const missing = [...expected.keys()].filter((key) => !ownTexts.get(key)?.trim());
  const left = [...expected].filter(
    ([key, text]) => ownTexts.get(key) === text && language !== 'en' && !isSameIn(language, text),
  );
  return { name, texts: expected.size, missing, english: left.map(([key]) => key) };
}

/**
 * The keys a language needs for one English key: `count_other` becomes a key for each plural form.
 * @param {string} key
 * @param {string} text
 * @param {readonly string[]} forms
 * @returns {[string, string][]}
 */
function inForms(key, text, forms) {
  const [, counted, form] = /^(.*)_(one|other)$/.exec(key) ?? [];
  if (counted === undefined) return [[key, text]];
  if (form === 'one') return forms.includes('one') ? [[key, text]] : [];
  return forms.filter((each) => each !== 'one').map((each) => [`${counted}_${each}`, text]);
}

/** Whether a text has nothing to translate (codes, names, placeholders), or is deliberately left in English. */
const isSameIn = (/** @type {string} */ language, /** @type {string} */ text) =>
  foreignWords('ru', text).length === 0 || (asInEnglish[language] ?? []).includes(text);
