import type { Customer, OrderDraft } from '@deck/api/contract/orders';
import type { Environment } from '@deck/api/contract/people';
import type { Fact } from '@deck/ui';
import { countryName, isCountry } from '@deck/values';
import { languageName } from '../../../platform/format/language-name.ts';
import type { Catalogue } from '../../../platform/i18n/i18n.ts';
import { firstCurrency } from '../../../platform/session/first-currency.ts';
import { type OrderWords, type Rate, toRateText } from './order-words.ts';

/** Positions and the customer have fields of their own below. The split link is turned on beside the form. */
type OwnField = Exclude<keyof OrderDraft, keyof Rate | 'positions' | 'customer' | 'split'>;

/** The values of an order's own fields, as its form holds them: those of the contract, and its rate. */
export type OrderValues = { [Name in OwnField]-?: Exclude<OrderDraft[Name], undefined> } & {
  /** The rate of an order while none of its positions has one. */
  looseRate: Rate;
};

/** One field, described once: form, draft, comparison, check step and page of the order follow from it. */
interface Field<Value> {
  readonly label: `fields.${keyof Catalogue['orders']['fields']}`;
  /** The value of a new order. */
  readonly empty: (environment: Environment) => Value;
  /** The value to send; left out where it is sent as typed. */
  readonly write?: (value: Value) => Value;
  /** The value as people read it; empty where there is nothing to read. */
  readonly text: (value: Value, words: OrderWords) => string;
}

/** A field for every value: a missing one does not compile, nor does one too many. */
export type Fields<Values> = { readonly [Name in keyof Values]: Field<Values[Name]> };

const text = (label: Field<string>['label']): Field<string> => ({
  label,
  empty: () => '',
  text: (value) => value,
});
const line = (label: Field<string>['label']): Field<string> => ({
  ...text(label),
  write: (value) => value.trim(),
});

/** The fields of an order, in the order in which they are read and compared. */
export const orderFields: Fields<OrderValues> = {
  externalId: line('fields.externalId'),
  currency: { ...text('fields.currency'), empty: firstCurrency },
  propertyId: {
    label: 'fields.propertyId',
    empty: (environment) => getOnlyProperty(environment)?.id ?? '',
    text: (id, { propertyName }) => (id === '' ? '' : propertyName(id)),
  },
  paymentPolicy: {
    label: 'fields.paymentPolicy',
    empty: () => 'PREPAYMENT_100',
    text: (policy, { t }) => t(`app:policy.${policy}`),
  },
  looseRate: {
    label: 'fields.appliedRate',
    empty: () => ({ appliedRate: null, lengthOfStay: null }),
    text: toRateText,
  },
  reservationId: line('fields.reservationId'),
  messageToCustomer: text('fields.messageToCustomer'),
  internalNote: text('fields.internalNote'),
};

/** The fields of an order's customer, likewise. */
export const customerFields: Fields<Customer> = {
  firstName: line('fields.firstName'),
  lastName: line('fields.lastName'),
  email: line('fields.email'),
  phone: text('fields.phone'),
  language: {
    label: 'fields.language',
    empty: ({ defaultCustomerLanguage }) => defaultCustomerLanguage,
    text: (language, { t, locale }) => languageName(language, (known) => t(`app:language.${known}`), locale),
  },
  country: {
    label: 'fields.country',
    empty: ({ defaultCustomerCountry }) => defaultCustomerCountry,
    text: (country, { locale }) => (isCountry(country) ? countryName(country, locale) : ''),
  },
  companyName: line('fields.companyName'),
};

/** The property of a company that has no other. */
export function getOnlyProperty({ properties }: Environment): Environment['properties'][number] | undefined {
  return properties.length === 1 ? properties[0] : undefined;
}

export function getNames<Values>(fields: Fields<Values>): readonly (keyof Values & string)[] {
  return Object.keys(fields) as (keyof Values & string)[];
}

/** Makes the value of every field. */
export function makeValues<Values>(
  fields: Fields<Values>,
  make: <Name extends keyof Values & string>(name: Name, field: Field<Values[Name]>) => Values[Name],
): Values {
  return Object.fromEntries(getNames(fields).map((name) => [name, make(name, fields[name])])) as Values;
}

/** Every value with its label, as a page shows it. */
export function toFacts<Values>(
  fields: Fields<Values>,
  values: Values,
  words: OrderWords,
): Record<keyof Values, Fact> {
  const facts = getNames(fields).map((name): [string, Fact] => {
    const { label, text } = fields[name];
    return [name, [words.t(label), text(values[name], words)]];
  });
  return Object.fromEntries(facts) as Record<keyof Values, Fact>;
}
