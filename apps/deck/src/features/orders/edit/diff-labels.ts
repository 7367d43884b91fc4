import { useUi } from '@deck/ui';
import { countryName, formatMoney, isAmount, isCountry, parseMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { formatStay } from '../../../platform/format/stay.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import type { OrderForm, PositionForm } from '../shared/form/order-form.ts';
import type { Difference, Versions } from './merge.ts';

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
    looseRate: t('details.rate'),
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

  /** What the order costs a night, a day or an hour, while none of its positions says so. */
  function rateText({ looseRate: { appliedRate, lengthOfStay }, currency }: OrderForm): string {
    if (!appliedRate) return lengthOfStay === null ? t('edit.none') : `${t('details.stay')}: ${lengthOfStay}`;
    const rate = `${money(appliedRate.amount, currency)} ${t(`details.ratePeriod.${appliedRate.period}`)}`;
    return lengthOfStay === null
      ? rate
      : `${rate}, ${t(`create.lengths.${appliedRate.period}`)}: ${lengthOfStay}`;
  }

  const typed = (value: string) => (value === '' ? t('edit.none') : value);

  function orderText(form: OrderForm, field: (Difference & { kind: 'order' })['field']): string {
    switch (field) {
      case 'propertyId':
        return property(form.propertyId);
      case 'paymentPolicy':
        return t(`app:policy.${form.paymentPolicy}`);
      case 'looseRate':
        return rateText(form);
      default:
        return typed(form[field]);
    }
  }

  function customerText(
    { customer }: OrderForm,
    field: (Difference & { kind: 'customer' })['field'],
  ): string {
    switch (field) {
      case 'language':
        return t(`app:language.${customer.language}`);
      case 'country':
        return isCountry(customer.country) ? countryName(customer.country, locale) : t('edit.none');
      default:
        return typed(customer[field]);
    }
  }

  function text(form: OrderForm, difference: Difference): string {
    switch (difference.kind) {
      case 'position':
        return positionText(form.positions[difference.index], form);
      case 'order':
        return orderText(form, difference.field);
      case 'customer':
        return customerText(form, difference.field);
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
