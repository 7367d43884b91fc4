import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { loadMessages, locales } from './messages.ts';

/** Stands for every value a sentence takes: as a text, a number or a list it reads `5`, as limits of a file it has them. */
const five = Object.assign(['5'], { kinds: '5', size: '5', count: 5 });

/** The words of a catalogue by their path; a sentence with values is filled with fives. */
function getWords(words: unknown, path: readonly string[] = []): Array<readonly [string, string]> {
  if (typeof words === 'string') return [[path.join('.'), words]];
  if (typeof words === 'function') return [[path.join('.'), words(five, five, five, five)]];
  return Object.entries(words as object).flatMap(([key, part]) => getWords(part, [...path, key]));
}

const script = { en: /\p{Script=Latin}/u, ru: /\p{Script=Cyrillic}/u, el: /\p{Script=Greek}/u };
const anyScript = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Written in Latin letters in every language. */
const international = ['e-mail', 'E-mail', 'SMS', 'Caps Lock', 'Home', 'End', 'rgb', '#0074c0'];

const english = new Map(getWords(en));

describe.each(locales)('the catalogue %s', async (locale) => {
  const words = getWords(await loadMessages(locale));

  it('is written in its own script down to the letter', () => {
    const foreign = words.flatMap(([path, text]) =>
      international
        .reduce((rest, word) => rest.replaceAll(word, ' '), text)
        .split(/[^\p{L}]+/u)
        .filter((word) => [...word].some((letter) => anyScript.test(letter) && !script[locale].test(letter)))
        .map((word) => `${path}: ${word}`),
    );
    expect(foreign).toEqual([]);
  });

  it('has every word of the others, and none is empty', () => {
    expect(words.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    expect(words.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('puts as many values into a sentence as English does', () => {
    const values = (text = '') => text.split('5').length - 1;
    const wrong = words.filter(([path, text]) => values(text) !== values(english.get(path)));
    expect(wrong).toEqual([]);
  });
});
