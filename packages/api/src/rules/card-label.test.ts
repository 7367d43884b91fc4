import { expect, it } from 'vitest';
import { cardTypes } from '../vocabulary/enums.ts';
import { cardLabel } from './card-label.ts';

it('names a card by its brand and last four digits, from a masked number or just the digits', () => {
  expect(cardLabel({ type: 'visa', number: '424242••••••4242' })).toBe('Visa •••• 4242');
  expect(cardLabel({ type: 'visa', number: '4242' })).toBe('Visa •••• 4242');
  expect(cardLabel({ type: 'unknown', number: '1117' })).toBe('•••• 1117');
  for (const type of cardTypes) expect(cardLabel({ type, number: '0000' })).toMatch(/•••• 0000$/);
});
