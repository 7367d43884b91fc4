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
import type { LoaderFunctionArgs } from 'react-router';
import { api, queryClient } from '../../../platform/api.ts';
import {
  amount,
  day,
  type FilterParams,
  getCurrency,
  notInAddress,
  type ParamName,
  several,
  text,
  worded,
} from '../../../platform/list/address.ts';
import { defineList } from '../../../platform/list/define-list.ts';

/** The saved filter an address names, as the menu writes it: `links`, `vpos`, `cms`. */
export function toView(params: URLSearchParams): PaymentView | undefined {
  return paymentViews.find((view) => view.toLowerCase() === params.get('view'));
}

/** Of `expiring-12` the 12; undefined for anything but 1 to 23 hours. */
export function parseHours(value: string): number | undefined {
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
  currencies: { name: 'currency', read: (params) => only(getCurrency(params)) },
  amountFrom: amount('amount-from'),
  amountTo: amount('amount-to'),
  view: { name: 'view', read: toView },
  permanent: notInAddress,
  awaitingCapture: worded(WAITING, (word) => word === 'capture' || undefined),
  expiringWithinHours: worded(WAITING, parseHours),
  // The main page asks for it, of no address.
  series: notInAddress,
} satisfies FilterParams<PaymentFilter>;

const only = (code: string) => (code === '' ? undefined : [code]);

export type PaymentParam = ParamName<typeof paymentParams>;

/** The payments of the division. */
export const paymentsList = defineList({
  id: 'payments',
  key: api.payments.list.key,
  sort: { id: 'created', direction: 'desc' },
  sortFields: paymentSortFields,
  params: paymentParams as FilterParams<PaymentFilter>,
  remembered: 'PAYMENTS',
  read: ({ filter, forFile: _, ...asked }, options) =>
    api.payments.list({ ...asked, getPaymentsRq: filter }, options),
});

/** The values the division's payments have in a field, most frequent first. */
export const valuesQuery = (fieldName: PaymentFilterField) => query(api.payments.filter, { fieldName });

/** The first page of the list, and the values that its filters offer. */
export function loadPayments(args: Pick<LoaderFunctionArgs, 'request'>): void {
  paymentsList.load(args);
  for (const field of ['status', 'property'] as const) void queryClient.prefetchQuery(valuesQuery(field));
}
