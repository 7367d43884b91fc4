import { check } from '@deck/api';
import { OrderDraft } from '@deck/api/contract/orders';
import type { Environment, PropertyChoice } from '@deck/api/contract/people';
import type { Position } from '@deck/api/contract/positions';
import type { Scheme } from '@deck/api/vocabulary';
import { daysBetween, isDate } from '@deck/values';
import { formatStay } from '../../platform/format/stay.ts';
import type { WrongFields } from '../../platform/forms/contract-resolver.ts';
import { firstCurrency } from '../../platform/session/first-currency.ts';
import { firstDefaults } from '../payment/create/payment-values.ts';

/** Who says how much a permanent link is paid with. */
export const amountKinds = ['FIXED', 'OPEN'] as const;

/** One short form: an order together with its payment, or a permanent link without an order. */
export interface QuickOrderForm {
  propertyId: string;
  currency: string;
  amount: string;
  /** Of a permanent link alone: an order has one amount. */
  amountKind: (typeof amountKinds)[number];
  /** Empty: the next of the property is taken, where the company numbers its orders so. */
  externalId: string;
  description: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  language: string;
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
  /** What the guest reads above the amount; empty follows the amount. */
  label: string;
  customerNote: string;
  reference: string;
  invoiceNumber: string;
}

export function emptyForm(environment: Environment): QuickOrderForm {
  const [only, ...others] = environment.properties;
  const propertyId = only && others.length === 0 ? only.id : '';
  return {
    propertyId,
    currency: firstCurrency(environment),
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
    ...firstDefaults(environment, propertyId),
    methods: [],
    label: '',
    customerNote: '',
    reference: '',
    invoiceNumber: '',
  };
}

/** What a form takes over from a property. */
export type FollowedField = 'scheme' | 'lifetime';

/** What becomes of a form when another property is chosen: what was typed by hand stays. */
export function followProperty(
  values: Pick<QuickOrderForm, FollowedField | 'propertyId'>,
  environment: Environment,
  propertyId: string,
): Partial<Pick<QuickOrderForm, FollowedField>> {
  const before = firstDefaults(environment, values.propertyId);
  const { scheme, lifetime } = firstDefaults(environment, propertyId);
  return {
    ...(values.scheme === before.scheme && { scheme }),
    ...(values.lifetime === before.lifetime && { lifetime }),
  };
}

/** What the user may sell: the property, and the types of positions their rights allow. */
export interface Offer {
  readonly property: PropertyChoice | undefined;
  readonly types: readonly string[];
  /** An order without an ID gets the next number; else it needs one. */
  readonly generatesIds: boolean;
}

/** What is whole with nothing but its dates. Anything else has more to it than is asked here. */
const datedTypes: readonly string[] = ['ACCOMMODATION', 'YACHT'];

/** Whether the user may sell only what has dates: then the form needs them. */
export const needsDates = (types: readonly string[]): boolean => !types.includes('OTHER');

/** The properties the user may sell something of. @param asksDates whether the form has both dates */
export const sellable = (
  properties: readonly PropertyChoice[],
  types: readonly string[],
  asksDates = true,
): readonly PropertyChoice[] =>
  properties.filter(
    (property) =>
      (asksDates && maySell({ property, types })) ||
      (!needsDates(types) && property.positionTypes.includes('OTHER')),
  );

const maySell = ({ property, types }: Omit<Offer, 'generatesIds'>): boolean =>
  property !== undefined &&
  datedTypes.includes(property.positionType) &&
  types.includes(property.positionType);

/** The order to create: one position with the whole amount. */
export function toOrderDraft(values: QuickOrderForm, offer: Offer, split: boolean): OrderDraft {
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
function getPosition(values: QuickOrderForm, { property, types }: Offer): Position {
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
      // The payer.
      guests: 1,
      propertyId,
    };
  if (sold === 'YACHT') return { type: 'YACHT', name, amount, startDate, endDate };
  const [first, last] = [startDate, endDate].filter(isDate);
  const dates = formatStay(first ?? null, last ?? null);
  return { type: 'OTHER', name: [name, dates].filter(Boolean).join(', '), amount };
}

/** Everything the order would be refused for, at the fields of the form. */
export function wrongOrder(values: QuickOrderForm, offer: Offer, split: boolean): WrongFields {
  const checked = check(OrderDraft, toOrderDraft(values, offer, split), 'body');
  return {
    ...('fields' in checked ? formErrors(checked.fields) : {}),
    ...wrongDates(values, offer),
    ...(offer.generatesIds || values.externalId.trim() !== '' ? {} : { externalId: 'required' }),
  };
}

/** The errors of the dates: the end comes after the start. A user who sells only dated positions needs both. */
function wrongDates({ startDate, endDate }: QuickOrderForm, { types }: Offer): WrongFields {
  const areNeeded = needsDates(types);
  return {
    ...(startDate === '' && areNeeded ? { startDate: 'required' } : {}),
    ...(endDate === '' && areNeeded ? { endDate: 'required' } : {}),
    ...(startDate !== '' && endDate !== '' && endDate <= startDate ? { endDate: 'dateOrder' } : {}),
  };
}

/** An end date needs a start date. Only forms that show both ask for it. */
export const missingStart = ({ startDate, endDate }: QuickOrderForm): WrongFields =>
  startDate === '' && endDate !== '' ? { startDate: 'required' } : {};

/** The contract's errors of an order, at the fields of the form. The property names an order without a description. */
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
  if (third === 'type' || third === 'propertyId') return 'propertyId';
  if (third === 'checkIn' || third === 'dates') return 'startDate';
  if (third === 'checkOut') return 'endDate';
  return third === 'name' ? 'description' : 'amount';
}
