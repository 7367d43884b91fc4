import type { Position } from '@deck/api/contract/positions';
import { expect, test } from 'vitest';
import type { orders } from '../database/schema.ts';
import { flight, stay, transfer } from '../testing/drafts.ts';
import { toGuestOrder } from './guest-order.ts';

type OrderRow = typeof orders.$inferSelect;

/** The columns that a guest sees. */
const order = (positions: Position[]) =>
  ({
    externalId: 'KLB-20431',
    currency: 'EUR',
    total: 392_000n,
    startDate: '2026-11-24',
    endDate: '2026-11-28',
    positions,
    customerFirstName: 'Maria',
    customerLastName: 'Papadopoulou',
    customerEmail: 'maria@postbox.example',
  }) as OrderRow;

test('a position has its length and the price of a unit, if the sum divides evenly', () => {
  const odd = { ...stay, amount: '100.01' };
  const { positions } = toGuestOrder(order([stay, odd, transfer, flight]), null, true);
  expect(positions).toMatchObject([
    { quantity: 4, unitAmount: '980.00', guests: 2, days: { from: '2026-11-24', to: '2026-11-28' } },
    { quantity: 4, unitAmount: null },
    { quantity: null, unitAmount: null, guests: null },
    { type: 'FLIGHT', quantity: null, trip: 'ONE_WAY', guests: 4 },
  ]);
});

test('positions that the company hides do not leave the server', () => {
  const hidden = toGuestOrder(order([stay]), null, false);
  expect(hidden).toMatchObject({ positions: [], showsPositions: false, guests: 2, total: '3920.00' });
  expect(JSON.stringify(hidden)).not.toContain(stay.name);
});

test.each([
  [[stay, stay], 4],
  [[stay, { ...stay, checkIn: '2026-11-28', checkOut: '2026-11-30', guests: 3 }], 3],
  [[stay, flight], 4],
  [[transfer], null],
])('guests of the same nights are added, and those of other days are not', (positions, guests) => {
  expect(toGuestOrder(order(positions), null, true).guests).toBe(guests);
});

test('who pays a part of a shared order reads their own name', () => {
  const friend = { payerName: 'Anna Berg', payerEmail: 'anna@postbox.example' };
  expect(toGuestOrder(order([stay]), friend, true)).toMatchObject({
    guestName: 'Anna Berg',
    guestEmail: 'anna@postbox.example',
  });
  expect(toGuestOrder(order([stay]), { payerName: '', payerEmail: '' }, true)).toMatchObject({
    guestName: 'Maria Papadopoulou',
    guestEmail: 'maria@postbox.example',
  });
});
