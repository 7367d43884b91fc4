import { expect, test } from 'vitest';
import { toChangeLines } from './change-lines.ts';

const lines = (before: unknown, after: unknown) => {
  const text = (value: unknown) =>
    value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value);
  return toChangeLines({ field: 'it', before: text(before), after: text(after) }).map((line) => [
    line.path.slice(1).join('.'),
    line.before,
    line.after,
  ]);
};

test.each([
  ['a text', 'old', 'new', [['', 'old', 'new']]],
  ['a text that begins like JSON', '[sic', '{', [['', '[sic', '{']]],
  ['yes or no', true, false, [['', true, false]]],
  ['what was not there before', undefined, ['A', 'B'], [['', undefined, ['A', 'B']]]],
  ['what is gone', 'old', undefined, [['', 'old', undefined]]],
  ['what is empty now', 'old', null, [['', 'old', null]]],
  [
    'parts of an object, and of them only those that differ',
    { employee: { enabled: true, types: ['A', 'B'] }, chatId: '' },
    { employee: { enabled: true, types: ['A'] }, chatId: '-100' },
    [
      ['employee.types', ['A', 'B'], ['A']],
      ['chatId', '', '-100'],
    ],
  ],
  [
    'a part that is empty',
    { payment: null, order: 'https://one.example' },
    { payment: 'https://two.example', order: 'https://one.example' },
    [['payment', null, 'https://two.example']],
  ],
  [
    'named entries, and their order',
    [
      { name: 'CARDS', enabled: true },
      { name: 'WALLETS', enabled: true },
    ],
    [
      { name: 'WALLETS', enabled: true },
      { name: 'CARDS', enabled: false },
    ],
    [
      ['order', ['CARDS', 'WALLETS'], ['WALLETS', 'CARDS']],
      ['CARDS.enabled', true, false],
    ],
  ],
  ['entries without names', [{ x: 1 }], [], [['', ['{"x":1}'], []]]],
])('%s', (_, before, after, expected) => {
  expect(lines(before, after)).toEqual(expected);
});
