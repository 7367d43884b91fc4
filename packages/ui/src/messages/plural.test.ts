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
  ])('declines %d as Russian does', (value, words) => {
    expect(plural('ru', value, orders)).toBe(words);
  });

  it('takes `other` for a form that was not given', () => {
    expect(plural('en', 1, { other: '# of them' })).toBe('1 of them');
  });

  it('groups the count as the language does', () => {
    expect(plural('en', 1284, { one: '# order', other: '# orders' })).toBe('1,284 orders');
    expect(count('el', 1284)).toBe('1.284');
  });
});
