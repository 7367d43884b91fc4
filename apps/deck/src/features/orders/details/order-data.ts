import { query } from '@deck/api/react';
import type { LoaderFunctionArgs } from 'react-router';
import { orderPaymentsQuery } from '../../../domain/payment/use-order-payments.ts';
import { api, queryClient } from '../../../platform/api.ts';

/** An order, and what is paid for it. */
export function loadOrder({ params: { id = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(query(api.orders.get, { id }));
  void queryClient.prefetchQuery(orderPaymentsQuery(id));
  void queryClient.prefetchQuery(query(api.orderCards.list, { id }));
}
