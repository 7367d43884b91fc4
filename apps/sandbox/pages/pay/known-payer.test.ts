import { expect, test } from 'vitest';
import { knownPayer } from './known-payer.ts';

test('what the address tells of its payer is read, the rest of it left', () => {
  expect(
    knownPayer('?customer_name=Maria+Papadopoulou%20&customer_email=maria%40example.com&language=el'),
  ).toEqual({
    name: 'Maria Papadopoulou',
    email: 'maria@example.com',
  });
});

test('an address that tells nothing leaves the fields empty', () => {
  expect(knownPayer('')).toEqual({ name: '', email: '' });
  expect(knownPayer('?customer_name=%20')).toEqual({ name: '', email: '' });
});
