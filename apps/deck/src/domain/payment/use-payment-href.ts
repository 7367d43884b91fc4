import type { Payment } from '@deck/api/contract/payments';
import { useCallback } from 'react';
import { useRight } from '../../platform/session/session-store.ts';

/** Where a payment is shown: below its order; a permanent link, which belongs to none, among those of its kind. */
export function usePaymentHref(): (payment: Pick<Payment, 'id' | 'orderId'>) => string | undefined {
  const opensPayments = useRight('PAYMENT_INSTANCE_VIEW');
  const opensLinks = useRight('ORDER_PERMANENT_LINK');
  return useCallback(
    ({ id, orderId }) => {
      if (orderId === null) return opensLinks ? `/orders/spot-payment?link=${id}` : undefined;
      return opensPayments ? `/orders/${orderId}/${id}` : undefined;
    },
    [opensPayments, opensLinks],
  );
}
