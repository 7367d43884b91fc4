import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { api, queryClient } from '../../../api.ts';

// What comes next shows the answer, whether or not it can be read again: who may make things need not be allowed to read them.

export function keepOrder(order: Order): void {
  queryClient.setQueryData(query(api.orders.get, { id: order.id }).queryKey, order);
}

export function keepPayment(payment: Payment): void {
  queryClient.setQueryData(query(api.payments.get, { id: payment.id }).queryKey, payment);
}
