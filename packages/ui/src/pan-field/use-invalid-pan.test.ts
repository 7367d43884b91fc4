import { describe, expect, it } from 'vitest';
import { isForeignPan } from './use-invalid-pan.ts';

describe('a card number from outside', () => {
  it.each(['', '4', '4111 1', '4111 ', '4111 1111 1111 1111', '4111 1111 1111 1111 1111'])(
    '%j passes the mask',
    (value) => expect(isForeignPan(value)).toBe(false),
  );

  it.each([
    'abc',
    '41111',
    '4111-1111',
    ' 4111',
    '4111  1',
    '4'.repeat(21),
    '\u0000',
    '٤١١١',
    '4'.repeat(80_000),
  ])('%j is foreign', (value) => expect(isForeignPan(value)).toBe(true));
});
