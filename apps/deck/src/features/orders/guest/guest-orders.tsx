import type { OrderSummary } from '@deck/api/contract/orders';
import { Card, fixedRoom, Table, type TableColumn } from '@deck/ui';
import { toAmount } from '@deck/values';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dueOf } from '../../../domain/order/due.ts';
import { useOrderColumns } from '../../../domain/order/order-columns.tsx';

/** Of the columns of the list of orders; whose they are is known. */
const shown = ['external_id', 'property', 'start', 'state', 'paid', 'total'];

/** The orders of a guest, newest first, and what is due of each. */
export function GuestOrders({ orders }: { orders: readonly OrderSummary[] }) {
  const { t } = useTranslation('guests');
  const all = useOrderColumns();
  const columns = useMemo(
    (): readonly TableColumn<OrderSummary>[] => [
      ...shown.flatMap((id) => all.filter((column) => column.id === id)).map(toPlain),
      {
        id: 'due',
        head: t('due'),
        room: fixedRoom(112, 1),
        hideCurrency: true,
        amount: (order) => ({ amount: toAmount(dueOf(order)), currency: order.currency }),
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

/** It is not sorted here. An order without the guest's name is titled by its ID. */
const toPlain = (column: TableColumn<OrderSummary>): TableColumn<OrderSummary> => ({
  ...column,
  sort: false,
  phone: column.id === 'external_id' ? 'title' : column.phone,
});
