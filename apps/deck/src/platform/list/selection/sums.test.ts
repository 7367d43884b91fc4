import { expect, it } from 'vitest';
import { sumByCurrency } from './sums.ts';

it('adds amounts of a currency, each with its decimals, and never two currencies', () => {
  expect(
    sumByCurrency([
      { amount: '1284.00', currency: 'GBP' },
      { amount: '412.50', currency: 'EUR' },
      { amount: '0.50', currency: 'EUR' },
      { amount: '96000', currency: 'JPY' },
      { amount: '0.250', currency: 'BHD' },
    ]),
  ).toEqual([
    { amount: '413.00', currency: 'EUR' },
    { amount: '1284.00', currency: 'GBP' },
    { amount: '96000', currency: 'JPY' },
    { amount: '0.250', currency: 'BHD' },
  ]);
});

it('is empty without amounts', () => {
  expect(sumByCurrency([])).toEqual([]);
});
