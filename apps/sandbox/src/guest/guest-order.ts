import { getDays, getTrip, type Position } from '@deck/api/contract/positions';
import type { GuestOrder, GuestPosition } from '@deck/guest';
import { daysBetween, parseMoney, toAmount } from '@deck/values';
import type { orders } from '../database/schema.ts';
import type { PaymentRow } from '../payments/apply-payment-event.ts';
import { getPayerName } from '../payments/payer-name.ts';

type OrderRow = typeof orders.$inferSelect;

/** The order as its guest may see it: who shares an order reads their own name. */
export function toGuestOrder(
  order: OrderRow,
  payer: Pick<PaymentRow, 'payerName' | 'payerEmail'> | null,
  showsPositions: boolean,
): GuestOrder {
  const { currency } = order;
  return {
    number: order.externalId,
    guestName: getPayerName(order, payer),
    guestEmail: payer?.payerEmail || order.customerEmail,
    currency,
    total: toAmount({ minor: order.total, currency }),
    startDate: order.startDate,
    endDate: order.endDate,
    guests: countGuests(order.positions),
    // What the company hides does not leave the server either.
    positions: showsPositions ? order.positions.map((position) => toGuestPosition(position, currency)) : [],
    showsPositions,
  };
}

/** The place of an order for a link that belongs to none. */
export const noOrder = (currency: string): GuestOrder => ({
  number: '',
  guestName: '',
  guestEmail: '',
  currency,
  total: null,
  startDate: null,
  endDate: null,
  guests: null,
  positions: [],
  showsPositions: false,
});

function toGuestPosition(position: Position, currency: string): GuestPosition {
  const quantity = getLength(position);
  return {
    type: position.type,
    name: position.name,
    quantity,
    unitAmount: quantity === null ? null : getUnitAmount(position.amount, currency, quantity),
    days: getDays(position) ?? null,
    trip: getTrip(position) ?? null,
    guests: getGuests(position),
    amount: position.amount,
  };
}

/** Nights of a room, days of a yacht or a car; null for what is not let by the day, or for less than one. */
function getLength(position: Position): number | null {
  const days = getDays(position);
  if (days === undefined || position.type === 'FLIGHT') return null;
  const length = daysBetween(days.from, days.to);
  return length > 0 ? length : null;
}

/** The price of one unit; null if the sum does not divide evenly, since a rounded price would not add up. */
function getUnitAmount(amount: string, currency: string, quantity: number): string | null {
  const { minor } = parseMoney(amount, currency);
  return minor % BigInt(quantity) === 0n ? toAmount({ minor: minor / BigInt(quantity), currency }) : null;
}

function getGuests(position: Position): number | null {
  if (position.type === 'ACCOMMODATION') return position.guests;
  return position.type === 'FLIGHT' ? position.passengers : null;
}

/** Rooms of the same nights add up; a stay in two rooms one after the other, or a flight to it, does not. */
function countGuests(positions: readonly Position[]): number | null {
  const byDays = new Map<string, number>();
  for (const position of positions) {
    const guests = getGuests(position);
    const from = `${position.type} ${getDays(position)?.from}`;
    if (guests !== null) byDays.set(from, (byDays.get(from) ?? 0) + guests);
  }
  return byDays.size === 0 ? null : Math.max(...byDays.values());
}
