import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getMonthDifference } from './month-difference.ts';

const read = (paid: string, paidBefore: string, currency = 'EUR') =>
  getMonthDifference({ currency, paid, paidBefore, refunded: '0.00' });

test.each([
  ['222859.90', '205614.30', 'more', 1_724_560n, 84],
  ['205614.30', '222859.90', 'less', 1_724_560n, -77],
  ['10.00', '10.00', 'same', 0n, 0],
  ['10.00', '0.00', 'more', 1_000n, undefined],
  ['0.00', '10.00', 'less', 1_000n, -1000],
])('%s after %s is %s', (paid, before, word, minor, tenths) => {
  expect(read(paid, before)).toEqual({ word, difference: { minor, currency: 'EUR' }, tenths });
});

test('the difference and the smaller number add up to the larger', () => {
  const minor = fc.bigInt({ min: 0n, max: 10n ** 15n });
  fc.assert(
    fc.property(minor, minor, (paid, before) => {
      const { word, difference } = read(String(paid), String(before), 'JPY');
      const signed = word === 'less' ? -difference.minor : difference.minor;
      expect(before + signed).toBe(paid);
      expect(difference.minor >= 0n).toBe(true);
    }),
  );
});
