import * as z from 'zod/mini';
import { CivilDate, Id, PositiveAmount, RequiredLine } from './formats.ts';
import { Time } from './text-formats.ts';
import { between } from './validation.ts';

const count = z.int().check(...between(1, 999));
const common = { name: RequiredLine, amount: PositiveAmount };

/** A part of an order, in its currency. Dates are civil and never shift with the reader's zone. */
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
    returnDate: z.nullable(CivilDate),
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

/** The first and last day of a position; undefined where it has none. Ends are inclusive. */
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

/** Whether it ends as it may: a stay on a later day than it begins, a car not before it is picked up, all else not on an earlier day. */
export function endsInOrder(position: Position): boolean {
  const days = getDays(position);
  if (!days) return true;
  const { from, to } = days;
  if (position.type === 'ACCOMMODATION') return from < to;
  if (position.type === 'CAR') return `${from} ${position.pickUpTime}` <= `${to} ${position.dropOffTime}`;
  return from <= to;
}
