import { expect, it } from 'vitest';
import { type FilterCounts, sumText } from './filter-counts.ts';
import { areReversed } from './panel-filter.ts';

const amounts = { params: ['currency', 'from', 'to'] } as const;
const isReversed = (text: string) => {
  const params = new URLSearchParams(text);
  return areReversed(amounts, { get: (name) => params.get(name) ?? '' });
};

it.each([
  ['currency=EUR&from=500.00&to=100.00', true],
  ['currency=EUR&from=100.00&to=500.00', false],
  ['currency=EUR&from=9.00&to=10.00', false],
  ['currency=EUR&from=100.00&to=100.00', false],
  ['currency=EUR&from=500.00', false],
  ['currency=JPY&from=500&to=100', true],
  ['currency=JPY&from=500.50&to=100', false],
  ['currency=XXX&from=500&to=100', false],
  ['from=500.00&to=100.00', false],
])('%s is the wrong way round: %s', (address, isWrong) => {
  expect(isReversed(address)).toBe(isWrong);
});

const counts: FilterCounts = {
  count: 1_240,
  countExact: true,
  statuses: [
    { status: 'PAID', count: 1_200, countExact: true },
    { status: 'DECLINED', count: 40, countExact: true },
  ],
};

it('adds up the counts of the chosen statuses, or of all', () => {
  expect(sumText(counts, ['DECLINED', 'ERROR'], 'en')).toBe('40');
  expect(sumText(counts, [], 'en')).toBe('0');
  expect(sumText(counts, undefined, 'en')).toBe('1,240');
});

it('says that there are more than were counted, and nothing before the first answer', () => {
  const statuses = [{ status: 'PAID', count: 10_000, countExact: false }];
  expect(sumText({ ...counts, statuses }, ['PAID'], 'en')).toBe('10,000+');
  expect(sumText(undefined, ['PAID'], 'en')).toBeUndefined();
});
