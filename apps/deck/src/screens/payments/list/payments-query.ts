import type { PaymentFilter } from '@deck/api/contract/payments';
import { type PaymentStatus, type PaymentView, paymentStatuses, paymentViews } from '@deck/api/vocabulary';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api.ts';

const PAGE = 50;

/** The saved filter an address names, as the menu writes it: `links`, `vpos`, `cms`. */
export const viewOf = (params: URLSearchParams): PaymentView | undefined =>
  paymentViews.find((view) => view.toLowerCase() === params.get('view'));

export function filterOf(params: URLSearchParams): PaymentFilter {
  const search = params.get('q')?.trim();
  const statuses = params
    .getAll('status')
    .filter((status): status is PaymentStatus => (paymentStatuses as readonly string[]).includes(status));
  const view = viewOf(params);
  return {
    ...(search ? { search } : {}),
    ...(statuses.length > 0 ? { statuses } : {}),
    ...(view ? { view } : {}),
  };
}

/** The payments of an address, page after page. */
export function paymentsQuery(params: URLSearchParams) {
  const sort = params.getAll('sort');
  const filter = filterOf(params);
  return infiniteQueryOptions({
    queryKey: ['payments', 'list', { sort, filter }],
    queryFn: ({ pageParam, signal }) =>
      api.payments.list({ page: pageParam, size: PAGE, sort, getPaymentsRq: filter }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, totalPages }) => (page + 1 < totalPages ? page + 1 : undefined),
  });
}
