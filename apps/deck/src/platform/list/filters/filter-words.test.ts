import type { TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import { choices, type Filter } from './filter.ts';
import { getWords } from './filter-words.ts';

/** Words that say their key and what is put into them. */
const t = ((key: string, values: object) => `${key} ${Object.values(values).join(' ')}`) as TFunction<'list'>;
const read = (filter: Filter, address: string, nameDays?: () => string | undefined) => {
  const params = new URLSearchParams(address);
  const values = {
    get: (name: string) => params.get(name) ?? '',
    all: (name: string) => params.getAll(name),
  };
  return getWords(filter, values, t, { locale: 'en', ...(nameDays && { nameDays }) });
};

describe('a choice of several', () => {
  const letters = ['A', 'B', 'C', 'D', 'E', 'F'];
  const filter: Filter = {
    kind: 'several',
    params: ['at'],
    label: 'Letter',
    ...choices(letters, (letter) => letter),
  };
  const chosen = (...values: string[]) => read(filter, values.map((value) => `at=${value}`).join('&'));

  test('is named by its values, and the others counted', () => {
    expect(chosen('A', 'B')).toBe('A, B');
    expect(chosen('A', 'B', 'C')).toBe('A, B, C');
    expect(read({ ...filter, values: [...letters, 'G'] }, 'at=A&at=B&at=C&at=D')).toBe(
      'filters.andMore A, B, C 1',
    );
  });

  test('is named by the one or two that are left out', () => {
    expect(chosen('A', 'B', 'C', 'D')).toBe('filters.allBut E, F');
    expect(chosen('F', 'E', 'D', 'C', 'B')).toBe('filters.allBut A');
  });

  test('names all of them, and those that are unknown, as they are', () => {
    expect(chosen(...letters)).toBe('filters.andMore A, B, C 3');
    expect(chosen('A', 'B', 'C', 'D', 'X')).toBe('filters.andMore A, B, C 2');
  });
});

test('days are called by their name where they have one', () => {
  const filter: Filter = { kind: 'days', params: ['from', 'to'], label: 'Created' };
  const address = 'from=2026-10-29&to=2026-11-25';
  expect(read(filter, address, () => 'Last 4 weeks')).toBe('Last 4 weeks');
  expect(read(filter, address, () => undefined)).toBe('29.10.2026 - 25.11.2026');
  expect(read(filter, address)).toBe('29.10.2026 - 25.11.2026');
});
