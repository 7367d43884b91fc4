import { expect, it } from 'vitest';
import { getCurrency, getSorts, parseDate, parseFigure } from './read-address.ts';

it.each([
  ['', []],
  ['sort=created,desc', ['created,desc']],
  ['sort=total,asc&sort=created,desc', ['total,asc', 'created,desc']],
  ['sort=nonsense,asc&sort=created,asc', ['created,asc']],
  ['sort=created', []],
  ['sort=created,down', []],
  ['sort=created,asc,desc', []],
])('%s is sorted by what a list knows', (search, sorts) => {
  expect(getSorts(['created', 'total'], new URLSearchParams(search))).toEqual(sorts);
});

it.each([
  ['currency=EUR', 'EUR'],
  ['currency=eur', ''],
  ['currency=XXX', ''],
  ['', ''],
])('%s names a currency there is, or none', (search, currency) => {
  expect(getCurrency(new URLSearchParams(search))).toBe(currency);
});

it('a day there is not, and an amount its currency cannot be, narrow nothing', () => {
  expect(['2026-02-28', '2026-02-31', 'yesterday', ''].map(parseDate)).toEqual(['2026-02-28', '', '', '']);
  expect(parseFigure('9.50', 'EUR')).toBe('9.50');
  for (const [text, currency] of [
    ['9.50', 'JPY'],
    ['9,50', 'EUR'],
    ['9.50', ''],
  ] as const)
    expect(parseFigure(text, currency)).toBe('');
});
