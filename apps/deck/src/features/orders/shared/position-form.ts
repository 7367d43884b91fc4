import type { PropertyChoice } from '@deck/api/contract/people';
import type { PositionType, RatePeriod, Trip } from '@deck/api/vocabulary';

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
  /** Whether a flight comes back. */
  trip: Trip;
  /** Civil dates; empty while open. One way, `to` says nothing. */
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
  trip: 'RETURN',
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

/** Whether it is a flight without a return. */
export const isOneWay = ({ type, trip }: Pick<PositionForm, 'type' | 'trip'>): boolean =>
  type === 'FLIGHT' && trip === 'ONE_WAY';

/** The first and last day as typed; a one-way flight ends on the day it departs. */
export const getTypedDays = (position: PositionForm): PositionForm['days'] =>
  isOneWay(position) ? { from: position.days.from, to: position.days.from } : position.days;

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
