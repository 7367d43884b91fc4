import { expect, test } from 'vitest';
import { aegeanSettings, halcyonSettings } from './company-settings.ts';

/**
 * ISO 13616: country and check digits move to the end, letters count from 10, and the number modulo 97 is 1.
 */
const getRest = (iban: string): bigint => {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36));
  return BigInt(digits.join('')) % 97n;
};

test.each([aegeanSettings, halcyonSettings])('the IBAN of $bankName is valid', ({ iban }) => {
  expect(iban).toMatch(/^GR\d{25}$/);
  expect(getRest(iban ?? '')).toBe(1n);
});
