import { expect, test } from 'vitest';
import { amountsIn, lastFourIn } from './search-figures.ts';

const meant = (search: string, currency: string) =>
  amountsIn(search)
    .filter(({ currencies }) => currencies.includes(currency))
    .map(({ minor }) => minor);

test.each([
  ['412.50', [41_250n]],
  ['412,50', [41_250n]],
  ['€412.5', [41_250n]],
  ['412.5 EUR', [41_250n]],
  ['1.284,00', [128_400n]],
  ['1 284.00', [128_400n]],
  ['1,284', [128_400n, 128n]],
  ['500', [50_000n]],
])('%s means an amount in euros', (search, minor) => expect(meant(search, 'EUR')).toEqual(minor));

test('each currency has its own minor units, and a sign leaves its own currencies only', () => {
  expect(meant('412.50', 'JPY')).toEqual([]);
  expect(meant('412', 'JPY')).toEqual([412n]);
  expect(meant('412.50', 'BHD')).toEqual([412_500n]);
  expect(meant('€412.50', 'USD')).toEqual([]);
});

test.each(['', 'papadopoulou', 'KLB-20418', '+30 694 555 1234', '-412.50', '0', '12 34', '9'.repeat(200)])(
  '%s means no amount',
  (search) => expect(amountsIn(search)).toEqual([]),
);

test.each([
  ['4417', '4417'],
  ['•••• 4417', '4417'],
  ['**** 4417', '4417'],
  ['44177', undefined],
  ['KLB-4417', undefined],
])('%s means the card %s', (search, lastFour) => expect(lastFourIn(search)).toBe(lastFour));
