import { expect, test } from 'vitest';
import { getDue } from './due.ts';

const order = {
  currency: 'EUR',
  state: 'PARTIALLY_PAID',
  totalAmount: '6480.00',
  paidAmount: '2160.00',
  heldAmount: '1000.00',
} as const;

test('due is what is neither taken nor held', () => {
  expect(getDue(order).minor).toBe(332_000n);
  expect(
    getDue({ ...order, currency: 'JPY', totalAmount: '100', paidAmount: '0', heldAmount: '0' }).minor,
  ).toBe(100n);
});

test('too much money and a canceled order leave nothing due', () => {
  expect(getDue({ ...order, paidAmount: '7000.00' }).minor).toBe(0n);
  expect(getDue({ ...order, state: 'REVOKED' }).minor).toBe(0n);
});
