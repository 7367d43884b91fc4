import { query } from '@deck/api/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { quietApi } from '../../api.ts';
import { live } from '../../live.ts';
import { useMayOpen } from '../../navigation/may-open.ts';
import { useOrderColumns } from '../orders/list/order-columns.tsx';
import { fewOf, TableBlock } from './table-block.tsx';

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
      columns={fewOf(useOrderColumns(), 'external_id', 'customer', 'state', 'total')}
      rows={orders.data?.content ?? []}
      rowKey={({ id }) => id}
      rowHref={({ id }) => (mayOpen('/orders/{id}') ? `/orders/${id}` : undefined)}
      failed={t('home:ordersFailed')}
      empty={t('home:noOrders')}
    />
  );
}
