import { cardRequestStatuses } from '@deck/api/vocabulary';
import { expect, test } from 'vitest';
import { stateTones } from './tender-words.ts';

// Specification 4.10
test('a card request has the colours of the specification', () => {
  const withTone = (tone: string) => cardRequestStatuses.filter((status) => stateTones[status] === tone);
  expect(withTone('accent').toSorted()).toEqual(['NEW', 'REQUESTED']);
  expect(withTone('success')).toEqual(['TOKENIZED']);
  expect(withTone('danger').toSorted()).toEqual(
    expect.arrayContaining(['DUPLICATE', 'ERROR', 'EXPIRED', 'REVOKED']),
  );
});
