import type { OrderSummary } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { Card, rooms, Table, type TableColumn, useUi } from '@deck/ui';
import { toAmount } from '@deck/values';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { getDue } from '../../../domain/order/due.ts';
import { useOrderColumns } from '../../../domain/order/use-order-columns.tsx';
import { paymentColumns } from '../../../domain/payment/payment-columns.tsx';
import { usePaymentHref } from '../../../domain/payment/use-payment-href.ts';

/** Columns of a list without the guest, whose they are: not sorted here, and the first is the title on a phone. */
const withoutGuest = <Row,>(
  all: readonly TableColumn<Row>[],
  [title, ...others]: readonly [string, ...string[]],
): TableColumn<Row>[] =>
  [title, ...others].flatMap((id) =>
    all
      .filter((column) => column.id === id)
      .map((column) => ({ ...column, sort: false, phone: id === title ? 'title' : column.phone })),
  );

/** Beside the contact there is no more for five columns. */
const tighter: Readonly<Record<string, { least: number }>> = {
  external_id: { least: 92 },
  state: { least: 144 },
};

/** The orders of a guest, newest first, and what is due of each. */
export function GuestOrders({ orders }: { orders: readonly OrderSummary[] }) {
  const { t } = useTranslation('guests');
  const all: readonly TableColumn<OrderSummary>[] = useOrderColumns();
  const columns = useMemo(
    (): readonly TableColumn<OrderSummary>[] => [
      ...withoutGuest(all, ['external_id', 'property', 'start', 'state', 'paid', 'total']).map((column) => ({
        ...column,
        room: { ...column.room, ...tighter[column.id] },
      })),
      {
        id: 'due',
        head: t('due'),
        // Whether the guest owes anything is the question: it never leaves.
        room: { ...rooms.figure, priority: 0 },
        hideCurrency: true,
        amount: (order) => ({ amount: toAmount(getDue(order)), currency: order.currency }),
      },
    ],
    [all, t],
  );
  return (
    <Card flush title={t('orders')}>
      <Table
        label={t('orders')}
        frame="card"
        columns={columns}
        rows={orders}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/orders/${id}`}
      />
    </Card>
  );
}

/** The payments of all orders of a guest, newest first. */
export function GuestPayments({ payments }: { payments: readonly Payment[] }) {
  const { t } = useTranslation('guests');
  const { t: list } = useTranslation(['payments', 'app']);
  const { timeZone } = useUi();
  const hrefOf = usePaymentHref();
  const columns = useMemo(() => {
    const all: readonly TableColumn<Payment>[] = paymentColumns(list, timeZone, (name) => name);
    return withoutGuest(all, ['number', 'type', 'order', 'created', 'status', 'amount']);
  }, [list, timeZone]);
  return (
    <Card flush title={t('payments')}>
      <Table
        label={t('payments')}
        frame="card"
        columns={columns}
        rows={payments}
        rowKey={({ id }) => id}
        rowHref={hrefOf}
        empty={{ title: t('noPayments') }}
      />
    </Card>
  );
}
