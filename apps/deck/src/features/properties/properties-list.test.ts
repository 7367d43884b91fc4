import type { Property } from '@deck/api/contract/company';
import { expect, test } from 'vitest';
import { shownProperties } from './properties-list.ts';

const property = (name: string, city: string, type: Property['type'] = 'HOTEL') =>
  ({
    name,
    city,
    type,
    address: '',
    email: `${name.length}@example.com`,
    phone: '+30 210 555 0145',
    customerServiceEmail: '',
    customerServicePhone: '',
    orderPrefix: '',
  }) as Property;
const all = [
  property('Ξενία', 'Αθήνα'),
  property('Villa 10', 'Paros', 'OTHER'),
  property('Villa 9', 'Paros'),
];

const shown = (asked: Partial<Parameters<typeof shownProperties>[1]>) =>
  shownProperties(all, {
    filter: {},
    sort: { id: 'name', direction: 'asc' },
    textOf: (column, one) => (column === 'city' ? one.city : one.name),
    locale: 'en',
    ...asked,
  }).map(({ name }) => name);

test.each([
  ['', ['Villa 9', 'Villa 10', 'Ξενία']],
  ['  PAROS 9 ', ['Villa 9']],
  ['ξενια', ['Ξενία']],
  ['555 0145', ['Villa 9', 'Villa 10', 'Ξενία']],
  ['corfu', []],
  ['(.*', []],
])('the search %j', (search, names) => {
  expect(shown({ filter: { search } })).toEqual(names);
});

// Specification 1.2, 9.12
test('one type, several, and one there is not', () => {
  expect(shown({ filter: { types: ['OTHER'] } })).toEqual(['Villa 10']);
  expect(shown({ filter: { types: ['OTHER', 'HOTEL'] } })).toHaveLength(3);
  expect(shown({ filter: { types: ['CASTLE'] } })).toEqual([]);
});

test('numbers count as numbers, both ways, and equal ones follow their name', () => {
  expect(shown({ sort: { id: 'name', direction: 'desc' } })).toEqual(['Ξενία', 'Villa 10', 'Villa 9']);
  expect(shown({ sort: { id: 'city', direction: 'desc' } })).toEqual(['Ξενία', 'Villa 9', 'Villa 10']);
});

test('the list that was answered stays as it is', () => {
  const before = [...all];
  shown({ sort: { id: 'name', direction: 'desc' } });
  expect(all).toEqual(before);
});
