import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { toneOf } from '@deck/api/rules';
import { Card, Figures, StatusDot, Table, type TableColumn, useUi } from '@deck/ui';
import { formatInstant, isPositive, parseMoney } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api.ts';
import { amountText } from '../../../format/amount-text.ts';
import { PaymentMethod } from '../../payments/shared/payment-method.tsx';

export function OrderPayments({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'app']);
  const { locale, timeZone } = useUi();
  const payments = useQuery({ ...query(api.orderPayments.list, { id: order.id }), refetchInterval: 5_000 });
  const { availableAmount, currency } = order;
  const left = isPositive(parseMoney(availableAmount, currency))
    ? t('details.paymentsAvailable', { amount: amountText(availableAmount, currency, locale) })
    : t('details.nothingAvailable');
  return (
    <Card flush title={t('details.payments')} meta={left}>
      <Table
        label={t('details.payments')}
        frame="card"
        columns={columns(t, timeZone)}
        rows={payments.data ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/orders/${order.id}/${id}`}
        loading={payments.isPending}
        error={payments.isError ? { title: t('details.paymentsFailed') } : undefined}
        onRetry={() => void payments.refetch()}
        empty={{ title: t('details.noPayments'), text: t('details.noPaymentsText') }}
      />
    </Card>
  );
}

function columns(t: TFunction<['orders', 'app']>, timeZone: string): TableColumn<Payment>[] {
  return [
    {
      id: 'payment',
      head: t('details.payment'),
      phone: 'meta',
      cell: ({ number }) => <Figures>{number}</Figures>,
    },
    {
      id: 'method',
      head: t('details.method'),
      phone: 'title',
      cell: (payment) => <PaymentMethod payment={payment} />,
    },
    {
      id: 'status',
      head: t('details.status'),
      phone: 'status',
      cell: ({ status }) => <StatusDot tone={toneOf(status)} label={t(`app:paymentStatus.${status}`)} />,
    },
    {
      id: 'changed',
      head: t('details.changed'),
      quiet: true,
      phone: 'meta',
      cell: ({ modifiedAt }) => <Figures>{formatInstant(modifiedAt, timeZone)}</Figures>,
    },
    {
      id: 'amount',
      head: t('details.amount'),
      phone: 'amount',
      amount: ({ amount, currency }) => ({ amount, currency }),
    },
  ];
}
