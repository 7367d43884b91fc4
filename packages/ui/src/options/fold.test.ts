import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldInPlace } from './fold.ts';

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

  it('is the same for composed and decomposed letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
      }),
    );
  });

  it('letter by letter comes to the same text as at once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldInPlace(text).folded).toBe(fold(text));
      }),
    );
  });

  it('knows where each character stood', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { folded, places } = foldInPlace(text);
        expect(places).toHaveLength(folded.length + 1);
        expect(places.at(-1)).toBe(text.length);
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });
});
