import { query } from '@deck/api/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useOrderColumns } from '../../domain/order/order-columns.tsx';
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
