import { getExpiringHours, paymentAddress } from '@deck/api/client';
import type { PaymentFilter } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import {
  type PaymentFilterField,
  type PaymentStatus,
  paymentSortFields,
  paymentStatuses,
  paymentTypes,
  schemes,
} from '@deck/api/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useMethodTitle } from '../../../domain/payment/use-method-title.ts';
import { api, quietApi } from '../../../platform/api.ts';
import { defineList, type ListRequest } from '../../../platform/list/define-list.ts';
import { choices } from '../../../platform/list/filters/filter.ts';
import type { Choices } from '../../../platform/list/filters/filter-entry.ts';
import { statusChoices } from '../../../platform/list/filters/status-choices.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import { useCompany } from '../../../platform/session/use-company.ts';

/** The payments of the division. Its filters offer the values that its payments have. */
export const paymentList = defineList(api.payments.list, {
  request: ({ filter, forFile: _, ...asked }: ListRequest<PaymentFilter>) => ({
    ...asked,
    getPaymentsRq: filter,
  }),
  counts: (getPaymentsRq, options) => quietApi.payments.counts({ getPaymentsRq }, options),
  sortFields: paymentSortFields,
  sort: { id: 'created', direction: 'desc' },
  remembered: 'PAYMENTS',
  exported: 'PAYMENTS',
  useFacts() {
    const { t } = useTranslation(['payments', 'app', 'labels']);
    const { properties } = useSession().environment;
    const [params] = useSearchParams();
    const methodTitle = useMethodTitle(params.has('method'));
    return useMemo(() => ({ t, properties, methodTitle }), [t, properties, methodTitle]);
  },
  filters: [
    paymentAddress.search,
    {
      ...paymentAddress.statuses,
      label: ({ t }) => t('list.filter.status'),
      choices: ({ t }) =>
        statusChoices(paymentStatuses, useStatuses, {
          labelOf: (status) => t(`app:paymentStatus.${status}`),
          groupLabelOf: (group) => t(`app:statusGroup.${group}`),
          needsYouOnly: t('app:needsYouOnly'),
        }),
    },
    {
      ...paymentAddress.properties,
      label: ({ t }) => t('list.filter.property'),
      choices: ({ properties }) =>
        found('property', (id) => properties.find((property) => property.id === id)?.name ?? id),
    },
    {
      ...paymentAddress.created,
      label: ({ t }) => t('list.filter.created'),
    },
    {
      ...paymentAddress.types,
      label: ({ t }) => t('list.filter.type'),
      choices: ({ t }) =>
        found('type', choices(paymentTypes, (type) => t(`app:paymentType.${type}`)).labelOf),
    },
    {
      ...paymentAddress.methods,
      label: ({ t }) => t('list.filter.method'),
      choices: ({ methodTitle }) => ({ useOptions: useMethods, labelOf: methodTitle }),
    },
    {
      ...paymentAddress.createdBy,
      label: ({ t }) => t('list.filter.createdBy'),
      choices: () => found('created_by', String),
    },
    {
      ...paymentAddress.amounts,
      label: ({ t }) => t('list.columns.amount'),
      choices: () => found('currency', String),
    },
    {
      ...paymentAddress.schemes,
      label: ({ t }) => t('list.filter.scheme'),
      choices: ({ t }) => choices(schemes, (scheme) => t(`details.schemes.${scheme}`)),
    },
    {
      ...paymentAddress.waiting,
      label: ({ t }) => t('list.filter.waiting'),
      choices: ({ t }) => {
        const labelOf = (word: string) => {
          const hours = getExpiringHours(word);
          if (hours !== undefined) return t('list.waiting.expiring', { count: hours });
          return word === 'capture' ? t('list.waiting.capture') : word;
        };
        return { useOptions: () => useWaiting().map((value) => ({ value, label: labelOf(value) })), labelOf };
      },
    },
    paymentAddress.view,
    paymentAddress.unaddressed,
  ],
});

export const loadPayments = paymentList.load;

/** The values the division's payments have in a field, most frequent first. */
export const valuesQuery = (fieldName: PaymentFilterField) => query(api.payments.filter, { fieldName });

/** Offers the values that payments have. @param labelOf the label of one that the server has no name for */
const found = (field: PaymentFilterField, labelOf: (value: string) => string): Choices => ({
  useOptions: () => useValues(field, labelOf),
  labelOf,
});

function useValues(field: PaymentFilterField, labelOf: (value: string) => string) {
  const { data = [] } = useQuery(valuesQuery(field));
  return data.map(({ value, label }) => ({ value, label: value === label ? labelOf(value) : label }));
}

/** The statuses that payments have, in the order of the vocabulary. */
function useStatuses(): readonly PaymentStatus[] {
  const { data = [] } = useQuery(valuesQuery('status'));
  return paymentStatuses.filter((status) => data.some(({ value }) => value === status));
}

const useMethods = () => useValues('method', useMethodTitle(true));

/** As the main page has them: with the hours of the company. */
function useWaiting(): readonly string[] {
  const hours = useCompany().data?.mainPage.expiresSoonHours;
  return hours === undefined ? ['capture'] : ['capture', `expiring-${hours}`];
}
