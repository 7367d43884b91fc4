import type { Customer } from '@deck/api/contract/orders';
import { customerLanguages, paymentPolicies, positionTypes, ratePeriods, trips } from '@deck/api/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderForm, sameOrder, samePosition } from '../shared/form/order-form.ts';
import { customerFields, getNames, type OrderValues, orderFields } from '../shared/order-fields.ts';
import type { OrderWords } from '../shared/order-words.ts';
import { positionFields } from '../shared/position-fields.ts';
import { emptyPosition, type PositionForm } from '../shared/position-form.ts';
import { getDifferences, merged, toText } from './merge.ts';

const amount = fc.integer({ min: 1, max: 99_999_999 }).map((cents) => (cents / 100).toFixed(2));
const word = fc.string({ minLength: 1, maxLength: 12 });
const day = fc.integer({ min: 1, max: 28 }).map((day) => `2027-03-${String(day).padStart(2, '0')}`);
const count = fc.integer({ min: 1, max: 99 });
const time = count.map((minutes) => `${10 + (minutes % 10)}:${10 + (minutes % 50)}`);

/** Values for every field: a field that is new does not compile here without them. */
const orderValues: { [Name in keyof OrderValues]: fc.Arbitrary<OrderValues[Name]> } = {
  externalId: word,
  currency: fc.constantFrom('EUR', 'USD', 'GBP'),
  propertyId: word,
  paymentPolicy: fc.constantFrom(...paymentPolicies),
  looseRate: fc.record({
    appliedRate: fc.option(fc.record({ amount, period: fc.constantFrom(...ratePeriods) })),
    lengthOfStay: fc.option(count),
  }),
  reservationId: word,
  messageToCustomer: word,
  internalNote: word,
};
const customerValues: { [Name in keyof Customer]: fc.Arbitrary<Customer[Name]> } = {
  firstName: word,
  lastName: word,
  email: word,
  phone: word,
  language: fc.constantFrom(...customerLanguages),
  country: fc.constantFrom('', 'GR', 'DE', 'CY'),
  companyName: word,
};
const positionValues: {
  [Name in Exclude<keyof PositionForm, 'key' | 'priced'>]: fc.Arbitrary<PositionForm[Name]>;
} = {
  type: fc.constantFrom(...positionTypes),
  name: word,
  propertyId: word,
  rate: amount,
  amount,
  period: fc.constantFrom(...ratePeriods),
  length: count.map(String),
  trip: fc.constantFrom(...trips),
  days: fc.record({ from: day, to: day }),
  people: count.map(String),
  aircraft: word,
  departurePoint: word,
  destination: word,
  model: word,
  pickUpTime: time,
  pickUpLocation: word,
  dropOffTime: time,
  dropOffLocation: word,
};

const position = fc
  .record(positionValues)
  .map((values): PositionForm => ({ ...emptyPosition(values.type), ...values }));
const order: fc.Arbitrary<OrderForm> = fc
  .tuple(
    fc.record(orderValues),
    fc.record(customerValues),
    fc.array(position, { minLength: 1, maxLength: 3 }),
  )
  .map(([values, customer, positions]) => ({ revision: 'one', ...values, customer, positions }));

/** Every word with what it is filled with. */
const words: OrderWords = {
  t: ((key: string, ...filled: object[]) => `${key} ${JSON.stringify(filled)}`) as unknown as OrderWords['t'],
  locale: 'en',
  currency: 'EUR',
  propertyName: (id) => `The ${id}`,
};

/** A colleague has changed one thing of an order, and nothing was changed here. */
function expectToBeAsked(base: OrderForm, theirs: OrderForm, id: string, isRead = true) {
  expect(sameOrder(base, theirs)).toBe(false);
  const versions = { base, theirs: { ...theirs, revision: 'two' }, mine: base };
  const differences = getDifferences(versions);
  expect(differences.map((difference) => difference.id)).toEqual([id]);
  expect(
    sameOrder(
      merged(versions, differences, () => 'theirs'),
      theirs,
    ),
  ).toBe(true);
  expect(
    sameOrder(
      merged(versions, differences, () => 'mine'),
      base,
    ),
  ).toBe(true);
  for (const difference of isRead ? differences : [])
    expect(toText(theirs, difference, words)).not.toBe(toText(base, difference, words));
}

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);

describe('a change of any single field by a colleague is another order, asked about in words that differ', () => {
  it.each(getNames(orderFields))('%s', (name) => {
    fc.assert(
      fc.property(order, orderValues[name], (base, value) => {
        fc.pre(isOther(base[name], value));
        expectToBeAsked(base, { ...base, [name]: value }, name);
      }),
    );
  });

  it.each(getNames(customerFields))('%s of the customer', (name) => {
    fc.assert(
      fc.property(order, customerValues[name], (base, value) => {
        fc.pre(isOther(base.customer[name], value));
        const customer = { ...base.customer, [name]: value };
        expectToBeAsked(base, { ...base, customer }, `customer-${name}`);
      }),
    );
  });

  it.each(Object.keys(positionValues) as (keyof typeof positionValues)[])('%s of a position', (name) => {
    fc.assert(
      fc.property(order, positionValues[name], (base, value) => {
        const [first, ...others] = base.positions;
        const changed = { ...(first as PositionForm), [name]: value };
        fc.pre(!samePosition(first, changed));
        const positions = [changed, ...others];
        expectToBeAsked(base, { ...base, positions }, 'position-0', isReadOf(first as PositionForm, name));
      }),
    );
  });
});

/** What a position says of itself: what all have, and what its type has. */
function isReadOf({ type }: PositionForm, name: string): boolean {
  const places: readonly string[] = Object.values(positionFields[type]).map(({ at }) => at);
  const ofAll = ['type', 'name', 'amount', ...(type === 'OTHER' ? [] : ['rate', 'period', 'length'])];
  if (type === 'FLIGHT' && name === 'trip') return true;
  return [...ofAll, ...places].includes(name);
}
