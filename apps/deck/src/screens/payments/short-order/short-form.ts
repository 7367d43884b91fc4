import { check } from '@deck/api';
import { OrderDraft } from '@deck/api/contract/orders';
import type { Environment } from '@deck/api/contract/people';
import type { CustomerLanguage, Scheme } from '@deck/api/vocabulary';
import { daysBetween } from '@deck/values';
import type { WrongFields } from '../../../forms/contract-resolver.ts';
import { firstLifetime } from '../create/payment-values.ts';
import { type Offer, positionOf, wrongDates } from './short-position.ts';

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

/** The order the server is asked to make: one position over the whole amount. */
export function toOrderDraft(values: ShortForm, offer: Offer, split: boolean): OrderDraft {
  const { externalId, firstName, lastName, email, phone, language, country, companyName } = values;
  const position = positionOf(values, offer);
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

/** Everything the order would be refused for, at the fields of the form. */
export function wrongOrder(values: ShortForm, offer: Offer, split: boolean): WrongFields {
  const checked = check(OrderDraft, toOrderDraft(values, offer, split), 'body');
  return {
    ...('fields' in checked ? formErrors(checked.fields) : {}),
    ...wrongDates(values, offer),
    ...(offer.generatesIds || values.externalId.trim() !== '' ? {} : { externalId: 'required' }),
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
