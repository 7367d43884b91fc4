import { check } from '@deck/api';
import type { ApiError } from '@deck/api/client';
import { OrderDraft } from '@deck/api/contract/orders';
import type { PropertyChoice } from '@deck/api/contract/people';
import { unsoldPositions } from '@deck/api/rules';
import { useEffect, useRef } from 'react';
import { type FieldPath, useFormState } from 'react-hook-form';
import { followCompany, refusedFields } from '../../../../domain/order/order-refusal.ts';
import { contractResolver, type WrongFields } from '../../../../platform/forms/contract-resolver.ts';
import { findPlace } from '../position-fields.ts';
import type { PositionForm } from '../position-form.ts';
import { type OrderForm, type OrderFormMethods, toDraft } from './order-form.ts';
import { findRated } from './rates.ts';

/** Where the form shows what the contract refuses: `positions.0.checkIn` stands in the field of both dates. */
export function formPath(path: string, positions: readonly PositionForm[]): string {
  const rated = findRated(positions);
  const place = rated ? positions.indexOf(rated) : 0;
  const [area, index, ...rest] = path
    .replace(/^appliedRate(\..*)?$/, `positions.${place}.rate`)
    .replace(/^lengthOfStay$/, `positions.${place}.length`)
    .split('.');
  const last = rest.at(-1) ?? '';
  const position = positions[Number(index)];
  if (area !== 'positions' || index === undefined) return path;
  const isWhere = last === 'propertyId' || last === 'type';
  // A stay elsewhere names its own property, anything else is sold by the order's.
  if (isWhere && !(position?.type === 'ACCOMMODATION' && position.propertyId)) return 'propertyId';
  if (isWhere) return [area, index, 'propertyId'].join('.');
  return [area, index, position ? findPlace(position.type, last) : last].join('.');
}

/** What the contract's own schema has against the form, at the fields of the form. */
export function wrongFields(values: OrderForm): WrongFields {
  const checked = check(OrderDraft, toDraft(values), 'body');
  if ('value' in checked) return {};
  const wrong = Object.entries(checked.fields).map(
    ([path, message]) => [formPath(path, values.positions), message] as const,
  );
  return Object.fromEntries(
    wrong.map(([path, message]) => [path, isEmptyPeople(values, path) ? 'required' : message]),
  );
}

/** The same of one field as it is typed: of the positions its own alone is looked at, however many there are. */
export function wrongAround(field: string, values: OrderForm): WrongFields {
  const place = Number(/^positions\.(\d+)\./.exec(field)?.[1] ?? 0);
  const position = values.positions[place];
  if (!position || field === 'positions') return wrongFields(values);
  const isRated = findRated(values.positions) === position;
  const alone = isRated ? position : { ...position, rate: '', length: '' };
  const wrong = Object.entries(wrongFields({ ...values, positions: [alone] }));
  return Object.fromEntries(
    wrong.map(([path, message]) => [path.replace(/^positions\.0\b/, `positions.${place}`), message]),
  );
}

/** An empty number of people is sent as zero. The form says that it is missing, not that it is too small. */
function isEmptyPeople({ positions }: OrderForm, path: string): boolean {
  const [, place] = /^positions\.(\d+)\.people$/.exec(path) ?? [];
  return place !== undefined && positions[Number(place)]?.people.trim() === '';
}

/** What properties sell, and the order that is edited: what it had may stay. */
interface Sales {
  readonly properties: readonly PropertyChoice[];
  readonly before?: OrderForm;
}

/** What is not sold where it is to be, at the field of the property. */
export function wrongSales(values: OrderForm, { properties, before }: Sales): WrongFields {
  const soldBy = new Map(properties.map(({ id, positionTypes }) => [id, positionTypes]));
  const unsold = unsoldPositions(values, soldBy, before);
  return Object.fromEntries(
    unsold.map((index) => [formPath(`positions.${index}.type`, values.positions), 'notSold'] as const),
  );
}

/** @param idRequired the company numbers its orders by hand, or the order has its ID already */
export const orderResolver = (idRequired: boolean, sales: Sales) =>
  contractResolver<OrderForm>((values, field) => ({
    ...(idRequired && values.externalId.trim() === '' && { externalId: 'required' }),
    ...wrongSales(values, sales),
    ...(field === undefined ? wrongFields(values) : wrongAround(field, values)),
  }));

/** Says what the server has against an order at the fields of its form. */
export function showRefused(form: OrderFormMethods, refusal: ApiError, { positions }: OrderForm): void {
  followCompany(refusal);
  for (const [path, message] of Object.entries(refusedFields(refusal)))
    form.setError(formPath(path, positions) as FieldPath<OrderForm>, { type: 'server', message });
}

/** Leads to the first field that is wrong, each time the form was refused and its sentences stand on the page. */
export function useWrongField({ control }: OrderFormMethods) {
  const form = useRef<HTMLFormElement>(null);
  const { submitCount, isSubmitSuccessful } = useFormState({ control });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitSuccessful)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitSuccessful]);
  return form;
}
