import { describe, expect, test } from 'vitest';
import { kalypso } from '../examples/index.ts';
import { guestLanguages } from '../guest-facts.ts';
import { toGuestContent } from '../to-guest-content.ts';
import { writeGuestContent } from '../write-guest-content.ts';
import { guestWords } from './index.ts';
import { loadGuestWords } from './load.ts';

describe('numbers take the form of the word that their language wants', () => {
  test.each([
    ['en', ['1 night', '2 nights', '5 nights', '21 nights']],
    ['el', ['1 νύχτα', '2 νύχτες', '5 νύχτες', '21 νύχτες']],
    ['lv', ['1 nakts', '2 naktis', '5 naktis', '21 nakts']],
    ['lt', ['1 naktis', '2 naktys', '5 naktys', '21 naktis']],
    ['ru', ['1 ночь', '2 ночи', '5 ночей', '21 ночь']],
  ] as const)('%s', (language, nights) => {
    const { nights: count } = guestWords[language];
    expect([1, 2, 5, 21].map((n) => count(n).replace('\u00a0', ' '))).toEqual(nights);
  });

  test('also where ten to twenty are a kind of their own', () => {
    expect(guestWords.lt.nights(12)).toBe('12\u00a0naktų');
    expect(guestWords.lv.days(11)).toBe('11\u00a0dienu');
    expect(guestWords.ru.guests(12)).toBe('12\u00a0гостей');
  });
});

test('each language has a word for everything', () => {
  const leaves = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [value];
  for (const language of guestLanguages)
    for (const leaf of leaves(guestWords[language]))
      expect(typeof leaf === 'function' || (typeof leaf === 'string' && leaf.trim() !== '')).toBe(true);
});

test.each(guestLanguages)('words loaded in %s write what all words together write', async (language) => {
  const content = writeGuestContent(kalypso, await loadGuestWords(language));
  expect(content).toEqual(toGuestContent(kalypso, language));
});
