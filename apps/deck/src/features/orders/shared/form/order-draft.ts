import { check } from '@deck/api';
import { OrderDraft } from '@deck/api/contract/orders';
import type { Position } from '@deck/api/contract/positions';
import { contractResolver, type WrongFields } from '../../../../platform/forms/contract-resolver.ts';
import type { OrderForm, PositionForm } from './order-form.ts';

/** Whose rate the order keeps: it has one, of the first position that was given any; without, the first length. */
function getBearer(positions: readonly PositionForm[]): PositionForm | undefined {
  const rated = positions.filter(({ type }) => type !== 'OTHER');
  return rated.find(({ rate }) => rate !== '') ?? rated.find(({ length }) => length !== '');
}

/** The form as the contract's call takes it. What is missing is left for its schema to name. */
export function toDraft(form: OrderForm): OrderDraft {
  const externalId = form.externalId.trim();
  return {
    ...(externalId === '' ? {} : { externalId }),
    currency: form.currency,
    propertyId: form.propertyId,
    paymentPolicy: form.paymentPolicy,
    ...getRate(form),
    reservationId: form.reservationId.trim(),
    internalNote: form.internalNote,
    messageToCustomer: form.messageToCustomer,
    positions: form.positions.map((position) => toPosition(position, form.propertyId)),
    customer: {
      ...form.customer,
      firstName: form.customer.firstName.trim(),
      lastName: form.customer.lastName.trim(),
      email: form.customer.email.trim(),
      companyName: form.customer.companyName.trim(),
    },
  };
}

function getRate({ positions, looseRate }: OrderForm): OrderForm['looseRate'] {
  const bearer = getBearer(positions);
  // A length that is counted from dates takes no rate away.
  if (!bearer || (bearer.rate === '' && looseRate.appliedRate)) return looseRate;
  return {
    appliedRate: bearer.rate === '' ? null : { amount: bearer.rate, period: bearer.period },
    lengthOfStay: bearer.length === '' ? null : Number(bearer.length),
  };
}

function toPosition(form: PositionForm, propertyId: string): Position {
  const { name, amount, days } = form;
  // An empty number is not zero: the schema refuses it in words.
  const people = /^\d{1,4}$/.test(form.people) ? Number(form.people) : 0;
  switch (form.type) {
    case 'ACCOMMODATION':
      return {
        type: 'ACCOMMODATION',
        name,
        amount,
        checkIn: days.from,
        checkOut: days.to,
        guests: people,
        propertyId: form.propertyId || propertyId,
      };
    case 'FLIGHT':
      return {
        type: 'FLIGHT',
        name,
        amount,
        aircraft: form.aircraft,
        departurePoint: form.departurePoint,
        destination: form.destination,
        departureDate: days.from,
        returnDate: days.to === '' ? null : days.to,
        passengers: people,
      };
    case 'YACHT':
      return { type: 'YACHT', name, amount, startDate: days.from, endDate: days.to };
    case 'CAR':
      return {
        type: 'CAR',
        name,
        amount,
        model: form.model,
        pickUpDate: days.from,
        pickUpTime: form.pickUpTime,
        pickUpLocation: form.pickUpLocation,
        dropOffDate: days.to,
        dropOffTime: form.dropOffTime,
        dropOffLocation: form.dropOffLocation,
      };
    case 'OTHER':
      return { type: 'OTHER', name, amount };
  }
}

/** Fields of the contract that one field of the form stands for. */
const standIn: Record<string, string> = {
  checkIn: 'days',
  checkOut: 'days',
  dates: 'days',
  startDate: 'days',
  endDate: 'days',
  departureDate: 'days',
  returnDate: 'days',
  pickUpDate: 'days',
  dropOffDate: 'days',
  guests: 'people',
  passengers: 'people',
};

/** Where the form shows what the contract refuses: `positions.0.checkIn` stands in the field of both dates. */
export function formPath(path: string, positions: readonly PositionForm[]): string {
  const bearer = getBearer(positions);
  const place = bearer ? positions.indexOf(bearer) : 0;
  const [area, index, ...rest] = path
    .replace(/^appliedRate(\..*)?$/, `positions.${place}.rate`)
    .replace(/^lengthOfStay$/, `positions.${place}.length`)
    .split('.');
  const last = rest.at(-1) ?? '';
  if (area !== 'positions' || index === undefined) return path;
  if (last === 'propertyId' && !positions[Number(index)]?.propertyId) return 'propertyId';
  return [area, index, standIn[last] ?? last].join('.');
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
  const isBearer = getBearer(values.positions) === position;
  const alone = isBearer ? position : { ...position, rate: '', length: '' };
  const wrong = Object.entries(wrongFields({ ...values, positions: [alone] }));
  return Object.fromEntries(
    wrong.map(([path, message]) => [path.replace(/^positions\.0\b/, `positions.${place}`), message]),
  );
}

/** Nothing typed is sent as zero, which the contract calls too small: a person is told what is missing. */
function isEmptyPeople({ positions }: OrderForm, path: string): boolean {
  const [, place] = /^positions\.(\d+)\.people$/.exec(path) ?? [];
  return place !== undefined && positions[Number(place)]?.people.trim() === '';
}

/** @param idRequired the company numbers its orders by hand, or the order has its ID already */
export const orderResolver = (idRequired: boolean) =>
  contractResolver<OrderForm>((values, field) => ({
    ...(idRequired && values.externalId.trim() === '' && { externalId: 'required' }),
    ...(field === undefined ? wrongFields(values) : wrongAround(field, values)),
  }));
