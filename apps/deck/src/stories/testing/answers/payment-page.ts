import { contract } from '@deck/api/contract';
import type { Payment } from '@deck/api/contract/payments';
import { mock } from '@deck/api/mock';

const { callbacks, orderPayments, payments, transactions } = contract;

/** The page of a payment to which nothing has happened yet. */
export const pageOfPayment = (payment: Payment) => ({
  at: `/orders/${payment.orderId}/${payment.id}`,
  answers: [
    mock(orderPayments.get, payment),
    mock(payments.get, payment),
    mock(transactions.list, []),
    mock(callbacks.list, []),
    mock(payments.history, []),
  ],
});
