import type { Environment } from '@deck/api/contract/people';
import { expect, test } from 'vitest';
import { isSameScope, scopeOf, standingOf } from './scope.ts';

const environment = {
  properties: [{ id: 'kalypso' }],
  acceptedCurrencies: ['EUR', 'USD'],
} as Environment;
const read = (address: string) => scopeOf(new URLSearchParams(address), environment);

test.each([
  ['', {}],
  ['currency=EUR', { currency: 'EUR' }],
  [
    'property=kalypso&currency=USD&country=GR',
    { businessObjectId: 'kalypso', currency: 'USD', customerCountry: 'GR' },
  ],
  // Nothing the company has: an old address, a hand that slipped.
  ['property=gone&currency=ZZZ&country=Greece', {}],
  ['currency=%00&country=&other=EUR', {}],
])('the address %s', (address, scope) => {
  expect(read(address)).toEqual(scope);
});

test('a choice is one’s own only where every part is the same', () => {
  const scope = read('property=kalypso&currency=EUR');
  expect(standingOf(scope, null)).toBe('none');
  expect(standingOf(scope, { currency: 'EUR', businessObjectId: 'kalypso' })).toBe('own');
  expect(standingOf(scope, { currency: 'EUR' })).toBe('wider');
  expect(standingOf(scope, {})).toBe('wider');
  expect(isSameScope({}, {})).toBe(true);
});
