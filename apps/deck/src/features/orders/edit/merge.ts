import type { OrderForm, PositionForm } from '../shared/form/order-form.ts';
import { samePosition } from '../shared/form/same-order.ts';

/** What of an order is asked about as a whole; positions and the customer are asked about in their parts. */
type OrderField = Exclude<keyof OrderForm, 'revision' | 'positions' | 'customer'>;
type CustomerField = keyof OrderForm['customer'];

/** Every field of an order, in the order in which it is asked about: one that is missing here does not compile. */
const orderFields = getFields<OrderField>({
  externalId: true,
  currency: true,
  propertyId: true,
  paymentPolicy: true,
  looseRate: true,
  reservationId: true,
  messageToCustomer: true,
  internalNote: true,
});

const customerFields = getFields<CustomerField>({
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  language: true,
  country: true,
  companyName: true,
});

function getFields<Field extends string>(fields: Readonly<Record<Field, true>>): readonly Field[] {
  return Object.keys(fields) as Field[];
}

export type Side = 'theirs' | 'mine';

/** Something that a colleague has changed meanwhile and that is not the same here. */
export type Difference =
  | { readonly id: string; readonly kind: 'order'; readonly field: OrderField }
  | { readonly id: string; readonly kind: 'customer'; readonly field: CustomerField }
  | { readonly id: string; readonly kind: 'position'; readonly index: number };

/** Three states of one order: as one began with it, as a colleague left it, as one would leave it. */
export interface Versions {
  /** Unknown for what was typed before and taken up again: then all that differs is asked. */
  readonly base: OrderForm | undefined;
  readonly theirs: OrderForm;
  readonly mine: OrderForm;
}

/** What has to be chosen, in the order of the form. What one has changed oneself, and nobody else, stays without a question. */
export function getDifferences({ base, theirs, mine }: Versions): readonly Difference[] {
  const isAsked = <T>(of: (form: OrderForm) => T, same: (one: T, other: T) => boolean = isEqual) =>
    !same(of(theirs), of(mine)) && (base === undefined || !same(of(theirs), of(base)));
  const places = Array.from({ length: Math.max(theirs.positions.length, mine.positions.length) });
  return [
    ...orderFields
      .filter((field) => isAsked((form) => form[field]))
      .map((field): Difference => ({ id: field, kind: 'order', field })),
    ...places
      .map((_, index) => index)
      .filter((index) => isAsked((form) => form.positions[index], samePosition))
      .map((index): Difference => ({ id: `position-${index}`, kind: 'position', index })),
    ...customerFields
      .filter((field) => isAsked((form) => form.customer[field]))
      .map((field): Difference => ({ id: `customer-${field}`, kind: 'customer', field })),
  ];
}

/** Nothing typed here is given up unasked: mine, unless it was not touched here. */
export function firstChoice({ base, mine }: Versions, difference: Difference): Side {
  if (base === undefined) return 'mine';
  const untouched =
    difference.kind === 'position'
      ? samePosition(base.positions[difference.index], mine.positions[difference.index])
      : isEqual(valueIn(base, difference), valueIn(mine, difference));
  return untouched ? 'theirs' : 'mine';
}

const valueIn = (form: OrderForm, difference: Exclude<Difference, { kind: 'position' }>) =>
  difference.kind === 'order' ? form[difference.field] : form.customer[difference.field];

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The order to go on with: theirs where it was chosen, mine everywhere else, on top of the state they left. */
export function merged(
  { theirs, mine }: Versions,
  differences: readonly Difference[],
  sideOf: (id: string) => Side,
): OrderForm {
  const order = { ...mine, customer: { ...mine.customer }, revision: theirs.revision };
  const positions: (PositionForm | undefined)[] = [...mine.positions];
  for (const difference of differences.filter(({ id }) => sideOf(id) === 'theirs')) {
    if (difference.kind === 'order') Object.assign(order, { [difference.field]: theirs[difference.field] });
    else if (difference.kind === 'customer')
      Object.assign(order.customer, { [difference.field]: theirs.customer[difference.field] });
    else positions[difference.index] = theirs.positions[difference.index];
  }
  return { ...order, positions: positions.filter((position) => position !== undefined) };
}
