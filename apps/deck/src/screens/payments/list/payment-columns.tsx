import type { Payment } from '@deck/api/contract/payments';
import { toneOf } from '@deck/api/rules';
import { Figures, StatusDot, type TableColumn } from '@deck/ui';
import { formatInstant } from '@deck/values';
import type { TFunction } from 'i18next';
import { PaymentMethod } from '../shared/payment-method.tsx';

/** Where a payment is shown. A permanent link belongs to no order, below which it could be. */
export const paymentHref = ({ id, orderId }: Payment): string | undefined =>
  orderId === null ? undefined : `/orders/${orderId}/${id}`;

/** The columns of all lists of payments. */
export function paymentColumns(t: TFunction<['payments', 'app']>, timeZone: string): TableColumn<Payment>[] {
  const head = (name: 'payment' | 'order' | 'created' | 'customer' | 'type' | 'status' | 'amount') => ({
    id: name,
    head: t(`list.columns.${name}`),
  });
  return [
    { ...head('payment'), phone: 'meta', cell: ({ number }) => <Figures>{number}</Figures> },
    { ...head('order'), cell: ({ orderExternalId }) => <Figures>{orderExternalId ?? ''}</Figures> },
    {
      ...head('created'),
      sort: true,
      quiet: true,
      phone: 'meta',
      cell: ({ createdAt }) => <Figures>{formatInstant(createdAt, timeZone)}</Figures>,
    },
    { ...head('customer'), phone: 'title', cell: ({ customerName }) => customerName },
    { ...head('type'), cell: (payment) => <PaymentMethod payment={payment} /> },
    {
      ...head('status'),
      sort: true,
      phone: 'status',
      cell: ({ status }) => <StatusDot tone={toneOf(status)} label={t(`app:paymentStatus.${status}`)} />,
    },
    { ...head('amount'), phone: 'amount', amount: ({ amount, currency }) => ({ amount, currency }) },
  ];
}
