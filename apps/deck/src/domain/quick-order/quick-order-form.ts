import { check } from '@deck/api';
import { OrderDraft } from '@deck/api/contract/orders';
import type { Environment, PropertyChoice } from '@deck/api/contract/people';
import type { Position } from '@deck/api/contract/positions';
import type { CustomerLanguage, Scheme } from '@deck/api/vocabulary';
import { daysBetween, isDate } from '@deck/values';
import { formatStay } from '../../platform/format/stay.ts';
import type { WrongFields } from '../../platform/forms/contract-resolver.ts';
import { firstLifetime } from '../payment/create/payment-values.ts';

/** Who says how much a permanent link is paid with. */
export const amountKinds = ['FIXED', 'OPEN'] as const;

/** What is written down in one go: an order together with how it is paid, or a link of no order. */
export interface ShortForm {
  propertyId: string;
  currency: string;
  amount: string;
  /** Of a permanent link alone: an order is of one amount. */
  amountKind: (typeof amountKinds)[number];
  /** Empty: the next of the property is taken, where the company numbers its orders so. */
  externalId: string;
  description: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: CustomerLanguage;
  country: string;
  companyName: string;
  reservationId: string;
  /** Civil dates; empty where there are none. */
  startDate: string;
  endDate: string;
  /** ISO-8601, or `unlimited`. */
  lifetime: string;
  scheme: Scheme;
  methods: string[];
  customerNote: string;
  reference: string;
  invoiceNumber: string;
}

export function emptyForm(environment: Environment): ShortForm {
  const [only, ...others] = environment.properties;
  const propertyId = only && others.length === 0 ? only.id : '';
  return {
    propertyId,
    currency: environment.defaultCurrency,
    amount: '',
    amountKind: 'FIXED',
    externalId: '',
    description: '',
    firstName: '',
    lastName: '',
    email: '',
    phone: '',
    language: environment.defaultCustomerLanguage,
    country: environment.defaultCustomerCountry,
    companyName: '',
    reservationId: '',
    startDate: '',
    endDate: '',
    lifetime: firstLifetime(environment, propertyId),
    scheme: environment.transactionType,
    methods: [],
    customerNote: '',
    reference: '',
    invoiceNumber: '',
  };
}

/** What may be sold: of which property, and which types of positions by the rights of whoever sells. */
export interface Offer {
  readonly property: PropertyChoice | undefined;
  readonly types: readonly string[];
  /** An order without an ID gets the next number; else it needs one. */
  readonly generatesIds: boolean;
}

/** What is whole with nothing but its dates. Anything else has more to it than is asked here. */
const datedTypes: readonly string[] = ['ACCOMMODATION', 'YACHT'];

/** Whether nothing but what a property sells by its dates may be sold: then they must be said. */
export const needsDates = (types: readonly string[]): boolean => !types.includes('OTHER');

/** The properties of which something may be sold. @param asksDates whether both dates can be said */
export const sellable = (
  properties: readonly PropertyChoice[],
  types: readonly string[],
  asksDates = true,
): readonly PropertyChoice[] =>
  needsDates(types) ? properties.filter((property) => asksDates && maySell({ property, types })) : properties;

const maySell = ({ property, types }: Omit<Offer, 'generatesIds'>): boolean =>
  property !== undefined &&
  datedTypes.includes(property.positionType) &&
  types.includes(property.positionType);

/** The order the server is asked to make: one position over the whole amount. */
export function toOrderDraft(values: ShortForm, offer: Offer, split: boolean): OrderDraft {
  const { externalId, firstName, lastName, email, phone, language, country, companyName } = values;
  const position = getPosition(values, offer);
  const nights = position.type === 'ACCOMMODATION' ? daysBetween(position.checkIn, position.checkOut) : null;
  return {
    ...(externalId.trim() === '' ? {} : { externalId: externalId.trim() }),
    currency: values.currency,
    propertyId: values.propertyId,
    paymentPolicy: 'PREPAYMENT_100',
    appliedRate: null,
    lengthOfStay: nights,
    reservationId: values.reservationId.trim(),
    internalNote: '',
    messageToCustomer: '',
    positions: [position],
    customer: {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      email: email.trim(),
      phone,
      language,
      country,
      companyName: companyName.trim(),
    },
    split,
  };
}

/** A stay or a charter where its dates are known and it may be sold. Of anything else the dates go into its name. */
function getPosition(values: ShortForm, { property, types }: Offer): Position {
  const { amount, startDate, endDate, propertyId } = values;
  const name = values.description.trim() || (property?.name ?? '');
  const hasDates = isDate(startDate) && isDate(endDate) && startDate < endDate;
  const sold = hasDates && maySell({ property, types }) ? property?.positionType : 'OTHER';
  if (sold === 'ACCOMMODATION')
    return {
      type: 'ACCOMMODATION',
      name,
      amount,
      checkIn: startDate,
      checkOut: endDate,
      // The one who pays.
      guests: 1,
      propertyId,
    };
  if (sold === 'YACHT') return { type: 'YACHT', name, amount, startDate, endDate };
  const [first, last] = [startDate, endDate].filter(isDate);
  const dates = formatStay(first ?? null, last ?? null);
  return { type: 'OTHER', name: [name, dates].filter(Boolean).join(', '), amount };
}

/** Everything the order would be refused for, at the fields of the form. */
export function wrongOrder(values: ShortForm, offer: Offer, split: boolean): WrongFields {
  const checked = check(OrderDraft, toOrderDraft(values, offer, split), 'body');
  return {
    ...('fields' in checked ? formErrors(checked.fields) : {}),
    ...wrongDates(values, offer),
    ...(offer.generatesIds || values.externalId.trim() !== '' ? {} : { externalId: 'required' }),
  };
}

/** What is wrong with the dates: the end comes after the start, and who may sell nothing without them needs both. */
function wrongDates({ startDate, endDate }: ShortForm, { types }: Offer): WrongFields {
  const areNeeded = needsDates(types);
  return {
    ...(startDate === '' && areNeeded ? { startDate: 'required' } : {}),
    ...(endDate === '' && areNeeded ? { endDate: 'required' } : {}),
    ...(startDate !== '' && endDate !== '' && endDate <= startDate ? { endDate: 'dateOrder' } : {}),
  };
}

/** An end says nothing without the day it is counted from: asked where a form shows both. */
export const missingStart = ({ startDate, endDate }: ShortForm): WrongFields =>
  startDate === '' && endDate !== '' ? { startDate: 'required' } : {};

/** What the contract has against an order, at the fields of the form. One without words of its own is named after its property. */
export const formErrors = (fields: WrongFields): WrongFields =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([field, message]) => [formPath(field), message] as const)
      .filter(([path, message]) => path !== 'description' || message !== 'required'),
  );

/** Where the form shows what the contract or the server has against a field of the order. */
export function formPath(field: string): string {
  const [first = '', second = '', third = ''] = field.split('.');
  if (first === 'customer') return second;
  if (first !== 'positions') return field;
  if (third === 'checkIn' || third === 'dates') return 'startDate';
  if (third === 'checkOut') return 'endDate';
  return third === 'name' ? 'description' : 'amount';
}
