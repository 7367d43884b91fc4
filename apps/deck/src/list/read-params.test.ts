import { expect, it } from 'vitest';
import { currencyOf, sortsOf } from './read-params.ts';

it.each([
  ['', []],
  ['sort=created,desc', ['created,desc']],
  ['sort=total,asc&sort=created,desc', ['total,asc', 'created,desc']],
  ['sort=nonsense,asc&sort=created,asc', ['created,asc']],
  ['sort=created', []],
  ['sort=created,down', []],
  ['sort=created,asc,desc', []],
])('%s is sorted by what a list knows', (search, sorts) => {
  expect(sortsOf(['created', 'total'], new URLSearchParams(search))).toEqual(sorts);
});

it.each([
  ['currency=EUR', 'EUR'],
  ['currency=eur', ''],
  ['currency=XXX', ''],
  ['', ''],
])('%s names a currency there is, or none', (search, currency) => {
  expect(currencyOf(new URLSearchParams(search))).toBe(currency);
});
