import { parseMoney } from '@deck/values';
import { expect, test } from 'vitest';
import { getMethodWay, getToldWay, takesAmount } from './method-ways.ts';

test.each([
  ['VISA', 'CARDS', 'CARD'],
  ['APPLE_PAY', 'WALLETS', 'WALLET'],
  ['KLARNA', 'PAY_LATER', 'REDIRECT'],
  ['IRIS', 'BANK_TRANSFER_GR', 'REDIRECT'],
  ['SEPA_CREDIT_TRANSFER', 'BANK_TRANSFER_EU', 'TRANSFER'],
  ['OXXO', 'VOUCHERS', 'TRANSFER'],
  ['BITCOIN', 'CRYPTO', 'CRYPTO'],
  ['ADDED_LATER', 'WALLETS', 'WALLET'],
  ['ADDED_LATER', 'BANK_TRANSFER_PT', 'REDIRECT'],
])('%s of %s is paid by %s', (name, group, way) => {
  expect(getMethodWay({ name, group })).toBe(way);
});

test.each([
  ['SEPA_INSTANT', 'BANK_TRANSFER_EU', 'INSTANT'],
  ['FASTER_PAYMENTS', 'BANK_TRANSFER_GB', 'INSTANT'],
  ['SEPA_CREDIT_TRANSFER', 'BANK_TRANSFER_EU', 'TRANSFER'],
  ['IRIS', 'BANK_TRANSFER_GR', 'REDIRECT'],
])('a guest reads %s of %s as %s', (name, group, way) => {
  expect(getToldWay({ name, group })).toBe(way);
});

test.each([
  ['0.99', false],
  ['1.00', true],
  ['5000.00', true],
  ['5000.01', false],
])('Klarna and %s euros: %s', (amount, taken) => {
  expect(takesAmount('KLARNA', parseMoney(amount, 'EUR'))).toBe(taken);
});

test('a method without a limit in the currency takes any amount', () => {
  expect(takesAmount('VISA', parseMoney('9999999.00', 'EUR'))).toBe(true);
  expect(takesAmount('KLARNA', parseMoney('90000.00', 'SEK'))).toBe(true);
});
