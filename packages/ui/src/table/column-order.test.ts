import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOrder, movableColumns, orderWith, type Placed } from './column-order.ts';

const room = { priority: 0 };
const columns: readonly Placed[] = [
  { id: 'order', room },
  { id: 'guest', room },
  { id: 'paid', room: { priority: 5 }, amount: () => null },
  { id: 'status', room },
  { id: 'line', room },
  { id: 'total', room, amount: () => null },
];
const ids = (some: readonly Placed[]) => some.map(({ id }) => id).join(' ');

describe('the order of columns', () => {
  test('moves all but the first and the amounts that never leave', () => {
    expect(ids(movableColumns(columns))).toBe('guest paid status line');
    expect(ids(movableColumns(columns.slice(0, 1)))).toBe('');
    expect(ids(movableColumns([]))).toBe('');
  });

  test('puts the amounts that never leave at the end', () => {
    const rare = [...columns, { id: 'tags', room }];
    expect(ids(inOrder(rare, undefined))).toBe('order guest paid status line total tags');
    expect(ids(inOrder(rare, ['guest', 'line']))).toBe('order guest paid status line tags total');
  });

  test.each([
    [undefined, 'order guest paid status line total'],
    [[], 'order guest paid status line total'],
    [['line', 'status', 'paid', 'guest'], 'order line status paid guest total'],
    // Those that are not named follow their neighbours.
    [['status', 'guest'], 'order status line guest paid total'],
    // Those that keep their place, and unknown ones, do not count; nor does a second mention.
    [['total', 'line', 'gone', 'order', 'line'], 'order guest paid status line total'],
  ])('%j gives %s', (order, expected) => {
    expect(ids(inOrder(columns, order))).toBe(expected);
  });

  test('gives a column the place of another', () => {
    expect(orderWith(columns, 'guest', 'status')).toEqual(['paid', 'status', 'guest', 'line']);
    expect(orderWith(columns, 'line', 'guest')).toEqual(['line', 'guest', 'paid', 'status']);
    expect(orderWith(columns, 'line', 'total')).toEqual(['guest', 'paid', 'status', 'line']);
  });

  test('never loses or doubles a column, keeps the first, and follows the order', () => {
    const anyColumns = fc.uniqueArray(
      fc.record({
        id: fc.string({ minLength: 1, maxLength: 3 }),
        room: fc.record({ priority: fc.nat(3) }),
        amount: fc.constantFrom(undefined, 1),
      }),
      { selector: ({ id }) => id, maxLength: 12 },
    );
    const anyOrder = anyColumns.chain((some) =>
      fc.tuple(fc.constant(some), fc.shuffledSubarray(some.map(({ id }) => id))),
    );
    fc.assert(
      fc.property(anyOrder, fc.array(fc.string({ maxLength: 3 })), ([some, own], strange) => {
        const result = inOrder(some, [...own, ...strange]);
        expect(new Set(result)).toEqual(new Set(some));
        expect(result).toHaveLength(some.length);
        const movable = movableColumns(some);
        expect(result[0]).toBe(some[0]);
        const named = own.filter((id) => movable.some((column) => column.id === id));
        expect(result.map(({ id }) => id).filter((id) => named.includes(id))).toEqual(named);
      }),
    );
  });
});
