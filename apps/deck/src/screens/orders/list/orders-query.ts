import type { OrderFilter } from '@deck/api/contract/orders';
import { agentTags, orderSortFields, orderStates, progressStatuses, tags } from '@deck/api/vocabulary';
import { api } from '../../../api.ts';
import type { Asked } from '../../../list/export/walk.ts';
import {
  amount,
  currency,
  day,
  type FilterParams,
  notInAddress,
  type ParamName,
  readFilter,
  several,
  text,
} from '../../../list/filter-params.ts';
import { pagesOf } from '../../../list/pages.ts';
import { sortsOf } from '../../../list/read-params.ts';

/** Where each field of the filter stands in the address of the list. */
export const orderParams = {
  search: text('q'),
  externalId: notInAddress,
  states: several('state', orderStates),
  progressStatuses: several('progress', progressStatuses),
  propertyIds: several('property'),
  agentName: text('agent'),
  agentTags: several('agent-tag', agentTags),
  customer: text('customer'),
  customerEmail: text('email'),
  tags: several('tag', tags),
  createdFrom: day('from'),
  createdTo: day('to'),
  // The export sets it itself.
  createdUntil: notInAddress,
  startFrom: day('start-from'),
  startTo: day('start-to'),
  currency: currency('currency'),
  amountFrom: amount('amount-from'),
  amountTo: amount('amount-to'),
} satisfies FilterParams<OrderFilter>;

export type OrderParam = ParamName<typeof orderParams>;

export const filterOf = (params: URLSearchParams): OrderFilter =>
  readFilter<OrderFilter>(orderParams, params);

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
