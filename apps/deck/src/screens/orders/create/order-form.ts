import type { OrderDraft } from '@deck/api/contract/orders';
import type { Environment } from '@deck/api/contract/people';
import type { Position } from '@deck/api/contract/positions';
import type { CustomerLanguage, PaymentPolicy, PositionType } from '@deck/api/vocabulary';
import {
  amountOf,
  daysBetween,
  isAmount,
  isCurrency,
  type Money,
  money,
  parseMoney,
  sum,
} from '@deck/values';

/** A position as its card holds it: the fields of all types, so that changing the type loses nothing typed. */
export interface PositionForm {
  type: PositionType;
  name: string;
  /** Decimal strings; empty while nothing is typed. */
  rate: string;
  amount: string;
  /** Civil dates; empty while open. A flight without a return has no `to`. */
  days: { from: string; to: string };
  /** Guests or passengers. */
  people: string;
  aircraft: string;
  departurePoint: string;
  destination: string;
  model: string;
  pickUpTime: string;
  pickUpLocation: string;
  dropOffTime: string;
  dropOffLocation: string;
}

/** A new order as its form holds it. */
export interface OrderForm {
  /** Empty: the next of the property is taken. */
  externalId: string;
  currency: string;
  propertyId: string;
  paymentPolicy: PaymentPolicy;
  reservationId: string;
  internalNote: string;
  messageToCustomer: string;
  positions: PositionForm[];
  customer: {
    firstName: string;
    lastName: string;
    email: string;
    phone: string;
    language: CustomerLanguage;
    country: string;
    companyName: string;
  };
}

export const emptyPosition = (type: PositionType): PositionForm => ({
  type,
  name: '',
  rate: '',
  amount: '',
  days: { from: '', to: '' },
  people: '',
  aircraft: '',
  departurePoint: '',
  destination: '',
  model: '',
  pickUpTime: '10:00',
  pickUpLocation: '',
  dropOffTime: '10:00',
  dropOffLocation: '',
});

/** Whether nothing has been typed into a position: its type may still follow the property. */
export function isUntouched(position: PositionForm): boolean {
  return JSON.stringify(position) === JSON.stringify(emptyPosition(position.type));
}

/** A new order begins with the company's defaults. */
export function emptyOrder(environment: Environment, type: PositionType): OrderForm {
  const { properties } = environment;
  return {
    externalId: '',
    currency: environment.defaultCurrency,
    propertyId: properties.length === 1 ? (properties[0]?.id ?? '') : '',
    paymentPolicy: 'PREPAYMENT_100',
    reservationId: '',
    internalNote: '',
    messageToCustomer: '',
    positions: [emptyPosition(type)],
    customer: {
      firstName: '',
      lastName: '',
      email: '',
      phone: '',
      language: environment.defaultCustomerLanguage,
      country: environment.defaultCustomerCountry,
      companyName: '',
    },
  };
}

export const nightsOf = ({ type, days }: PositionForm): number =>
  type === 'ACCOMMODATION' && days.from !== '' && days.to > days.from ? daysBetween(days.from, days.to) : 0;

/** The amount of so many nights at a rate; undefined while either is missing. */
export function amountOfStay(position: PositionForm, currency: string): string | undefined {
  const nights = nightsOf(position);
  if (nights === 0 || !isCurrency(currency) || !isAmount(position.rate, currency)) return undefined;
  const rate = parseMoney(position.rate, currency);
  return amountOf(money(rate.minor * BigInt(nights), currency));
}

/** The sum of what is typed so far. */
export function totalOf({ positions, currency }: Pick<OrderForm, 'positions' | 'currency'>): Money {
  const amounts = positions.map(({ amount }) => amount).filter((amount) => isAmount(amount, currency));
  return sum(
    currency,
    amounts.map((amount) => parseMoney(amount, currency)),
  );
}

/** The form as the contract's call takes it. What is missing is left for its schema to name. */
export function toDraft(form: OrderForm): OrderDraft {
  const stay = form.positions.find(({ type }) => type === 'ACCOMMODATION');
  const { externalId } = form;
  return {
    ...(externalId.trim() === '' ? {} : { externalId: externalId.trim() }),
    currency: form.currency,
    propertyId: form.propertyId,
    paymentPolicy: form.paymentPolicy,
    appliedRate: stay && stay.rate !== '' ? { amount: stay.rate, period: 'PER_NIGHT' } : null,
    lengthOfStay: stay ? nightsOf(stay) : null,
    reservationId: form.reservationId.trim(),
    internalNote: form.internalNote,
    messageToCustomer: form.messageToCustomer,
    positions: form.positions.map((position) => toPosition(position, form.propertyId)),
    customer: {
      ...form.customer,
      firstName: form.customer.firstName.trim(),
      lastName: form.customer.lastName.trim(),
      email: form.customer.email.trim(),
    },
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
        propertyId,
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
export function formPath(path: string): string {
  const parts = path.replace(/^appliedRate\.amount$/, 'positions.0.rate').split('.');
  const last = parts.at(-1) ?? '';
  if (parts[0] === 'positions' && last === 'propertyId') return 'propertyId';
  return [...parts.slice(0, -1), parts[0] === 'positions' ? (standIn[last] ?? last) : last].join('.');
}
