import { expect, test } from 'vitest';
import { sortWays } from './sort-ways.ts';

const method = (name: string, way: 'CARD' | 'WALLET' | 'REDIRECT' | 'TRANSFER' | 'CRYPTO') => ({
  name,
  title: name,
  group: way,
  way,
});
const methods = [
  method('VISA', 'CARD'),
  method('APPLE_PAY', 'WALLET'),
  method('GOOGLE_PAY', 'WALLET'),
  method('PAYPAL', 'WALLET'),
  method('IRIS', 'REDIRECT'),
  method('SEPA_CREDIT_TRANSFER', 'TRANSFER'),
  method('IDEAL', 'REDIRECT'),
  method('BITCOIN', 'CRYPTO'),
];
const names = (found: readonly { name: string }[]) => found.map(({ name }) => name);

test('two wallets and three other ways are shown, in their order; the rest is folded', () => {
  const { first, wallets, others, hidden } = sortWays(methods, '');
  expect(first).toBeUndefined();
  expect(names(wallets)).toEqual(['APPLE_PAY', 'GOOGLE_PAY']);
  expect(names(others)).toEqual(['IRIS', 'SEPA_CREDIT_TRANSFER', 'IDEAL']);
  expect(names(hidden)).toEqual(['PAYPAL', 'BITCOIN']);
});

test('the way of the address stands alone at the top', () => {
  const { first, wallets, hidden } = sortWays(methods, 'PAYPAL');
  expect(first?.name).toBe('PAYPAL');
  expect([...names(wallets), ...names(hidden)]).not.toContain('PAYPAL');
});

test.each(['VISA', 'nothing', ''])('%j in the address asks for no way of its own', (wanted) => {
  expect(sortWays(methods, wanted).first).toBeUndefined();
});
