import type { Position } from '@deck/api/contract/positions';
import type { PositionType } from '@deck/api/vocabulary';
import type { Fact } from '@deck/ui';
import { formatDate } from '@deck/values';
import type { TFunction } from 'i18next';
import type { Catalogue } from '../../../platform/i18n/i18n.ts';
import type { OrderWords } from './order-words.ts';
import { emptyPosition, isOneWay, type PositionForm } from './position-form.ts';

/** The fields that only positions of a type have. */
type Own<Type extends PositionType> = Omit<Extract<Position, { type: Type }>, 'type' | 'name' | 'amount'>;

type Label = keyof Catalogue['order']['position'];
type PositionWords = Pick<OrderWords, 'propertyName' | 't'>;

/** One field of a position, described once: form, draft, refusals and facts follow from it. */
interface PositionField<Value, All> {
  /** The field of the form in which it is typed. */
  readonly at: keyof PositionForm;
  /** The form with the value in it. */
  readonly read: (value: Value, form: PositionForm, orderedAt: string) => PositionForm;
  readonly write: (form: PositionForm, orderedAt: string) => Value;
  /** Left out where the text of another field says it too. */
  readonly label?: Label;
  readonly text: (value: Value, words: PositionWords, all: All) => string;
}

const day = <Name extends Label>(end: 'from' | 'to', label: Name) => ({
  at: 'days' as const,
  read: (date: string, form: PositionForm) => ({ ...form, days: { ...form.days, [end]: date } }),
  write: ({ days }: PositionForm) => days[end],
  label,
  text: (date: string) => formatDate(date),
});

const people = (label: 'guests' | 'passengers') => ({
  at: 'people' as const,
  read: (count: number, form: PositionForm) => ({ ...form, people: String(count) }),
  // An empty number is not zero: the schema refuses it in words.
  write: ({ people }: PositionForm) => (/^\d{1,4}$/.test(people) ? Number(people) : 0),
  label,
  text: (count: number) => String(count),
});

type TextName = 'pickUpTime' | 'pickUpLocation' | 'dropOffTime' | 'dropOffLocation' | LabelledName;
type LabelledName = 'aircraft' | 'departurePoint' | 'destination' | 'model';

const unlabelled = <Name extends TextName>(at: Name) => ({
  at,
  read: (value: string, form: PositionForm) => ({ ...form, [at]: value }),
  write: (form: PositionForm): string => form[at],
  text: (value: string) => value,
});

const text = <Name extends LabelledName>(name: Name) => ({ ...unlabelled(name), label: name });

/** The fields of each type, in the order in which they are read. */
export const positionFields = {
  ACCOMMODATION: {
    propertyId: {
      at: 'propertyId',
      read: (id, form, orderedAt) => ({ ...form, propertyId: id === orderedAt ? '' : id }),
      write: (form, orderedAt) => form.propertyId || orderedAt,
      label: 'property',
      text: (id, { propertyName }) => propertyName(id),
    },
    checkIn: day('from', 'checkIn'),
    checkOut: day('to', 'checkOut'),
    guests: people('guests'),
  },
  FLIGHT: {
    aircraft: text('aircraft'),
    departurePoint: text('departurePoint'),
    destination: text('destination'),
    departureDate: day('from', 'departureDate'),
    returnDate: {
      at: 'days',
      read: (date, form) => ({
        ...form,
        trip: date === null ? 'ONE_WAY' : 'RETURN',
        days: { ...form.days, to: date ?? '' },
      }),
      write: (form) => (isOneWay(form) ? null : form.days.to),
      label: 'returnDate',
      text: (date, { t }) => (date === null ? t('details.noReturn') : formatDate(date)),
    },
    passengers: people('passengers'),
  },
  YACHT: { startDate: day('from', 'startDate'), endDate: day('to', 'endDate') },
  CAR: {
    model: text('model'),
    pickUpDate: {
      ...day('from', 'pickUp'),
      text: (date, _, { pickUpTime, pickUpLocation }) =>
        `${formatDate(date)} ${pickUpTime}, ${pickUpLocation}`,
    },
    pickUpTime: unlabelled('pickUpTime'),
    pickUpLocation: unlabelled('pickUpLocation'),
    dropOffDate: {
      ...day('to', 'dropOff'),
      text: (date, _, { dropOffTime, dropOffLocation }) =>
        `${formatDate(date)} ${dropOffTime}, ${dropOffLocation}`,
    },
    dropOffTime: unlabelled('dropOffTime'),
    dropOffLocation: unlabelled('dropOffLocation'),
  },
  OTHER: {},
} as const satisfies {
  readonly [Type in PositionType]: {
    readonly [Name in keyof Own<Type>]: PositionField<Own<Type>[Name], Own<Type>>;
  };
};

type Described = typeof positionFields;
type PlaceOf<Field> = Field extends { at: infer Place extends keyof PositionForm } ? Place : never;

/** The fields of the form in which those of a type are typed. */
export type Place<Type extends PositionType> = {
  [Each in Type]: PlaceOf<Described[Each][keyof Described[Each]]>;
}[Type];

type Values = Readonly<Record<string, unknown>>;

const getFields = (type: PositionType) =>
  Object.entries(positionFields[type]) as [string, PositionField<unknown, Values>][];

/** @param orderedAt the property of the order */
export function readPosition({ type, name, amount, ...own }: Position, orderedAt: string): PositionForm {
  const values: Values = own;
  return getFields(type).reduce((form, [field, { read }]) => read(values[field], form, orderedAt), {
    ...emptyPosition(type),
    name,
    amount,
  });
}

/** A position as the contract takes it. What is missing is left for its schema to name. */
export function toPosition(form: PositionForm, orderedAt: string): Position {
  const { type, name, amount } = form;
  const own = getFields(type).map(([field, { write }]) => [field, write(form, orderedAt)]);
  return { type, name, amount, ...Object.fromEntries(own) } as Position;
}

/** Every field that only positions of its type have. */
export function toPositionFacts(
  { type, name: _, amount: __, ...own }: Position,
  words: PositionWords,
  t: TFunction<['order', 'orders', 'app']>,
): readonly Fact[] {
  const values: Values = own;
  return getFields(type).flatMap(([field, { label, text }]): Fact[] =>
    label === undefined ? [] : [[t(`position.${label}`), text(values[field], words, values)]],
  );
}

/** The field of the form where the contract's refusal of a field is shown. */
export const findPlace = (type: PositionType, field: string): string =>
  getFields(type).find(([name]) => name === field)?.[1].at ?? (field === 'dates' ? 'days' : field);
