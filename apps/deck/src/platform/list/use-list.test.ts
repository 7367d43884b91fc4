import { expect, it } from 'vitest';
import type { Filter } from './filters/filter.ts';
import { withValues } from './list-state.ts';
import { getListReset } from './use-list.ts';

const names = { currency: 'currency', from: 'amount-from', to: 'amount-to' };
const filters: readonly Filter[] = [
  { kind: 'text', name: 'agent', label: 'Agent' },
  { kind: 'amounts', label: 'Total', ...names, useCurrencies: () => [] },
];

it.each([
  ['', false, false],
  ['sort=created,desc', false, false],
  ['sort=total,asc', false, true],
  ['sort=nonsense', false, true],
  ['q=ada', true, true],
  ['agent=Eleni&sort=total,asc', true, true],
  ['currency=EUR&amount-from=10.00', true, true],
  ['currency=XXX', false, false],
  ['amount-from=10.00', false, false],
])('“%s” can be taken back to how the list opens', (search, isNarrowed, isOffered) => {
  let params = new URLSearchParams(search);
  const state = {
    get: (name: string) => params.get(name) ?? '',
    change: (values: Parameters<typeof withValues>[1]) => {
      params = withValues(params, values);
    },
  };
  const way = getListReset(state, filters, { id: 'created', direction: 'desc' });
  expect([way.isNarrowed, way.reset !== undefined]).toEqual([isNarrowed, isOffered]);
  way.reset?.();
  if (isOffered) expect(params.size).toBe(0);
});
