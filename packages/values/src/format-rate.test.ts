import { expect, it } from 'vitest';
import { formatRate } from './format-rate.ts';
import { crossRate } from './rates.ts';

it('writes a rate that was set in the language, with every decimal', () => {
  expect(formatRate('0.9215', 'en')).toBe('0.9215');
  expect(formatRate('0.9215', 'ru')).toBe('0,9215');
  expect(formatRate('0.92150000', 'el')).toBe('0,9215');
  expect(formatRate('1', 'lt')).toBe('1');
  expect(formatRate('0.00611808', 'en')).toBe('0.00611808');
  // More digits than a float can hold.
  expect(formatRate('1234567890.12345678', 'en')).toBe('1,234,567,890.12345678');
});

it('writes a computed rate with six decimals, or six digits of a small one', () => {
  expect(formatRate(crossRate('1', '0.92'), 'en')).toBe('1.086957');
  expect(formatRate(crossRate('1', '0.92'), 'el')).toBe('1,086957');
  expect(formatRate(crossRate('1', '0.00612'), 'en')).toBe('163.398693');
  expect(formatRate('0.00000001234567891', 'en')).toBe('0.0000000123457');
  expect(formatRate(crossRate('1', '0.5'), 'lv')).toBe('2');
});
