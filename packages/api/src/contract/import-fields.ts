import type { PositionType } from '../vocabulary/enums.ts';
import type { ValidationKey } from './formats.ts';
import type { Customer, OrderDraft } from './order-draft.ts';
import type { Position } from './positions.ts';

/** What no column of a file holds: the template says it of all rows, or it is made of several columns. */
type NotInColumn =
  | 'propertyId'
  | 'paymentPolicy'
  | 'appliedRate'
  | 'lengthOfStay'
  | 'split'
  | 'positions'
  | 'customer';

type OrderColumn =
  | Exclude<keyof OrderDraft, NotInColumn>
  | keyof Customer
  | 'fullName'
  | 'amount'
  | 'property'
  | 'description';

/** Dates, times and places belong to one type of position each. */
type PositionColumn<Type extends PositionType> = Type extends PositionType
  ? Exclude<keyof Extract<Position, { type: Type }>, 'type' | 'name' | 'amount' | 'propertyId'>
  : never;

/** What a column of a file of orders can hold. */
export type ImportField = OrderColumn | PositionColumn<PositionType>;

/** What every order can be given, in the order in which it is offered. */
const orderColumns = listAll<OrderColumn>({
  externalId: true,
  amount: true,
  currency: true,
  fullName: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  language: true,
  country: true,
  companyName: true,
  property: true,
  description: true,
  reservationId: true,
  internalNote: true,
  messageToCustomer: true,
});

/** What a position of a type can be given. */
export const fieldsOfPosition: Readonly<Record<PositionType, readonly ImportField[]>> = {
  ACCOMMODATION: listAll<PositionColumn<'ACCOMMODATION'>>({ checkIn: true, checkOut: true, guests: true }),
  FLIGHT: listAll<PositionColumn<'FLIGHT'>>({
    aircraft: true,
    departurePoint: true,
    destination: true,
    departureDate: true,
    returnDate: true,
    passengers: true,
  }),
  YACHT: listAll<PositionColumn<'YACHT'>>({ startDate: true, endDate: true }),
  CAR: listAll<PositionColumn<'CAR'>>({
    model: true,
    pickUpDate: true,
    pickUpTime: true,
    pickUpLocation: true,
    dropOffDate: true,
    dropOffTime: true,
    dropOffLocation: true,
  }),
  OTHER: listAll<PositionColumn<'OTHER'>>({}),
};

export const importFields: readonly ImportField[] = [
  ...orderColumns,
  ...Object.values(fieldsOfPosition).flat(),
];

/** Names in order; a missing one does not compile, so that every new field of an order is decided on here. */
function listAll<Name extends string>(names: Readonly<Record<Name, true>>): readonly Name[] {
  return Object.keys(names) as Name[];
}

const withoutCustomValue: readonly ImportField[] = ['externalId', 'currency', 'property', 'language'];
/** Whether a template can hold one value of a field for all rows: an ID is of one order, others it says elsewhere. */
export const takesCustomValue = (field: ImportField): boolean => !withoutCustomValue.includes(field);

/** Fields a position type requires. Guests and passengers default to 1. */
const requiredOfPosition: Readonly<Record<PositionType, readonly ImportField[]>> = {
  ACCOMMODATION: ['checkIn', 'checkOut'],
  FLIGHT: ['aircraft', 'departurePoint', 'destination', 'departureDate'],
  YACHT: fieldsOfPosition.YACHT,
  CAR: fieldsOfPosition.CAR,
  OTHER: fieldsOfPosition.OTHER,
};

/**
 * Fields an order requires, from a column or a custom value. The guest's first and last name may stand in two columns
 * or in one.
 * @param isGiven whether the template names a column or a value for a field
 */
export function getRequiredFields(
  type: PositionType,
  isGiven: (field: ImportField) => boolean,
): readonly ImportField[] {
  const names: readonly ImportField[] = isGiven('fullName') ? ['fullName'] : ['firstName', 'lastName'];
  return ['amount', ...names, ...requiredOfPosition[type]];
}

/** Why a cell is invalid, with the message key. */
export const importReasons = {
  REQUIRED: 'required',
  TOO_FEW_COLUMNS: 'columnsFew',
  TOO_MANY_COLUMNS: 'columnsMany',
  FORMULA: 'formula',
  TOO_LONG: 'tooLong',
  EXTERNAL_ID: 'externalId',
  DUPLICATE_IN_FILE: 'uniqueInFile',
  DUPLICATE_ORDER: 'unique',
  AMOUNT: 'amount',
  AMOUNT_AMBIGUOUS: 'amountAmbiguous',
  AMOUNT_NOT_POSITIVE: 'amountPositive',
  AMOUNT_TOO_LARGE: 'tooLarge',
  AMOUNT_OTHER_CURRENCY: 'amountCurrency',
  DATE: 'date',
  DATE_AMBIGUOUS: 'dateAmbiguous',
  DATE_ORDER: 'dateOrder',
  TIME: 'invalid',
  NUMBER: 'invalid',
  EMAIL: 'email',
  PHONE: 'phone',
  LATIN_NAME: 'latinName',
  FULL_NAME: 'fullName',
  LANGUAGE: 'languageCode',
  LANGUAGE_UNKNOWN: 'choice',
  COUNTRY: 'choice',
  PROPERTY_UNKNOWN: 'choice',
  PROPERTY_NOT_ASSIGNED: 'notAssigned',
  PROPERTY_NOT_SELLING: 'notSold',
  TEXT: 'invalid',
} as const satisfies Readonly<Record<string, ValidationKey>>;
export type ImportReason = keyof typeof importReasons;
export const importReasonNames = Object.keys(importReasons) as ImportReason[];
