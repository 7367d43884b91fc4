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
import {
  amount,
  day,
  type FilterParams,
  notInAddress,
  type ParamName,
  readFilter,
  several,
  text,
  worded,
} from '../../../list/filter-params.ts';
import { pagesOf } from '../../../list/pages.ts';
import { currencyOf, sortsOf } from '../../../list/read-params.ts';

/** The saved filter an address names, as the menu writes it: `links`, `vpos`, `cms`. */
export function viewOf(params: URLSearchParams): PaymentView | undefined {
  return paymentViews.find((view) => view.toLowerCase() === params.get('view'));
}

/** Of `expiring-12` the 12; undefined for anything but 1 to 23 hours. */
export function hoursOf(value: string): number | undefined {
  const hours = Number(/^expiring-(\d{1,2})$/.exec(value)?.[1]);
  return hours >= EXPIRING_SOON_HOURS.min && hours <= EXPIRING_SOON_HOURS.max ? hours : undefined;
}

/** What somebody must see to soon: a hold to be captured, `capture`, or links in their last hours, `expiring-12`. */
const WAITING = 'waiting';

/** Where each field of the filter stands in the address of the list. */
export const paymentParams = {
  search: text('q'),
  statuses: several('status', paymentStatuses),
  types: several('type', paymentTypes),
  methods: several('method'),
  createdBy: several('created-by'),
  propertyIds: several('property'),
  schemes: several('scheme', schemes),
  createdFrom: day('from'),
  createdTo: day('to'),
  // The export sets it itself.
  createdUntil: notInAddress,
  currencies: { name: 'currency', read: (params) => only(currencyOf(params)) },
  amountFrom: amount('amount-from'),
  amountTo: amount('amount-to'),
  view: { name: 'view', read: viewOf },
  permanent: notInAddress,
  awaitingCapture: worded(WAITING, (word) => word === 'capture' || undefined),
  expiringWithinHours: worded(WAITING, hoursOf),
  // The main page asks for it, of no address.
  series: notInAddress,
} satisfies FilterParams<PaymentFilter>;

const only = (code: string) => (code === '' ? undefined : [code]);

export type PaymentParam = ParamName<typeof paymentParams>;

export const filterOf = (params: URLSearchParams): PaymentFilter =>
  readFilter<PaymentFilter>(paymentParams, params);

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
