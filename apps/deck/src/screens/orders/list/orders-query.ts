import type { OrderFilter } from '@deck/api/contract/orders';
import { type OrderState, orderStates } from '@deck/api/vocabulary';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api.ts';

const PAGE = 50;

/** What the list's address asks for; words of it that mean nothing are left out. */
export function filterOf(params: URLSearchParams): OrderFilter {
  const search = params.get('q')?.trim();
  const states = params
    .getAll('state')
    .filter((state): state is OrderState => (orderStates as readonly string[]).includes(state));
  const propertyIds = params.getAll('property');
  const [createdFrom, createdTo] = [params.get('from'), params.get('to')];
  return {
    ...(search ? { search } : {}),
    ...(states.length > 0 ? { states } : {}),
    ...(propertyIds.length > 0 ? { propertyIds } : {}),
    ...(createdFrom ? { createdFrom } : {}),
    ...(createdTo ? { createdTo } : {}),
  };
}

/** The orders of an address, page after page, pinned ones first. */
export function ordersQuery(params: URLSearchParams) {
  const sort = params.getAll('sort');
  const filter = filterOf(params);
  return infiniteQueryOptions({
    queryKey: ['orders', 'list', { sort, filter }],
    queryFn: ({ pageParam, signal }) =>
      api.orders.list({ page: pageParam, size: PAGE, sort, pinnedup: true, getOrdersRq: filter }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, totalPages }) => (page + 1 < totalPages ? page + 1 : undefined),
  });
}
