import type { Payment } from '@deck/api/contract/payments';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { readAllPages } from '../../platform/list/pages.ts';
import { getPaymentsPollState, usePolling } from './use-polling.ts';

/**
 * All payments of an order, newest first, page after page: what can be done with an order depends on each of them. Its
 * sums do not: the order itself has them.
 */
export const orderPaymentsQuery = (id: string, { list } = api.orderPayments) =>
  queryOptions({
    queryKey: [...list.key, { id }],
    queryFn: ({ signal, client, queryKey }): Promise<Payment[]> => {
      // A page that opens says in its own place that there is no such order.
      const isFirst = client.getQueryData(queryKey) === undefined;
      const options = { signal, ...(isFirst && { handledErrors: ['NOT_FOUND' as const] }) };
      return readAllPages((paging) => list({ id, ...paging }, options));
    },
    retry: false,
  });

/** The same, read again while others have the next step. */
export function useOrderPayments(id: string) {
  const rereads = usePolling(getPaymentsPollState);
  return useQuery({ ...orderPaymentsQuery(id), refetchInterval: (state) => rereads(state) });
}

/** How many payments are shown at first, and how many more per press. A split order may have hundreds. */
const AT_ONCE = 50;

/**
 * The rows of a table of payments that are shown.
 * @param least the minimum number of rows
 */
export function useShownPayments(payments: readonly Payment[], least = 0) {
  const [most, setMost] = useState(AT_ONCE);
  const shown = Math.max(most, least);
  return {
    rows: payments.slice(0, shown),
    total: payments.length > AT_ONCE ? payments.length : undefined,
    onLoadMore: shown < payments.length ? () => setMost(shown + AT_ONCE) : undefined,
  };
}
