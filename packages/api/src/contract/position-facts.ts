import { daysBetween, money, parseMoney, toAmount } from '@deck/values';
import { getDays, getTrip, type Position } from './positions.ts';

/** A position as its guest reads it: what it is, for how long and how many, and what it costs. */
export function getPositionFacts(position: Position, currency: string) {
  const quantity = getLength(position);
  return {
    type: position.type,
    name: position.name,
    /** Nights of a room, days of a yacht or a car; null for what is not let by the day, or for less than one. */
    quantity,
    /** Null if the amount does not divide evenly: a rounded price would not add up. */
    unitAmount: quantity === null ? null : getUnitAmount(position.amount, currency, quantity),
    days: getDays(position) ?? null,
    trip: getTrip(position) ?? null,
    guests: getGuests(position),
    amount: position.amount,
  };
}

function getLength(position: Position): number | null {
  const days = getDays(position);
  if (days === undefined || position.type === 'FLIGHT') return null;
  const length = daysBetween(days.from, days.to);
  return length > 0 ? length : null;
}

function getUnitAmount(amount: string, currency: string, quantity: number): string | null {
  const { minor } = parseMoney(amount, currency);
  return minor % BigInt(quantity) === 0n ? toAmount(money(minor / BigInt(quantity), currency)) : null;
}

function getGuests(position: Position): number | null {
  if (position.type === 'ACCOMMODATION') return position.guests;
  return position.type === 'FLIGHT' ? position.passengers : null;
}

/** Rooms of the same nights add up; a stay in two rooms one after the other, or a flight to it, does not. */
export function countGuests(positions: readonly Position[]): number | null {
  const byDays = new Map<string, number>();
  for (const position of positions) {
    const guests = getGuests(position);
    const from = `${position.type} ${getDays(position)?.from}`;
    if (guests !== null) byDays.set(from, (byDays.get(from) ?? 0) + guests);
  }
  return byDays.size === 0 ? null : Math.max(...byDays.values());
}
