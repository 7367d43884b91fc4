import type { OrderFilter } from '@deck/api/contract/orders';
import { agentTags, orderSortFields, orderStates, progressStatuses, tags } from '@deck/api/vocabulary';
import { api } from '../../../api.ts';
import type { Asked } from '../../../list/export/walk.ts';
import { pagesOf } from '../../../list/pages.ts';
import { currencyOf, dateOf, figureOf, given, knownOf, sortsOf } from '../../../list/read-params.ts';

/** What the list's address asks for; words of it that mean nothing are left out. */
export function filterOf(params: URLSearchParams): OrderFilter {
  const text = (name: string) => params.get(name)?.trim() ?? '';
  const currency = currencyOf(params);
  return given({
    search: text('q'),
    states: knownOf(orderStates, params.getAll('state')),
    progressStatuses: knownOf(progressStatuses, params.getAll('progress')),
    propertyIds: params.getAll('property'),
    agentName: text('agent'),
    agentTags: knownOf(agentTags, params.getAll('agent-tag')),
    customer: text('customer'),
    customerEmail: text('email'),
    tags: knownOf(tags, params.getAll('tag')),
    createdFrom: dateOf(text('from')),
    createdTo: dateOf(text('to')),
    startFrom: dateOf(text('start-from')),
    startTo: dateOf(text('start-to')),
    currency,
    amountFrom: figureOf(text('amount-from'), currency),
    amountTo: figureOf(text('amount-to'), currency),
  });
}

/** The orders of an address, page after page, pinned ones first. */
export function ordersQuery(params: URLSearchParams) {
  const sort = sortsOf(orderSortFields, params);
  const getOrdersRq = filterOf(params);
  return pagesOf(['orders', 'list', { sort, filter: getOrdersRq }], (paging, options) =>
    api.orders.list({ ...paging, sort, pinnedup: true, getOrdersRq }, options),
  );
}

/** The same orders for a file, where pins mean nothing. */
export const ordersToExport = (params: URLSearchParams) => (signal: AbortSignal) => {
  const filter = filterOf(params);
  return ({ newestUntil, ...paging }: Asked) =>
    api.orders.list(
      {
        ...paging,
        sort: newestUntil ? ['created,desc'] : sortsOf(orderSortFields, params),
        getOrdersRq: { ...filter, ...newestUntil },
      },
      { signal },
    );
};
