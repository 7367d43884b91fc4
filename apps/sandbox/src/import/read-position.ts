import type { ImportField } from '@deck/api/contract/import-fields';
import { endsInOrder, type Position } from '@deck/api/contract/positions';
import type { Plan } from './plan.ts';
import { readCountCell, readDateCell, readTimeCell } from './read-cell.ts';
import { line, type RowFields } from './row-fields.ts';

interface Common {
  readonly name: string | undefined;
  readonly amount: string | undefined;
  readonly propertyId: string | undefined;
}

type Parts<T> = { [K in keyof T]: T[K] | undefined };

/** The row's position, of the template's type; undefined if any of its fields is invalid. */
export function readPosition(plan: Plan, fields: RowFields, common: Common): Position | undefined {
  const position = getParts(plan, fields, common);
  // A missing part was reported when it was read.
  const whole = Object.values(position).every((part) => part !== undefined);
  if (!whole) return undefined;
  const complete = position as Position;
  return inOrder(complete, fields) ? complete : undefined;
}

function getParts(plan: Plan, { required, optional }: RowFields, { name, amount, propertyId }: Common) {
  const date = (field: ImportField) =>
    required(field, (text) => readDateCell(text, plan.draft.dateFormat, plan.slashOrder));
  const word = (field: ImportField) => required(field, line);
  const time = (field: ImportField) => required(field, readTimeCell);
  const people = (field: ImportField) => optional(field, readCountCell, 1);
  const type = plan.draft.positionType;
  switch (type) {
    case 'ACCOMMODATION':
      return {
        type,
        name,
        amount,
        checkIn: date('checkIn'),
        checkOut: date('checkOut'),
        guests: people('guests'),
        propertyId,
      } satisfies Parts<Extract<Position, { type: 'ACCOMMODATION' }>>;
    case 'FLIGHT':
      return {
        type,
        name,
        amount,
        aircraft: word('aircraft'),
        departurePoint: word('departurePoint'),
        destination: word('destination'),
        departureDate: date('departureDate'),
        returnDate: optional(
          'returnDate',
          (text) => readDateCell(text, plan.draft.dateFormat, plan.slashOrder),
          null,
        ),
        passengers: people('passengers'),
      } satisfies Parts<Extract<Position, { type: 'FLIGHT' }>>;
    case 'YACHT':
      return { type, name, amount, startDate: date('startDate'), endDate: date('endDate') } satisfies Parts<
        Extract<Position, { type: 'YACHT' }>
      >;
    case 'CAR':
      return {
        type,
        name,
        amount,
        model: word('model'),
        pickUpDate: date('pickUpDate'),
        pickUpTime: time('pickUpTime'),
        pickUpLocation: word('pickUpLocation'),
        dropOffDate: date('dropOffDate'),
        dropOffTime: time('dropOffTime'),
        dropOffLocation: word('dropOffLocation'),
      } satisfies Parts<Extract<Position, { type: 'CAR' }>>;
    case 'OTHER':
      return { type, name, amount } satisfies Parts<Extract<Position, { type: 'OTHER' }>>;
  }
}

const lastDay: Readonly<Record<Exclude<Position['type'], 'OTHER'>, ImportField>> = {
  ACCOMMODATION: 'checkOut',
  FLIGHT: 'returnDate',
  YACHT: 'endDate',
  CAR: 'dropOffDate',
};

function inOrder(position: Position, { note }: RowFields): boolean {
  if (position.type === 'OTHER' || endsInOrder(position)) return true;
  note(lastDay[position.type], 'DATE_ORDER');
  return false;
}
