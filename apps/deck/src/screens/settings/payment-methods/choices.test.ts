import type { OfferedGroup } from '@deck/api/contract/psp-profiles';
import { expect, test } from 'vitest';
import { choicesOf, offersNothing, withChange } from './choices.ts';

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
  expect(choicesOf(groups)).toEqual({
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
  const form = choicesOf(groups);
  expect(offersNothing(form)).toBe(false);
  expect(offersNothing({ groups: withChange(form.groups, 'CARDS', { enabled: false }) })).toBe(true);
  const methods = [{ name: 'VISA', enabled: false }];
  expect(offersNothing({ groups: withChange(form.groups, 'CARDS', { methods }) })).toBe(true);
});
