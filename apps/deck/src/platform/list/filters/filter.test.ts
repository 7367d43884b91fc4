import { describe, expect, test } from 'vitest';
import { type Filter, isBeyond, valuesIn } from './filter.ts';

const status: Filter = {
  kind: 'several',
  params: ['state'],
  label: 'Status',
  useOptions: () => [],
  labelOf: String,
};
const created: Filter = { kind: 'days', params: ['from', 'to'], label: 'Created' };
const read = (address: string) => {
  const params = new URLSearchParams(address);
  return { get: (name: string) => params.get(name) ?? '', all: (name: string) => params.getAll(name) };
};

describe('a filter goes beyond a view', () => {
  test('where its values differ from the view’s, whatever their order', () => {
    const view = 'state=PAID&state=DECLINED';
    expect(isBeyond(status, read('state=DECLINED&state=PAID'), view)).toBe(false);
    expect(isBeyond(status, read('state=PAID'), view)).toBe(true);
    expect(isBeyond(created, read('from=2026-11-01'), view)).toBe(true);
    expect(isBeyond(created, read('from=2026-11-01'), 'from=2026-11-01&to=2026-11-20')).toBe(true);
  });

  test('not where it is empty; without a view wherever it is set', () => {
    expect(isBeyond(status, read(''), 'state=PAID')).toBe(false);
    expect(isBeyond(status, read('state=PAID'), '')).toBe(true);
  });
});

test('a list goes back to what the view says, and to nothing of the rest', () => {
  expect(valuesIn('state=PAID&state=DECLINED', ['state', 'from'])).toEqual({
    state: ['PAID', 'DECLINED'],
    from: [],
  });
});
