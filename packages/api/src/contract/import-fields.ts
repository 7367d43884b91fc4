import type { PositionType } from '../vocabulary/enums.ts';
import type { ValidationKey } from './formats.ts';

/** What a column of a file of orders can hold. Dates, times and places belong to one type of position each. */
export const importFields = [
  'externalId',
  'amount',
  'firstName',
  'lastName',
  'email',
  'phone',
  'language',
  'country',
  'companyName',
  'property',
  'description',
  'reservationId',
  'internalNote',
  'messageToCustomer',
  'checkIn',
  'checkOut',
  'guests',
  'aircraft',
  'departurePoint',
  'destination',
  'departureDate',
  'returnDate',
  'passengers',
  'startDate',
  'endDate',
  'model',
  'pickUpDate',
  'pickUpTime',
  'pickUpLocation',
  'dropOffDate',
  'dropOffTime',
  'dropOffLocation',
] as const;
export type ImportField = (typeof importFields)[number];

/** What a position of a type can be given; the other fields are of every order. */
export const fieldsOfPosition = {
  ACCOMMODATION: ['checkIn', 'checkOut', 'guests'],
  FLIGHT: ['aircraft', 'departurePoint', 'destination', 'departureDate', 'returnDate', 'passengers'],
  YACHT: ['startDate', 'endDate'],
  CAR: [
    'model',
    'pickUpDate',
    'pickUpTime',
    'pickUpLocation',
    'dropOffDate',
    'dropOffTime',
    'dropOffLocation',
  ],
  OTHER: [],
} as const satisfies Readonly<Record<PositionType, readonly ImportField[]>>;

/** What every order must be given, by a column or by a custom value. */
export const requiredImportFields = ['amount', 'firstName', 'lastName'] as const;

/** What a position of a type must be given too. Guests and passengers are one where nothing is said. */
export const requiredOfPosition: Readonly<Record<PositionType, readonly ImportField[]>> = {
  ACCOMMODATION: ['checkIn', 'checkOut'],
  FLIGHT: ['aircraft', 'departurePoint', 'destination', 'departureDate'],
  YACHT: fieldsOfPosition.YACHT,
  CAR: fieldsOfPosition.CAR,
  OTHER: fieldsOfPosition.OTHER,
};

/** Why a cell cannot become a part of an order, and the sentence it is told with. */
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
  LANGUAGE: 'languageCode',
  LANGUAGE_UNKNOWN: 'choice',
  COUNTRY: 'choice',
  PROPERTY_UNKNOWN: 'choice',
  TEXT: 'invalid',
} as const satisfies Readonly<Record<string, ValidationKey>>;
export type ImportReason = keyof typeof importReasons;
export const importReasonNames = Object.keys(importReasons) as ImportReason[];
