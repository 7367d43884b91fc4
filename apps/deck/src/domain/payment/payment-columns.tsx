import type { Payment } from '@deck/api/contract/payments';
import { getTone } from '@deck/api/rules';
import { Figures, StatusDot } from '@deck/ui';
import { formatInstant } from '@deck/values';
import type { TFunction } from 'i18next';
import type { ListColumn } from '../../platform/list/list-column.ts';
import { PaymentMethod } from './payment-method.tsx';

/** The columns one reads a list of payments by; an id is also what hides the column and, where it sorts, the field of the sort. */
export function paymentColumns(t: TFunction<['payments', 'app']>, timeZone: string): ListColumn<Payment>[] {
  const head = (id: keyof typeof heads) => ({ id, head: t(heads[id]), width: widths[id], sort: true });
  return [
    {
      ...head('number'),
      phone: 'meta',
      cell: ({ number }) => <Figures>{number}</Figures>,
      csv: ({ number }) => number,
    },
    {
      ...head('order'),
      cell: ({ orderExternalId }) => <Figures>{orderExternalId ?? ''}</Figures>,
      csv: ({ orderExternalId }) => orderExternalId,
    },
    {
      ...head('created'),
      quiet: true,
      phone: 'meta',
      cell: ({ createdAt }) => <Figures>{formatInstant(createdAt, timeZone)}</Figures>,
      csv: ({ createdAt }) => ({ at: createdAt }),
    },
    {
      ...head('customer'),
      phone: 'title',
      // A permanent link is nobody's: each who pays through it makes a payment of their own.
      cell: ({ customerName, permanent }) => customerName || (permanent && t('app:title.permanentLink')),
      csv: ({ customerName }) => customerName,
    },
    {
      ...head('type'),
      cell: (payment) => <PaymentMethod payment={payment} />,
      csv: ({ type }) => t(`app:paymentType.${type}`),
    },
    {
      ...head('status'),
      phone: 'status',
      cell: ({ status }) => <StatusDot tone={getTone(status)} label={t(`app:paymentStatus.${status}`)} />,
      csv: ({ status }) => t(`app:paymentStatus.${status}`),
    },
    { ...head('amount'), phone: 'amount', amount: ({ amount, currency }) => ({ amount, currency }) },
  ];
}

const heads = {
  number: 'list.columns.payment',
  order: 'list.columns.order',
  created: 'list.columns.created',
  customer: 'list.columns.customer',
  type: 'list.columns.type',
  status: 'list.columns.status',
  amount: 'list.columns.amount',
} as const;

/** What the columns usually need: the bars of the first moments already stand where the words will. */
const widths: Partial<Record<keyof typeof heads, number>> = {
  number: 120,
  order: 130,
  created: 134,
  customer: 170,
  type: 200,
  status: 150,
  amount: 124,
};
