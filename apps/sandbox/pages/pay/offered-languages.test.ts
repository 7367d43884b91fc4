import { customerLanguages } from '@deck/api/vocabulary';
import { expect, it } from 'vitest';
import { toOffered } from './offered-languages.ts';

it('offers what the dictionary has enabled and the pages speak', () => {
  expect(toOffered({ kind: 'answer', body: ['ru', 'en', 'de'] }, 'en')).toEqual(['en', 'ru']);
});

it('keeps the language being read, though it is switched off', () => {
  expect(toOffered({ kind: 'answer', body: ['en'] }, 'lt')).toEqual(['en', 'lt']);
});

it('offers the language being read until the answer, and all without one', () => {
  expect(toOffered(undefined, 'el')).toEqual(['el']);
  expect(toOffered({ kind: 'lost' }, 'el')).toEqual(customerLanguages);
});
