import type { PaymentFilter } from '@deck/api/contract/payments';
import { type PaymentStatus, paymentStatuses } from '@deck/api/vocabulary';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api.ts';

const PAGE = 50;

export function filterOf(params: URLSearchParams): PaymentFilter {
  const search = params.get('q')?.trim();
  const statuses = params
    .getAll('status')
    .filter((status): status is PaymentStatus => (paymentStatuses as readonly string[]).includes(status));
  return { ...(search ? { search } : {}), ...(statuses.length > 0 ? { statuses } : {}) };
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
