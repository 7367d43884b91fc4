import type { Position } from '@deck/api/contract/positions';
import type { Fact } from '@deck/ui';
import { daysBetween, formatDate } from '@deck/values';
import type { TFunction } from 'i18next';

type Words = TFunction<['order', 'orders', 'app']>;

/** Everything a position holds beside its name and amount. */
export function getFacts(
  position: Position,
  propertyName: (id: string) => string,
  t: Words,
): readonly Fact[] {
  switch (position.type) {
    case 'ACCOMMODATION':
      return [
        [t('position.property'), propertyName(position.propertyId)],
        [t('position.checkIn'), formatDate(position.checkIn)],
        [t('position.checkOut'), formatDate(position.checkOut)],
        [t('position.guests'), String(position.guests)],
      ];
    case 'FLIGHT':
      return [
        [t('position.aircraft'), position.aircraft],
        [t('position.departurePoint'), position.departurePoint],
        [t('position.destination'), position.destination],
        [t('position.departureDate'), formatDate(position.departureDate)],
        [t('position.returnDate'), position.returnDate === null ? '' : formatDate(position.returnDate)],
        [t('position.passengers'), String(position.passengers)],
      ];
    case 'YACHT':
      return [
        [t('position.startDate'), formatDate(position.startDate)],
        [t('position.endDate'), formatDate(position.endDate)],
      ];
    case 'CAR':
      return [
        [t('position.model'), position.model],
        [
          t('position.pickUp'),
          `${formatDate(position.pickUpDate)} ${position.pickUpTime}, ${position.pickUpLocation}`,
        ],
        [
          t('position.dropOff'),
          `${formatDate(position.dropOffDate)} ${position.dropOffTime}, ${position.dropOffLocation}`,
        ],
      ];
    case 'OTHER':
      return [];
  }
}

/**
 * The same in a line of a table, beside its dates.
 * @param elsewhere the name of a property that is not the order's own; else nothing
 */
export function getDetail(position: Position, elsewhere: (id: string) => string, t: Words): string {
  switch (position.type) {
    case 'ACCOMMODATION':
      return [
        elsewhere(position.propertyId),
        t('orders:details.nights', { count: daysBetween(position.checkIn, position.checkOut) }),
        t('orders:details.guestCount', { count: position.guests }),
      ]
        .filter(Boolean)
        .join(', ');
    case 'FLIGHT':
      return [
        `${position.departurePoint} - ${position.destination}`,
        position.aircraft,
        t('orders:details.passengerCount', { count: position.passengers }),
      ].join(', ');
    case 'CAR':
      return position.model;
    default:
      return '';
  }
}
