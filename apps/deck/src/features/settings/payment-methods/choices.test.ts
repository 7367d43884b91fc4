import type { Environment } from '@deck/api/contract/people';
import type { OfferedGroup } from '@deck/api/contract/psp-profiles';
import { expect, test } from 'vitest';
import { getChoiceOrigin, getChoices, getScope, isSameScope, offersNothing, withChange } from './choices.ts';

const groups: readonly OfferedGroup[] = [
  {
    name: 'CARDS',
    names: { en: 'Cards', ru: 'Карты', el: 'Κάρτες' },
    enabled: true,
    chosenFor: null,
    methods: [
      { name: 'VISA', title: 'Visa', enabled: true, holds: true },
      { name: 'MIR', title: 'Mir', enabled: false, holds: false },
    ],
  },
];

test('what is chosen is names and switches alone, in their order', () => {
  expect(getChoices(groups)).toEqual({
    groups: [
      {
        name: 'CARDS',
        enabled: true,
        methods: [
          { name: 'VISA', enabled: true },
          { name: 'MIR', enabled: false },
        ],
      },
    ],
  });
});

test('one entry is changed, the others and the order stay', () => {
  const entries = [
    { name: 'A', enabled: true },
    { name: 'B', enabled: true },
  ];
  expect(withChange(entries, 'A', { enabled: false })).toEqual([{ name: 'A', enabled: false }, entries[1]]);
  expect(withChange(entries, 'C', { enabled: false })).toEqual(entries);
});

test('nothing is offered where every group or all of its methods are off', () => {
  const form = getChoices(groups);
  expect(offersNothing(form)).toBe(false);
  expect(offersNothing({ groups: withChange(form.groups, 'CARDS', { enabled: false }) })).toBe(true);
  const methods = [{ name: 'VISA', enabled: false }];
  expect(offersNothing({ groups: withChange(form.groups, 'CARDS', { methods }) })).toBe(true);
});

const environment = {
  properties: [{ id: 'kalypso' }],
  acceptedCurrencies: ['EUR', 'USD'],
} as Environment;
const read = (address: string) => getScope(new URLSearchParams(address), environment);

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
  expect(getChoiceOrigin(scope, null)).toBe('none');
  expect(getChoiceOrigin(scope, { currency: 'EUR', businessObjectId: 'kalypso' })).toBe('own');
  expect(getChoiceOrigin(scope, { currency: 'EUR' })).toBe('wider');
  expect(getChoiceOrigin(scope, {})).toBe('wider');
  expect(isSameScope({}, {})).toBe(true);
});
