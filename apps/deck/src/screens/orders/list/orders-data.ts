import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../api.ts';
import { prefetchColumnSettings } from '../../../list/column-settings.ts';
import { recall } from '../../../list/remembered.ts';
import { ordersQuery } from './orders-query.ts';

/** The first page of the list, as it was left. */
export function load({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  recall('ORDERS', url);
  void queryClient.prefetchInfiniteQuery(ordersQuery(url.searchParams));
  prefetchColumnSettings();
}
