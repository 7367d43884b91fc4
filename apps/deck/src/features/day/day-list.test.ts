import type { DaySum } from '@deck/api/contract/days';
import { expect, test } from 'vitest';
import { currencyOfDay } from './day-list.ts';

const nothing = { charges: '0', captures: '0', refunds: '0', moved: '0', released: '0', paidOut: '0' };
const charged = (currency: string): DaySum => ({ ...nothing, currency, charges: '9.00', moved: '9.00' });
const refunded = (currency: string): DaySum => ({ ...nothing, currency, refunds: '9.00', moved: '-9.00' });
const paidOut = (currency: string): DaySum => ({ ...nothing, currency, paidOut: '9.00' });

test.each<[string, readonly DaySum[], string]>([
  ["the company's, if it moved", [charged('GBP'), charged('EUR')], 'EUR'],
  ["the company's, if it was only refunded", [charged('GBP'), refunded('EUR')], 'EUR'],
  [
    "another currency that moved, if the company's was only paid out",
    [paidOut('EUR'), paidOut('BHD'), charged('GBP')],
    'GBP',
  ],
  ["the company's, if nothing moved but it was paid out", [paidOut('BHD'), paidOut('EUR')], 'EUR'],
  ['the first, if only others were paid out', [paidOut('BHD'), paidOut('GBP')], 'BHD'],
  ["the company's on an empty day", [], 'EUR'],
])('a day shows first %s', (_, sums, currency) => {
  expect(currencyOfDay({ sums: [...sums] }, 'EUR')).toBe(currency);
});
