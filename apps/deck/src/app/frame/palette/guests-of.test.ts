import type { OrderSummary } from '@deck/api/contract/orders';
import { expect, test } from 'vitest';
import { orders } from '../../../stories/testing/answers/orders.ts';
import { guestsOf } from './guests-of.ts';

const order = (id: string, changes: Partial<OrderSummary> = {}): OrderSummary => ({
  ...(orders[0] as OrderSummary),
  id,
  customer: { firstName: 'Maria', lastName: 'Papadopoulou', email: 'm@pelagos.example', companyName: '' },
  currency: 'EUR',
  state: 'PARTIALLY_PAID',
  totalAmount: '100.00',
  paidAmount: '40.00',
  heldAmount: '0.00',
  ...changes,
});
const named = (id: string, firstName: string, email: string) => {
  const { customer } = order(id);
  return order(id, { customer: { ...customer, firstName, email } });
};

test('the orders of a guest are counted together, with what is due in each currency', () => {
  const yen = { currency: 'JPY', totalAmount: '100', paidAmount: '0', heldAmount: '0' };
  const [guest, ...others] = guestsOf([
    order('1'),
    order('2'),
    order('3', yen),
    order('4', { state: 'REVOKED' }),
  ]);
  expect(others).toEqual([]);
  expect(guest).toMatchObject({ orderId: '1', name: 'Maria Papadopoulou', orders: 4 });
  expect(guest?.due).toEqual([
    { minor: 12_000n, currency: 'EUR' },
    { minor: 100n, currency: 'JPY' },
  ]);
});

test('people who share an address are kept apart; one order alone, or without an address, is found as an order', () => {
  const found = guestsOf([
    named('1', 'Maria', 'm@pelagos.example'),
    named('2', 'Anna', 'm@pelagos.example'),
    named('3', 'MARÍA', 'M@Pelagos.example'),
    named('4', 'Maria', ''),
    named('5', 'Maria', ''),
  ]);
  expect(found.map(({ orderId, orders: count }) => [orderId, count])).toEqual([['1', 2]]);
});
