import type { Customer, Order, OrderDraft } from '@deck/api/contract/orders';
import type { Environment } from '@deck/api/contract/people';
import type { PositionType } from '@deck/api/vocabulary';
import { isAmount, isDate, type Money, parseMoney, sum } from '@deck/values';
import type { UseFormReturn } from 'react-hook-form';
import {
  customerFields,
  getNames,
  getOnlyProperty,
  makeValues,
  type OrderValues,
  orderFields,
} from '../order-fields.ts';
import { readPosition, toPosition } from '../position-fields.ts';
import { emptyPosition, getPeriod, getTypedDays, type PositionForm } from '../position-form.ts';
import { getRate, readRate } from './rates.ts';

/** An order as its form holds it. */
export interface OrderForm extends OrderValues {
  /** Which state of the order one began with; empty for a new one. */
  revision: string;
  positions: PositionForm[];
  customer: Customer;
}

/** What the sections of the form are given. */
export type OrderFormMethods = UseFormReturn<OrderForm, unknown, OrderForm>;

/** A new order begins with the company's defaults. */
export function emptyOrder(environment: Environment, type: PositionType): OrderForm {
  const period = getPeriod(type, getOnlyProperty(environment));
  return {
    revision: '',
    ...makeValues(orderFields, (_, { empty }) => empty(environment)),
    positions: [{ ...emptyPosition(type), period }],
    customer: makeValues(customerFields, (_, { empty }) => empty(environment)),
  };
}

/** An order that exists, as the same form. */
export function toOrderForm(order: Order): OrderForm {
  const read = order.positions.map((position) => readPosition(position, order.propertyId));
  const { positions, looseRate } = readRate(order, read);
  const values = { ...order, looseRate };
  return {
    revision: order.revision,
    ...makeValues(orderFields, (name) => values[name]),
    positions,
    customer: makeValues(customerFields, (name) => order.customer[name]),
  };
}

/** The form as the contract's call takes it. What is missing is left for its schema to name. */
export function toDraft(form: OrderForm): OrderDraft {
  const {
    looseRate: _,
    externalId,
    ...values
  } = makeValues(orderFields, (name, { write }) => (write ? write(form[name]) : form[name]));
  return {
    ...(externalId === '' ? {} : { externalId }),
    ...values,
    ...getRate(form),
    positions: form.positions.map((position) => toPosition(position, form.propertyId)),
    customer: makeValues(customerFields, (name, { write }) =>
      write ? write(form.customer[name]) : form.customer[name],
    ),
  };
}

export const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The position as it will be saved: a one-way flight drops a return that was typed before. */
const getSaid = (position: PositionForm) => {
  const { key: _, priced: __, ...said } = position;
  return { ...said, days: getTypedDays(position) };
};

/** Whether two positions say the same. */
export const samePosition = (one: PositionForm | undefined, other: PositionForm | undefined): boolean =>
  isEqual(one && getSaid(one), other && getSaid(other));

/** Whether two forms say the same: then nothing would be lost by taking one for the other. */
export const sameOrder = (one: OrderForm, other: OrderForm): boolean =>
  getNames(orderFields).every((name) => isEqual(one[name], other[name])) &&
  getNames(customerFields).every((name) => isEqual(one.customer[name], other.customer[name])) &&
  one.positions.length === other.positions.length &&
  one.positions.every((position, index) => samePosition(position, other.positions[index]));

/** Whether nothing has been typed into a position: its type may still follow the property. */
export function isUntouched(position: PositionForm): boolean {
  const { key, type, period } = position;
  return isEqual(position, { ...emptyPosition(type), key, period });
}

/** The sum of what is typed so far. */
export function getTotal({ positions, currency }: Pick<OrderForm, 'positions' | 'currency'>): Money {
  const amounts = positions
    .map(({ amount }) => amount)
    .filter((amount) => amount !== '' && isAmount(amount, currency));
  return sum(
    currency,
    amounts.map((amount) => parseMoney(amount, currency)),
  );
}

/** The day the order begins; undefined while none is typed. */
export function getStart({ positions }: Pick<OrderForm, 'positions'>): string | undefined {
  const starts = positions.filter(({ type, days }) => type !== 'OTHER' && isDate(days.from));
  return starts.map(({ days }) => days.from).sort()[0];
}
