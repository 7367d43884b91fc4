import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, searchWords } from './fold.ts';

describe('folding a text for a search', () => {
  it.each([
    ['Κρήτη', 'κρητη'],
    ['ΝΆΞΟΣ', 'ναξοσ'],
    ['Νάξος', 'ναξοσ'],
    ['Королёв', 'королев'],
    ['Amélie Laurent', 'amelie laurent'],
    ['Wiśniewski', 'wisniewski'],
    ['Brückner Straße', 'bruckner strasse'],
    ['Ærøskøbing', 'aeroskobing'],
    ['İstanbul', 'istanbul'],
    ['O’Connell', "o'connell"],
    ['Nguyễn', 'nguyen'],
  ])('%s is found as %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });

  it('is the same for composed and decomposed letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
      }),
    );
  });
});

describe('the words of a search', () => {
  it.each([
    ['', []],
    [' \t ', []],
    ['ΚΩΣ', ['κωσ']],
    [' Lucía  O’Neill\n', ['lucia', "o'neill"]],
  ])('of %j are %j', (search, words) => {
    expect(searchWords(search)).toEqual(words);
  });
});
