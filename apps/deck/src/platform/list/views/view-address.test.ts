import { describe, expect, it } from 'vitest';
import type { AnyEntry } from '../filters/filter-entry.ts';
import { toMenuAddress, toViewAddress, toWholeAddress } from './view-address.ts';

const list = {
  filters: [
    { kind: 'search', fields: ['search'], params: ['q'] },
    { kind: 'menu', fields: ['view'], params: ['view'], read: () => ({}) },
    { kind: 'days', fields: ['from', 'to'], params: ['from', 'to'], label: () => 'Created' },
    { kind: 'unaddressed', fields: ['series'], params: [] },
  ] as const satisfies readonly AnyEntry<never>[],
  sort: { id: 'created', direction: 'desc' },
} as const;
const address = (text: string) => toViewAddress(list, new URLSearchParams(text));

describe('the address of a view', () => {
  it('is the same in whichever order it was chosen', () => {
    expect(address('to=2026-11-20&q=Σοφία&from=2026-11-01')).toBe(
      address('q=Σοφία&from=2026-11-01&to=2026-11-20'),
    );
    expect(address('q=b&q=a')).toBe(address('q=a&q=b'));
  });

  it('leaves out what narrows nothing, what is no filter, and the usual sort', () => {
    expect(address('q=&tab=2&sort=created,desc')).toBe('');
    expect(address('q=x&sort=total,asc')).toBe('q=x&sort=total%2Casc');
  });

  it('is written in plain letters, as the server takes it', () => {
    expect(address('q=Παπαδοπούλου Άννα')).toMatch(/^[\x21-\x7e]+$/);
  });
});

describe('the whole list', () => {
  it('is that of the entry of the menu', () => {
    const menu = toMenuAddress(list, new URLSearchParams('q=x&view=links'));
    expect(menu).toBe('view=links');
    expect(toWholeAddress(menu, list.sort)).toBe('view=links&sort=created%2Cdesc');
  });

  it('has an address that is not bare, and narrows nothing', () => {
    expect(toWholeAddress('', list.sort)).toBe('sort=created%2Cdesc');
    expect(address(toWholeAddress('', list.sort))).toBe('');
  });
});
