import { query } from '@deck/api/react';
import { useUi } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOrderColumns } from '../../domain/order/use-order-columns.tsx';
import { paymentColumns } from '../../domain/payment/payment-columns.tsx';
import { usePaymentHref } from '../../domain/payment/use-payment-href.ts';
import { quietApi } from '../../platform/api.ts';
import { useMayOpen } from '../../platform/navigation/screen-context.ts';
import { live } from '../../platform/polling.ts';
import { getFew, TableBlock } from './table-block.tsx';

const lastOrdersQuery = query(quietApi.orders.list, { size: 8 });

export function LastOrders() {
  const { t } = useTranslation(['orders', 'app', 'home']);
  const mayOpen = useMayOpen();
  const orders = useQuery({ ...lastOrdersQuery, ...live });
  return (
    <TableBlock
      title={t('home:lastOrders')}
      all="/orders"
      read={orders}
      columns={getFew(useOrderColumns(), 'external_id', 'customer', 'state', 'total')}
      rows={orders.data?.content ?? []}
      rowKey={({ id }) => id}
      rowHref={({ id }) => (mayOpen('/orders/{id}') ? `/orders/${id}` : undefined)}
      failed={t('home:ordersFailed')}
      empty={t('home:noOrders')}
    />
  );
}

const lastPaymentsQuery = query(quietApi.payments.list, { size: 8 });

export function LastPayments() {
  const { t } = useTranslation(['payments', 'app', 'home']);
  const { timeZone } = useUi();
  const payments = useQuery({ ...lastPaymentsQuery, ...live });
  return (
    <TableBlock
      title={t('home:lastPayments')}
      all="/payments"
      read={payments}
      columns={getFew(paymentColumns(t, timeZone, String), 'number', 'customer', 'status', 'amount')}
      rows={payments.data?.content ?? []}
      rowKey={({ id }) => id}
      rowHref={usePaymentHref()}
      failed={t('home:paymentsFailed')}
      empty={t('home:noPayments')}
    />
  );
}
