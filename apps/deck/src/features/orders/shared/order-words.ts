import type { OrderDraft } from '@deck/api/contract/orders';
import { formatMoney, isAmount, parseMoney } from '@deck/values';
import type { TFunction } from 'i18next';
import { formatDays } from '../../../platform/format/stay.ts';
import { getTypedDays, type PositionForm } from './position-form.ts';

/** What it takes to put an order in words. */
export interface OrderWords {
  readonly t: TFunction<['orders', 'app']>;
  readonly locale: string;
  readonly currency: string;
  readonly propertyName: (id: string) => string;
}

/** What a night, a day or an hour of an order costs, and how many of them it lasts. */
export type Rate = Pick<OrderDraft, 'appliedRate' | 'lengthOfStay'>;

/** An amount as typed, where its currency cannot hold it. */
const toMoney = (amount: string, { currency, locale }: OrderWords): string =>
  isAmount(amount, currency) ? formatMoney(parseMoney(amount, currency), locale) : amount;

export function toRateText({ appliedRate, lengthOfStay }: Rate, words: OrderWords): string {
  const { t } = words;
  if (!appliedRate) return lengthOfStay === null ? '' : `${t('fields.lengthOfStay')}: ${lengthOfStay}`;
  const rate = `${toMoney(appliedRate.amount, words)} ${t(`details.ratePeriod.${appliedRate.period}`)}`;
  return lengthOfStay === null
    ? rate
    : `${rate}, ${t(`create.lengths.${appliedRate.period}`)}: ${lengthOfStay}`;
}

/** `€200.00 per night`; empty where a position has no rate. */
export const toPositionRate = ({ type, rate, period }: PositionForm, words: OrderWords): string =>
  type === 'OTHER' || rate === '' ? '' : `${toMoney(rate, words)} ${words.t(`details.ratePeriod.${period}`)}`;

/** `24.11 - 28.11.2026`, of a flight with its trip; empty where nothing is typed or there are no days. */
export function toDaysText(position: PositionForm, t: OrderWords['t']): string {
  const { type, trip } = position;
  const { from, to } = getTypedDays(position);
  if (type === 'OTHER' || from === '') return '';
  return formatDays({ from, to: to || null }, type === 'FLIGHT' ? t(`app:trip.${trip}`) : undefined);
}

/** What only positions of a type have, beside their days: `['Cessna', 'ATH - JMK', '4 passengers']`. */
export function getDetails(position: PositionForm, { t }: OrderWords): readonly string[] {
  const { departurePoint, destination, pickUpLocation, pickUpTime, dropOffLocation, dropOffTime } = position;
  const count = Number(position.people);
  switch (position.type) {
    case 'ACCOMMODATION':
      return [t('details.guestCount', { count })];
    case 'FLIGHT':
      return [
        position.aircraft,
        `${departurePoint} - ${destination}`,
        t('details.passengerCount', { count }),
      ];
    case 'CAR':
      return [position.model, `${pickUpLocation} ${pickUpTime} - ${dropOffLocation} ${dropOffTime}`];
    default:
      return [];
  }
}

/** Everything that two positions can differ in, on one line. */
export function toPositionText(position: PositionForm, words: OrderWords): string {
  const { t, propertyName } = words;
  const { type, name, propertyId, period, length, amount } = position;
  const parts = [
    t(`app:positionType.${type}`),
    name,
    toDaysText(position, t),
    type === 'ACCOMMODATION' && propertyId !== '' ? propertyName(propertyId) : '',
    ...getDetails(position, words),
    toPositionRate(position, words),
    type === 'OTHER' || length === '' ? '' : `${t(`create.lengths.${period}`)}: ${length}`,
    toMoney(amount, words),
  ];
  return parts.filter(Boolean).join(', ');
}
