import { query } from '@deck/api/react';
import { useUi } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { quietApi } from '../../api.ts';
import { live } from '../../live.ts';
import { useMayOpen } from '../../navigation/may-open.ts';
import { orderColumns } from '../orders/list/order-columns.tsx';
import { TableBlock } from './table-block.tsx';

const shown = ['external_id', 'customer', 'state', 'total'];

export const lastOrdersQuery = query(quietApi.orders.list, { size: 8 });

export function LastOrders() {
  const { t } = useTranslation(['orders', 'app', 'home']);
  const { timeZone } = useUi();
  const mayOpen = useMayOpen();
  const orders = useQuery({ ...lastOrdersQuery, ...live });
  return (
    <TableBlock
      title={t('home:lastOrders')}
      all="/orders"
      read={orders}
      columns={orderColumns(t, timeZone)
        .filter(({ id }) => shown.includes(id))
        // Half a page has no room for tags: an amount would lose its currency to them.
        .map((column) => ({ ...column, sort: false, width: undefined, beside: undefined }))}
      rows={orders.data?.content ?? []}
      rowKey={({ id }) => id}
      rowHref={({ id }) => (mayOpen('/orders/{id}') ? `/orders/${id}` : undefined)}
      failed={t('home:ordersFailed')}
      empty={t('home:noOrders')}
    />
  );
}
