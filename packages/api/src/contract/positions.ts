import * as z from 'zod/mini';
import { CivilDate, Id, PositiveAmount, RequiredLine, say } from './formats.ts';

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, say('date')));
const count = z.int().check(z.minimum(1, say('tooSmall')), z.maximum(999, say('tooLarge')));
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
    pickUpTime: time,
    pickUpLocation: RequiredLine,
    dropOffDate: CivilDate,
    dropOffTime: time,
    dropOffLocation: RequiredLine,
  }),
  z.object({ type: z.literal('OTHER'), ...common }),
]);
export type Position = z.infer<typeof Position>;

/** The first and last day of a position; undefined where it has none. Ends are inclusive. */
export function daysOf(position: Position): { from: string; to: string } | undefined {
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
