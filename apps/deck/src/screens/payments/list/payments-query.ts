import type { PaymentFilter } from '@deck/api/contract/payments';
import { type PaymentView, paymentStatuses, paymentTypes, paymentViews, schemes } from '@deck/api/vocabulary';
import { api } from '../../../api.ts';
import type { Asked } from '../../../list/export/walk.ts';
import { pagesOf } from '../../../list/pages.ts';
import { given, knownOf } from '../../../list/read-params.ts';

/** The saved filter an address names, as the menu writes it: `links`, `vpos`, `cms`. */
export const viewOf = (params: URLSearchParams): PaymentView | undefined =>
  paymentViews.find((view) => view.toLowerCase() === params.get('view'));

/** What the list's address asks for; words of it that mean nothing are left out. */
export function filterOf(params: URLSearchParams): PaymentFilter {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const view = viewOf(params);
  const currency = text('currency');
  return {
    ...given({
      search: text('q'),
      statuses: knownOf(paymentStatuses, params.getAll('status')),
      types: knownOf(paymentTypes, params.getAll('type')),
      methods: params.getAll('method'),
      createdBy: params.getAll('created-by'),
      propertyIds: params.getAll('property'),
      schemes: knownOf(schemes, params.getAll('scheme')),
      createdFrom: text('from'),
      createdTo: text('to'),
      currencies: currency === '' ? [] : [currency],
      amountFrom: currency === '' ? '' : text('amount-from'),
      amountTo: currency === '' ? '' : text('amount-to'),
    }),
    ...(view ? { view } : {}),
  };
}

/** The payments of an address, page after page. */
export function paymentsQuery(params: URLSearchParams) {
  const sort = params.getAll('sort');
  const getPaymentsRq = filterOf(params);
  return pagesOf(['payments', 'list', { sort, filter: getPaymentsRq }], (paging, options) =>
    api.payments.list({ ...paging, sort, getPaymentsRq }, options),
  );
}

/** The same payments for a file. */
export const paymentsToExport = (params: URLSearchParams) => (signal: AbortSignal) => {
  const filter = filterOf(params);
  return ({ newestUntil, ...paging }: Asked) =>
    api.payments.list(
      {
        ...paging,
        sort: newestUntil ? ['created,desc'] : params.getAll('sort'),
        getPaymentsRq: { ...filter, ...newestUntil },
      },
      { signal },
    );
};
