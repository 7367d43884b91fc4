import type { PaymentFilter } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { EXPIRING_SOON_HOURS } from '@deck/api/rules';
import {
  type PaymentFilterField,
  type PaymentView,
  paymentSortFields,
  paymentStatuses,
  paymentTypes,
  paymentViews,
  schemes,
} from '@deck/api/vocabulary';
import { api } from '../../../api.ts';
import type { Asked } from '../../../list/export/walk.ts';
import { pagesOf } from '../../../list/pages.ts';
import { currencyOf, dateOf, figureOf, given, knownOf, sortsOf } from '../../../list/read-params.ts';

/** The saved filter an address names, as the menu writes it: `links`, `vpos`, `cms`. */
export const viewOf = (params: URLSearchParams): PaymentView | undefined =>
  paymentViews.find((view) => view.toLowerCase() === params.get('view'));

/** What somebody must see to soon: a hold to be captured, `capture`, or links in their last hours, `expiring-12`. */
function waitingOf(value: string): Pick<PaymentFilter, 'awaitingCapture' | 'expiringWithinHours'> {
  if (value === 'capture') return { awaitingCapture: true };
  const hours = hoursOf(value);
  return hours === undefined ? {} : { expiringWithinHours: hours };
}

/** Of `expiring-12` the 12; undefined for anything but 1 to 23 hours. */
export function hoursOf(value: string): number | undefined {
  const hours = Number(/^expiring-(\d{1,2})$/.exec(value)?.[1]);
  return hours >= EXPIRING_SOON_HOURS.min && hours <= EXPIRING_SOON_HOURS.max ? hours : undefined;
}

/** What the list's address asks for; words of it that mean nothing are left out. */
export function filterOf(params: URLSearchParams): PaymentFilter {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const view = viewOf(params);
  const currency = currencyOf(params);
  return {
    ...given({
      search: text('q'),
      statuses: knownOf(paymentStatuses, params.getAll('status')),
      types: knownOf(paymentTypes, params.getAll('type')),
      methods: params.getAll('method'),
      createdBy: params.getAll('created-by'),
      propertyIds: params.getAll('property'),
      schemes: knownOf(schemes, params.getAll('scheme')),
      createdFrom: dateOf(text('from')),
      createdTo: dateOf(text('to')),
      currencies: currency === '' ? [] : [currency],
      amountFrom: figureOf(text('amount-from'), currency),
      amountTo: figureOf(text('amount-to'), currency),
    }),
    ...(view ? { view } : {}),
    ...waitingOf(text('waiting')),
  };
}

/** The payments of an address, page after page. */
export function paymentsQuery(params: URLSearchParams) {
  const sort = sortsOf(paymentSortFields, params);
  const getPaymentsRq = filterOf(params);
  return pagesOf(['payments', 'list', { sort, filter: getPaymentsRq }], (paging, options) =>
    api.payments.list({ ...paging, sort, getPaymentsRq }, options),
  );
}

/** The values the division's payments have in a field, most frequent first. */
export const valuesQuery = (fieldName: PaymentFilterField) => query(api.payments.filter, { fieldName });

/** The same payments for a file. */
export const paymentsToExport = (params: URLSearchParams) => (signal: AbortSignal) => {
  const filter = filterOf(params);
  return ({ newestUntil, ...paging }: Asked) =>
    api.payments.list(
      {
        ...paging,
        sort: newestUntil ? ['created,desc'] : sortsOf(paymentSortFields, params),
        getPaymentsRq: { ...filter, ...newestUntil },
      },
      { signal },
    );
};
