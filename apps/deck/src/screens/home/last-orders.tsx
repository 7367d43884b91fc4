import { query } from '@deck/api/react';
import { Button, Card, Table, useUi } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api.ts';
import { orderColumns } from '../orders/list/order-columns.tsx';

const shown = ['external_id', 'customer', 'state', 'total'];

export function LastOrders() {
  const { t } = useTranslation(['orders', 'app', 'home']);
  const { timeZone } = useUi();
  const orders = useQuery(query(api.orders.list, { size: 8 }));
  return (
    <Card
      flush
      title={t('home:lastOrders')}
      action={
        <Button size="small" variant="quiet" href="/orders">
          {t('home:all')}
        </Button>
      }
    >
      <Table
        label={t('home:lastOrders')}
        frame="card"
        columns={orderColumns(t, timeZone)
          .filter(({ id }) => shown.includes(id))
          // Half a page has no room for tags: an amount would lose its currency to them.
          .map((column) => ({ ...column, sort: false, width: undefined, beside: undefined }))}
        rows={orders.data?.content ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/orders/${id}`}
        loading={orders.isPending}
        error={orders.isError ? { title: t('home:ordersFailed') } : undefined}
        onRetry={() => void orders.refetch()}
        empty={{ title: t('home:noOrders') }}
      />
    </Card>
  );
}
