import type { PropertyChoice } from '@deck/api/contract/people';
import { type PaymentFilterField, paymentStatuses, paymentTypes, schemes } from '@deck/api/vocabulary';
import type { ComboboxOption } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useMethodTitle } from '../../../domain/payment/use-method-title.ts';
import type { Filter, LabelOf } from '../../../platform/list/filters/filter.ts';
import { choices } from '../../../platform/list/filters/filter.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import { useCompany } from '../../../platform/session/use-company.ts';
import { type PaymentParam, parseHours, valuesQuery } from './payments-list.ts';

/** What the payments' list can be narrowed by, the most needed first: of each, what the payments have. */
export function paymentFilters(
  t: TFunction<['payments', 'app', 'labels']>,
  properties: readonly PropertyChoice[],
  methodTitle: (name: string) => string,
): readonly Filter<PaymentParam>[] {
  const status = choices(paymentStatuses, (value) => t(`app:paymentStatus.${value}`)).labelOf;
  const type = choices(paymentTypes, (value) => t(`app:paymentType.${value}`)).labelOf;
  const property = (id: string) => properties.find((one) => one.id === id)?.name ?? id;
  return [
    { kind: 'days', from: 'from', to: 'to', label: t('list.filter.created'), inBar: true },
    {
      kind: 'several',
      name: 'status',
      label: t('list.filter.status'),
      inBar: true,
      useOptions: useStatuses,
      labelOf: status,
    },
    {
      kind: 'several',
      name: 'property',
      label: t('list.filter.property'),
      inBar: true,
      useOptions: useProperties,
      labelOf: property,
    },
    {
      kind: 'several',
      name: 'type',
      label: t('list.filter.type'),
      useOptions: useTypes,
      labelOf: type,
    },
    {
      kind: 'several',
      name: 'method',
      label: t('list.filter.method'),
      useOptions: useMethods,
      labelOf: methodTitle,
    },
    {
      kind: 'several',
      name: 'created-by',
      label: t('list.filter.createdBy'),
      useOptions: useAuthors,
      labelOf: (author) => author,
    },
    {
      kind: 'several',
      name: 'scheme',
      label: t('list.filter.scheme'),
      ...choices(schemes, (scheme) => t(`details.schemes.${scheme}`)),
    },
    {
      kind: 'one',
      name: 'waiting',
      label: t('list.filter.waiting'),
      useOptions: useWaiting,
      labelOf: (value) => {
        const hours = parseHours(value);
        if (hours !== undefined) return t('list.waiting.expiring', { count: hours });
        return value === 'capture' ? t('list.waiting.capture') : value;
      },
    },
    {
      kind: 'amounts',
      currency: 'currency',
      from: 'amount-from',
      to: 'amount-to',
      label: t('list.columns.amount'),
      useCurrencies,
    },
  ];
}

export function usePaymentFilters(methodTitle: (name: string) => string): readonly Filter<PaymentParam>[] {
  const { t } = useTranslation(['payments', 'app', 'labels']);
  const { properties } = useSession().environment;
  return useMemo(() => paymentFilters(t, properties, methodTitle), [t, properties, methodTitle]);
}

const useStatuses = (labelOf: LabelOf) => useValues('status', labelOf);
const useProperties = (labelOf: LabelOf) => useValues('property', labelOf);
const useTypes = (labelOf: LabelOf) => useValues('type', labelOf);
const useMethods = () => useValues('method', useMethodTitle(true));
const useAuthors = (labelOf: LabelOf) => useValues('created_by', labelOf);
const useCurrencies = () => useValues('currency', (code) => code).map(({ value }) => value);

/** As the main page has them: with the hours of the company. */
function useWaiting(labelOf: LabelOf): readonly ComboboxOption[] {
  const hours = useCompany().data?.mainPage.expiresSoonHours;
  const values = hours === undefined ? ['capture'] : ['capture', `expiring-${hours}`];
  return values.map((value) => ({ value, label: labelOf(value) }));
}

function useValues(field: PaymentFilterField, labelOf: LabelOf): readonly ComboboxOption[] {
  const { data = [] } = useQuery(valuesQuery(field));
  return data.map(({ value, label }) => ({ value, label: value === label ? labelOf(value) : label }));
}
