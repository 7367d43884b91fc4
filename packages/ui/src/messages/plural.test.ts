import { describe, expect, it } from 'vitest';
import { count, plural } from './plural.ts';

const orders = { one: '# заказ', few: '# заказа', many: '# заказов', other: '# заказа' };

describe('plural', () => {
  it.each([
    [0, '0 заказов'],
    [1, '1 заказ'],
    [2, '2 заказа'],
    [5, '5 заказов'],
    [11, '11 заказов'],
    [21, '21 заказ'],
    [104, '104 заказа'],
    [1.5, '1,5 заказа'],
  ])('declines %d in Russian', (value, words) => {
    expect(plural('ru', value, orders)).toBe(words);
  });

  it('falls back to `other` for a missing form', () => {
    expect(plural('en', 1, { other: '# of them' })).toBe('1 of them');
  });

  it('formats the count for the language', () => {
    expect(plural('en', 1284, { one: '# order', other: '# orders' })).toBe('1,284 orders');
    expect(count('el', 1284)).toBe('1.284');
  });
});
