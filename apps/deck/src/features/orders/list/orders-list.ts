import type { OrderFilter } from '@deck/api/contract/orders';
import { agentTags, orderSortFields, orderStates, progressStatuses, tags } from '@deck/api/vocabulary';
import { api } from '../../../platform/api.ts';
import {
  amount,
  currency,
  day,
  type FilterParams,
  notInAddress,
  type ParamName,
  several,
  text,
} from '../../../platform/list/address.ts';
import { defineList } from '../../../platform/list/define-list.ts';

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

/** The orders of the division, pinned ones first. */
export const ordersList = defineList({
  id: 'orders',
  key: api.orders.list.key,
  sort: { id: 'created', direction: 'desc' },
  sortFields: orderSortFields,
  params: orderParams as FilterParams<OrderFilter>,
  remembered: 'ORDERS',
  read: ({ filter, forFile, ...asked }, options) =>
    api.orders.list({ ...asked, ...(!forFile && { pinnedup: true }), getOrdersRq: filter }, options),
});

export const loadOrders = ordersList.load;
