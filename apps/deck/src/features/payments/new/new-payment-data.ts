import { query } from '@deck/api/react';
import type { LoaderFunctionArgs } from 'react-router';
import { api, queryClient } from '../../../platform/api.ts';

/** The order that is to be paid. */
export function loadNewPayment({ params: { id = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(query(api.orders.get, { id }));
}
