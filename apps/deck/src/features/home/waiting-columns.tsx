import type { Payment } from '@deck/api/contract/payments';
import { Figures, type TableColumn } from '@deck/ui';
import type { TFunction } from 'i18next';
import { nameRoom } from './table-block.tsx';

/** Of payments that wait for something: of which order, whose, how much, and until when. */
export function waitingColumns(
  t: TFunction<['payments']>,
  amount: (payment: Payment) => string,
  until: Omit<TableColumn<Payment> & { amount?: never }, 'id' | 'phone'>,
): TableColumn<Payment>[] {
  return [
    {
      id: 'order',
      head: t('list.columns.order'),
      phone: 'meta',
      cell: ({ orderExternalId, number }) => <Figures>{orderExternalId ?? number}</Figures>,
    },
    {
      id: 'customer',
      head: t('list.columns.customer'),
      ...nameRoom,
      phone: 'title',
      cell: ({ customerName }) => customerName,
    },
    {
      id: 'amount',
      head: t('list.columns.amount'),
      phone: 'amount',
      amount: (payment) => ({ amount: amount(payment), currency: payment.currency }),
    },
    { ...until, id: 'until', phone: 'status' },
  ];
}
