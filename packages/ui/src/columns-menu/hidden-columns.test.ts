import { describe, expect, test } from 'vitest';
import { linesFor, withHidden } from './hidden-columns.ts';

const columns = [
  { id: 'order', head: 'Order' },
  { id: 'created', head: 'Δημιουργία' },
  { id: 'status', head: 'Status', hideable: false },
  { id: 'paid', head: 'Paid' },
];

describe('the options of the menu', () => {
  test('show which columns are visible and which are required', () => {
    const lines = linesFor(columns, ['order', 'paid'], '');
    expect(lines.map(({ id, isShown, isFixed }) => [id, isShown, isFixed])).toEqual([
      ['order', true, true],
      ['created', true, false],
      ['status', true, true],
      ['paid', false, false],
    ]);
  });

  test.each([
    ['pai', ['paid']],
    ['ORDER ', ['order']],
    ['δημιουργια', ['created']],
    ['nothing', []],
  ])('found by %s', (search, ids) => {
    expect(linesFor(columns, [], search).map(({ id }) => id)).toEqual(ids);
  });
});

test('hiding and showing keep unknown IDs, without duplicates', () => {
  expect(withHidden(['gone'], 'paid', true)).toEqual(['gone', 'paid']);
  expect(withHidden(['gone', 'paid'], 'paid', true)).toEqual(['gone', 'paid']);
  expect(withHidden(['gone', 'paid'], 'paid', false)).toEqual(['gone']);
});
