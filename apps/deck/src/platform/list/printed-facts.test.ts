import { clock } from '@deck/values';
import type { TFunction } from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import type { Filter } from './filters/filter.ts';
import { printedFacts } from './printed-facts.ts';

afterEach(() => vi.restoreAllMocks());

/** Words that say their key and what is put into them. */
const t = ((key: string, values: object) => `${key} ${Object.values(values).join(' ')}`) as TFunction<'list'>;
const reader = { locale: 'en', timeZone: 'Europe/Athens' };
const filters: readonly Filter[] = [
  { kind: 'text', params: ['ref'], label: 'Reference' },
  { kind: 'days', params: ['from', 'to'], label: 'Created' },
];
const valuesOf = (address: string) => {
  const params = new URLSearchParams(address);
  return { get: (name: string) => params.get(name) ?? '', all: (name: string) => params.getAll(name) };
};

it('says what narrows the list, how many of its rows are printed, and when by which clock', () => {
  vi.spyOn(clock, 'now').mockReturnValue(Date.parse('2026-11-27T02:43:00Z'));
  const values = valuesOf('q=solheim&ref=R1&from=2026-11-01&to=2026-11-20');
  expect(printedFacts({ filters, values, count: '312 orders', part: 50 }, t, reader)).toEqual([
    'printed.search solheim · Reference: R1 · Created: 01.11.2026 - 20.11.2026',
    '312 orders. printed.part 50',
    'printed.at 27.11.2026 04:43 (Europe/Athens)',
  ]);
});

it('leaves out what does not hold', () => {
  vi.spyOn(clock, 'now').mockReturnValue(Date.parse('2026-11-27T02:43:00Z'));
  const values = valuesOf('q=%20');
  expect(printedFacts({ filters, values, count: '8 orders', part: undefined }, t, reader)).toEqual([
    '8 orders',
    'printed.at 27.11.2026 04:43 (Europe/Athens)',
  ]);
});
