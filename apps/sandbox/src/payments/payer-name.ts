import type { orders } from '../database/schema.ts';
import type { PaymentRow } from './apply-payment-event.ts';

type Customer = Pick<typeof orders.$inferSelect, 'customerFirstName' | 'customerLastName'>;

/** Who pays, by name: the payer of a part of a shared order, else the order's customer. */
export const getPayerName = (order: Customer, payment?: Pick<PaymentRow, 'payerName'> | null): string =>
  payment?.payerName || `${order.customerFirstName} ${order.customerLastName}`.trim();
