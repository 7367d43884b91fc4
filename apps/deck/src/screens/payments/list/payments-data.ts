import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../api.ts';
import { prefetchColumnSettings } from '../../../list/column-settings.ts';
import { recall } from '../../../list/remembered.ts';
import { paymentsQuery, valuesQuery } from './payments-query.ts';

/** The first page of the list, as it was left, and the values its filters offer. */
export function load({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  recall('PAYMENTS', url);
  void queryClient.prefetchInfiniteQuery(paymentsQuery(url.searchParams));
  prefetchColumnSettings();
  for (const field of ['status', 'property'] as const) void queryClient.prefetchQuery(valuesQuery(field));
}
