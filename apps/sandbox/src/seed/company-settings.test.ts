import { expect, test } from 'vitest';
import { aegeanSettings, halcyonSettings } from './company-settings.ts';

/** ISO 13616: the country and check digits go to the end, letters count from 10, and what is left of 97 is 1. */
const getRest = (iban: string): bigint => {
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => Number.parseInt(sign, 36));
  return BigInt(digits.join('')) % 97n;
};

test.each([aegeanSettings, halcyonSettings])('a bank takes the account number of $bankName', ({ iban }) => {
  expect(iban).toMatch(/^GR\d{25}$/);
  expect(getRest(iban ?? '')).toBe(1n);
});
