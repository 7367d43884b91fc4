import { expect, it } from 'vitest';
import { rateText } from './rate-text.ts';

it('writes a rate in the language, with every digit that says something', () => {
  expect(rateText('0.9215', 'en')).toBe('0.9215');
  expect(rateText('0.9215', 'ru')).toBe('0,9215');
  expect(rateText('0.92150000', 'el')).toBe('0,9215');
  expect(rateText('1', 'en')).toBe('1');
  // More digits than a float can hold.
  expect(rateText('1234567890.12345678', 'en')).toBe('1,234,567,890.12345678');
  expect(rateText('0.00000001234567891', 'en')).toBe('0.0000000123457');
  expect(rateText('1.085123456789', 'el')).toBe('1,08512346');
});
