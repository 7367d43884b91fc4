import type { Customer } from '@deck/api/contract/orders';
import { isEqual, type OrderForm, samePosition } from '../shared/form/order-form.ts';
import {
  customerFields,
  type Fields,
  getNames,
  type OrderValues,
  orderFields,
} from '../shared/order-fields.ts';
import { type OrderWords, toPositionText } from '../shared/order-words.ts';
import type { PositionForm } from '../shared/position-form.ts';

export type Side = 'theirs' | 'mine';

/** Something that a colleague has changed meanwhile and that is not the same here. */
type Difference =
  | { readonly id: string; readonly kind: 'order'; readonly field: keyof OrderValues }
  | { readonly id: string; readonly kind: 'customer'; readonly field: keyof Customer }
  | { readonly id: string; readonly kind: 'position'; readonly index: number };

/** Three states of one order: as one began with it, as a colleague left it, as one would leave it. */
export interface Versions {
  /** Unknown for what was typed before and taken up again: then all that differs is asked. */
  readonly base: OrderForm | undefined;
  readonly theirs: OrderForm;
  readonly mine: OrderForm;
}

/** The differences that need a choice, in the order of the form. What only this user changed needs none. */
export function getDifferences({ base, theirs, mine }: Versions): readonly Difference[] {
  const isAsked = <T>(of: (form: OrderForm) => T, same: (one: T, other: T) => boolean = isEqual) =>
    !same(of(theirs), of(mine)) && (base === undefined || !same(of(theirs), of(base)));
  const places = Array.from({ length: Math.max(theirs.positions.length, mine.positions.length) });
  return [
    ...getNames(orderFields)
      .filter((field) => isAsked((form) => form[field]))
      .map((field): Difference => ({ id: field, kind: 'order', field })),
    ...places
      .map((_, index) => index)
      .filter((index) => isAsked((form) => form.positions[index], samePosition))
      .map((index): Difference => ({ id: `position-${index}`, kind: 'position', index })),
    ...getNames(customerFields)
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

/** What a difference is called. */
export const getLabel = (difference: Difference, { t }: OrderWords): string =>
  difference.kind === 'position'
    ? t('create.position', { number: difference.index + 1 })
    : t(
        (difference.kind === 'order' ? orderFields[difference.field] : customerFields[difference.field])
          .label,
      );

/** What one side has there, as people read it; empty where it has nothing. */
export function toText(form: OrderForm, difference: Difference, words: OrderWords): string {
  switch (difference.kind) {
    case 'position': {
      const position = form.positions[difference.index];
      return position ? toPositionText(position, words) : '';
    }
    case 'order':
      return toFieldText(orderFields, form, difference.field, words);
    case 'customer':
      return toFieldText(customerFields, form.customer, difference.field, words);
  }
}

const toFieldText = <Values, Name extends keyof Values>(
  fields: Fields<Values>,
  values: Values,
  name: Name,
  words: OrderWords,
): string => fields[name].text(values[name], words);
