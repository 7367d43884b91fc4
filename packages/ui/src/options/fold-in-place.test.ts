import { fold } from '@deck/values';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldInPlace } from './fold-in-place.ts';

describe('folding with positions', () => {
  it('gives the same text as folding at once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldInPlace(text).folded).toBe(fold(text));
      }),
    );
  });

  it('knows the original position of each character', () => {
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
