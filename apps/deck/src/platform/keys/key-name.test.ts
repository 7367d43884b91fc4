import { describe, expect, it } from 'vitest';
import { getKeyName, readPress } from './key-name.ts';

describe('the name of a key', () => {
  it.each([
    ['j', 'KeyJ', false, 'j'],
    ['J', 'KeyJ', true, 'J'],
    ['ξ', 'KeyJ', false, 'j'],
    ['Ч', 'KeyX', true, 'X'],
    ['?', 'Slash', true, '?'],
    ['ArrowDown', 'ArrowDown', false, 'ArrowDown'],
    ['3', 'Digit3', false, '3'],
    // The letter that is typed wins where keys have other places.
    ['k', 'KeyT', false, 'k'],
  ])('of %s on %s is its own', (key, code, shiftKey, name) => {
    expect(getKeyName({ key, code, shiftKey })).toBe(name);
  });
});

describe('a pair of keys', () => {
  it('is one meaning, and ends with the second', () => {
    expect(readPress('', 'g')).toEqual({ meaning: '', prefix: 'g' });
    expect(readPress('g', 'o')).toEqual({ meaning: 'g o', prefix: '' });
    expect(readPress('', 'o')).toEqual({ meaning: 'o', prefix: '' });
  });
});
