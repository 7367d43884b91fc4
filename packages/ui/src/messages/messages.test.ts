import { describe, expect, it } from 'vitest';
import { en } from './en.ts';
import { alreadyLoaded, loadMessages, locales } from './messages.ts';

/**
 * A stand-in for every parameter of a message: as text, number or list it reads `5`, and it has a file's
 * limits.
 */
const five = Object.assign(['5'], { kinds: '5', size: '5', count: 5 });

/** The messages of a catalogue by path; parameters become fives. */
function getWords(words: unknown, path: readonly string[] = []): Array<readonly [string, string]> {
  if (typeof words === 'string') return [[path.join('.'), words]];
  if (typeof words === 'function') return [[path.join('.'), words(five, five, five, five)]];
  return Object.entries(words as object).flatMap(([key, part]) => getWords(part, [...path, key]));
}

const script = { en: /\p{Script=Latin}/u, ru: /\p{Script=Cyrillic}/u, el: /\p{Script=Greek}/u };
const anyScript = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Words in Latin letters in every language. */
const international = ['e-mail', 'E-mail', 'SMS', 'Caps Lock', 'Home', 'End', 'rgb', '#0074c0'];

const english = new Map(getWords(en));

describe.each(locales)('the catalogue %s', async (locale) => {
  const words = getWords(await loadMessages(locale));

  it('uses only letters of its own script', () => {
    const foreign = words.flatMap(([path, text]) =>
      international
        .reduce((rest, word) => rest.replaceAll(word, ' '), text)
        .split(/[^\p{L}]+/u)
        .filter((word) => [...word].some((letter) => anyScript.test(letter) && !script[locale].test(letter)))
        .map((word) => `${path}: ${word}`),
    );
    expect(foreign).toEqual([]);
  });

  it('has every message of the others, and none is empty', () => {
    expect(words.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
    expect(words.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('has as many parameters in each message as English', () => {
    const values = (text = '') => text.split('5').length - 1;
    const wrong = words.filter(([path, text]) => values(text) !== values(english.get(path)));
    expect(wrong).toEqual([]);
  });
});

it('gives messages at hand as one fulfilled promise, which suspends nothing', async () => {
  const promise = alreadyLoaded(en);
  expect(alreadyLoaded(en)).toBe(promise);
  expect(promise).toMatchObject({ status: 'fulfilled', value: en });
  expect(await promise).toBe(en);
});
