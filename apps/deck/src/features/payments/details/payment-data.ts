import { query } from '@deck/api/react';
import type { LoaderFunctionArgs } from 'react-router';
import { api, queryClient } from '../../../platform/api.ts';

/** A payment, and what was done with it. */
export function loadPayment({ params: { id = '', paymentId = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(query(api.orderPayments.get, { id, paymentId }));
  void queryClient.prefetchQuery(query(api.transactions.list, { id: paymentId }));
}
