import { expect, test } from 'vitest';
import { type GuestOrder, getGuestSums } from './guest-sums.ts';

const order: GuestOrder = {
  currency: 'EUR',
  state: 'PARTIALLY_PAID',
  total: 10_000n,
  paid: 3_000n,
  held: 2_000n,
  asked: 1_000n,
  refunded: 500n,
};

test('each currency has its own sums, that of the first order first', () => {
  const sums = getGuestSums([order, { ...order, currency: 'JPY' }, { ...order, paid: 8_000n, held: 0n }]);
  expect(sums).toEqual([
    {
      currency: 'EUR',
      total: '200.00',
      paid: '110.00',
      held: '20.00',
      asked: '20.00',
      refunded: '10.00',
      due: '70.00',
    },
    {
      currency: 'JPY',
      total: '10000',
      paid: '3000',
      held: '2000',
      asked: '1000',
      refunded: '500',
      due: '5000',
    },
  ]);
});

test('an order paid too much does not pay for another, and a canceled one owes nothing', () => {
  const [sum] = getGuestSums([
    { ...order, paid: 20_000n, held: 0n },
    { ...order, state: 'REVOKED' },
    { ...order, paid: 0n, held: 0n },
  ]);
  expect(sum).toMatchObject({ total: '200.00', due: '100.00' });
});

test('no orders have no sums', () => expect(getGuestSums([])).toEqual([]));
