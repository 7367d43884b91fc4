import fc from 'fast-check';
import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Eleni Markou', 'EM'],
  ['Charlotte van der Meer', 'CM'],
  ['Aegean House', 'AH'],
  ['  Νίκος   Καλογερόπουλος ', 'ΝΚ'],
  ['élise Åberg', 'ÉÅ'],
  ['Meridian', 'M'],
  ['eleni.markou@aegeanhouse.gr', 'E'],
  ['“Kalypso” Bay - Resort', 'KR'],
  ['', ''],
  [' - ', ''],
])('%s becomes %s', (name, expected) => {
  expect(initials(name, 'en')).toBe(expected);
});

test('a Greek capital has no accent', () => {
  expect(initials('έλενα ώρα', 'el')).toBe('ΕΩ');
});

test('a decomposed letter counts as a single letter', () => {
  expect(initials('e\u0301lise', 'en')).toBe('E\u0301');
});

test('of many words only the first and the last count', () => {
  const word = fc.stringMatching(/^[A-Za-z]{1,8}$/);
  fc.assert(
    fc.property(word, fc.array(word), word, (first, middle, last) => {
      const name = [first, ...middle, last].join(' ');
      expect(initials(name, 'en')).toBe(initials(`${first} ${last}`, 'en'));
    }),
  );
});
