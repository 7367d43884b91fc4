import * as z from 'zod/mini';
import { described } from '../core/described.ts';
import type { Trip } from '../vocabulary/enums.ts';
import { CivilDate, Id, PositiveAmount, RequiredLine } from './formats.ts';
import { Time } from './text-formats.ts';
import { between } from './validation.ts';

const count = z.int().check(...between(1, 999));
const common = { name: RequiredLine, amount: PositiveAmount };

/** A part of an order, in the order's currency. Dates are civil and do not depend on the reader's zone. */
export const Position = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ACCOMMODATION'),
    ...common,
    checkIn: CivilDate,
    checkOut: CivilDate,
    guests: count,
    propertyId: Id,
  }),
  z.object({
    type: z.literal('FLIGHT'),
    ...common,
    aircraft: RequiredLine,
    departurePoint: RequiredLine,
    destination: RequiredLine,
    departureDate: CivilDate,
    returnDate: described(
      z.nullable(CivilDate),
      'Null for a one-way flight; the day of departure for a return on the same day.',
    ),
    passengers: count,
  }),
  z.object({ type: z.literal('YACHT'), ...common, startDate: CivilDate, endDate: CivilDate }),
  z.object({
    type: z.literal('CAR'),
    ...common,
    model: RequiredLine,
    pickUpDate: CivilDate,
    pickUpTime: Time,
    pickUpLocation: RequiredLine,
    dropOffDate: CivilDate,
    dropOffTime: Time,
    dropOffLocation: RequiredLine,
  }),
  z.object({ type: z.literal('OTHER'), ...common }),
]);
export type Position = z.infer<typeof Position>;

/** Whether a flight returns, be it on the day it departs; undefined for everything else. */
export function getTrip(position: Position): Trip | undefined {
  if (position.type !== 'FLIGHT') return undefined;
  return position.returnDate === null ? 'ONE_WAY' : 'RETURN';
}

/**
 * The first and last day of a position; undefined if it has none. The end is inclusive. A one-way flight ends on the
 * day it departs.
 */
export function getDays(position: Position): { from: string; to: string } | undefined {
  switch (position.type) {
    case 'ACCOMMODATION':
      return { from: position.checkIn, to: position.checkOut };
    case 'FLIGHT':
      return { from: position.departureDate, to: position.returnDate ?? position.departureDate };
    case 'YACHT':
      return { from: position.startDate, to: position.endDate };
    case 'CAR':
      return { from: position.pickUpDate, to: position.dropOffDate };
    case 'OTHER':
      return undefined;
  }
}

/**
 * Whether the end is valid. A stay ends on a later day; a car returns after pick-up; others do not end on an
 * earlier day.
 */
export function endsInOrder(position: Position): boolean {
  const days = getDays(position);
  if (!days) return true;
  const { from, to } = days;
  if (position.type === 'ACCOMMODATION') return from < to;
  if (position.type === 'CAR') return `${from} ${position.pickUpTime}` <= `${to} ${position.dropOffTime}`;
  return from <= to;
}
