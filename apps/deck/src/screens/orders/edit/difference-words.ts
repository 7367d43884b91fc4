import { useUi } from '@deck/ui';
import { countryName, formatMoney, isAmount, isCountry, parseMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { formatStay } from '../../../format/stay.ts';
import { useSession } from '../../../session/session-store.ts';
import type { OrderForm, PositionForm } from '../shared/form/order-form.ts';
import { type Difference, textOf, type Versions } from './merge.ts';

/** What a difference is called, and what stands on either side, as people read it. */
export function useDifferenceWords({ theirs }: Versions) {
  const { t } = useTranslation(['orders', 'app']);
  const { locale } = useUi();
  const { properties } = useSession().environment;

  const labels = {
    externalId: t('create.externalId'),
    currency: t('create.currency'),
    propertyId: t('create.property'),
    paymentPolicy: t('create.policy'),
    reservationId: t('create.reservation'),
    messageToCustomer: t('details.message'),
    internalNote: t('details.note'),
    firstName: t('create.firstName'),
    lastName: t('create.lastName'),
    email: t('details.email'),
    phone: t('details.phone'),
    language: t('details.language'),
    country: t('details.country'),
    companyName: t('details.company'),
  };
  const property = (id: string) => properties.find((each) => each.id === id)?.name ?? theirs.propertyId;
  const money = (amount: string, currency: string) =>
    isAmount(amount, currency) ? formatMoney(parseMoney(amount, currency), locale) : amount;

  /** Everything that two positions can differ in. */
  function positionText(position: PositionForm | undefined, { currency }: OrderForm): string {
    if (!position) return t('edit.none');
    const { type, days, rate, length, period, people } = position;
    const parts = [
      t(`app:positionType.${type}`),
      position.name,
      type === 'OTHER' || days.from === '' ? '' : formatStay(days.from, days.to || null),
      type === 'ACCOMMODATION' && position.propertyId !== '' ? property(position.propertyId) : '',
      type === 'FLIGHT' ? `${position.aircraft}, ${position.departurePoint} - ${position.destination}` : '',
      type === 'CAR'
        ? `${position.model}, ${position.pickUpLocation} ${position.pickUpTime} - ${position.dropOffLocation} ${position.dropOffTime}`
        : '',
      type === 'ACCOMMODATION' ? t('details.guestCount', { count: Number(people) }) : '',
      type === 'FLIGHT' ? t('details.passengerCount', { count: Number(people) }) : '',
      type === 'OTHER' || rate === '' ? '' : `${money(rate, currency)} ${t(`details.ratePeriod.${period}`)}`,
      type === 'OTHER' || length === '' ? '' : `${t(`create.lengths.${period}`)}: ${length}`,
      money(position.amount, currency),
    ];
    return parts.filter(Boolean).join(', ');
  }

  function text(form: OrderForm, difference: Difference): string {
    if (difference.kind === 'position') return positionText(form.positions[difference.index], form);
    const value = textOf(form, difference);
    switch (difference.field) {
      case 'propertyId':
        return property(value);
      case 'paymentPolicy':
        return t(`app:policy.${form.paymentPolicy}`);
      case 'language':
        return t(`app:language.${form.customer.language}`);
      case 'country':
        return isCountry(value) ? countryName(value, locale) : t('edit.none');
      default:
        return value === '' ? t('edit.none') : value;
    }
  }

  return {
    label: (difference: Difference): string =>
      difference.kind === 'position'
        ? t('create.position', { number: difference.index + 1 })
        : labels[difference.field],
    text,
  };
}
