import type { OrderDraft } from '@deck/api/contract/orders';
import type { Environment, PropertyChoice } from '@deck/api/contract/people';
import type { CustomerLanguage, PaymentPolicy, PositionType, RatePeriod } from '@deck/api/vocabulary';
import { isAmount, isDate, type Money, parseMoney, sum } from '@deck/values';
import type { UseFormReturn } from 'react-hook-form';

/** A position as its card holds it: the fields of all types, so that changing the type loses nothing typed. */
export interface PositionForm {
  /** Tells it from the others, wherever it is moved. */
  key: string;
  type: PositionType;
  name: string;
  /** Of a stay elsewhere than at the order's property; empty where it is there. */
  propertyId: string;
  /** Decimal strings; empty while nothing is typed. */
  rate: string;
  amount: string;
  /** What rate and length came to last: an amount that is the same follows them, any other one was agreed on. */
  priced: string;
  /** What the rate is for, and how many of them. */
  period: RatePeriod;
  length: string;
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

/** An order as its form holds it. */
export interface OrderForm {
  /** Which state of the order one began with; empty for a new one. */
  revision: string;
  /** Empty: the next of the property is taken. */
  externalId: string;
  currency: string;
  propertyId: string;
  paymentPolicy: PaymentPolicy;
  reservationId: string;
  internalNote: string;
  messageToCustomer: string;
  /** What an order had already, while no position of it has a rate of its own. */
  looseRate: Pick<OrderDraft, 'appliedRate' | 'lengthOfStay'>;
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

/** What the sections of the form are given. */
export type OrderFields = UseFormReturn<OrderForm, unknown, OrderForm>;

export const emptyPosition = (type: PositionType): PositionForm => ({
  key: crypto.randomUUID().slice(0, 12),
  type,
  name: '',
  propertyId: '',
  rate: '',
  amount: '',
  priced: '',
  period: getPeriod(type),
  length: '',
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

const usualPeriods: Record<PositionType, RatePeriod> = {
  ACCOMMODATION: 'PER_NIGHT',
  FLIGHT: 'PER_HOUR',
  YACHT: 'PER_DAY',
  CAR: 'PER_DAY',
  OTHER: 'PER_DAY',
};

/** What a rate is for: as the property has it for what it sells, as it is usual for everything else. */
export const getPeriod = (type: PositionType, property?: PropertyChoice): RatePeriod =>
  property?.positionType === type ? property.payRatePeriod : usualPeriods[type];

/** Whether nothing has been typed into a position: its type may still follow the property. */
export function isUntouched(position: PositionForm): boolean {
  const { key, type, period } = position;
  return JSON.stringify(position) === JSON.stringify({ ...emptyPosition(type), key, period });
}

/** A new order begins with the company's defaults. */
export function emptyOrder(environment: Environment, type: PositionType): OrderForm {
  const [property, ...others] = environment.properties;
  const only = others.length === 0 ? property : undefined;
  return {
    revision: '',
    externalId: '',
    currency: environment.defaultCurrency,
    propertyId: only?.id ?? '',
    paymentPolicy: 'PREPAYMENT_100',
    reservationId: '',
    internalNote: '',
    messageToCustomer: '',
    looseRate: { appliedRate: null, lengthOfStay: null },
    positions: [{ ...emptyPosition(type), period: getPeriod(type, only) }],
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
