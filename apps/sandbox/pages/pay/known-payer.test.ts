import { expect, test } from 'vitest';
import { knownPayer } from './known-payer.ts';

test("reads the payer's details from the address and ignores the rest", () => {
  expect(
    knownPayer('?customer_name=Maria+Papadopoulou%20&customer_email=maria%40example.com&language=el'),
  ).toEqual({
    name: 'Maria Papadopoulou',
    email: 'maria@example.com',
    method: '',
  });
  expect(knownPayer('?payment_method=IRIS').method).toBe('IRIS');
});

test('is empty for an address without details', () => {
  expect(knownPayer('')).toEqual({ name: '', email: '', method: '' });
  expect(knownPayer('?customer_name=%20')).toEqual({ name: '', email: '', method: '' });
});
