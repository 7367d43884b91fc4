import type { OrderSummary } from '@deck/api/contract/orders';
import { inAreas } from '@deck/api/react';
import { Button, ColumnsMenu, IconButton, PageHeader, Table, useUi } from '@deck/ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { Pin, PinOff, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation, useSearchParams } from 'react-router';
import { api, queryClient } from '../../../api.ts';
import { useHiddenColumns } from '../../../list/use-hidden-columns.ts';
import { useListState } from '../../../list/use-list-state.ts';
import { useRight } from '../../../session/session-store.ts';
import { hiddenAtFirst, orderColumns } from './order-columns.tsx';
import { OrderFilters } from './order-filters.tsx';
import { ordersQuery } from './orders-query.ts';

/** The first page is asked for while the code of the screen is still on its way. */
export function load({ request }: LoaderFunctionArgs) {
  void queryClient.prefetchInfiniteQuery(ordersQuery(new URL(request.url).searchParams));
}

export function Screen() {
  const { t } = useTranslation(['orders', 'app']);
  const { timeZone } = useUi();
  const { key } = useLocation();
  const [params] = useSearchParams();
  const list = useListState();
  const orders = useInfiniteQuery(ordersQuery(params));
  const [hidden, hide] = useHiddenColumns('orders', hiddenAtFirst);
  const mayCreate = useRight('ORDER_INSTANCE_CREATE');
  const columns = useMemo(() => orderColumns(t, timeZone), [t, timeZone]);
  const rows = useMemo(() => orders.data?.pages.flatMap((page) => page.content) ?? [], [orders.data]);
  const first = orders.data?.pages[0];
  const create = mayCreate ? (
    <Button variant="primary" icon={Plus} href="/orders/create">
      {t('list.new')}
    </Button>
  ) : undefined;

  return (
    <>
      <PageHeader
        title={t('list.title')}
        context={
          first && t(first.totalExact ? 'list.count' : 'list.countMore', { count: first.totalElements })
        }
        actions={create}
        phoneActions={
          mayCreate && (
            <IconButton
              variant="primary"
              size="large"
              icon={Plus}
              label={t('list.new')}
              href="/orders/create"
            />
          )
        }
        filters={
          <OrderFilters list={list} end={<ColumnsMenu columns={columns} hidden={hidden} onChange={hide} />} />
        }
      />
      <Table
        label={t('list.title')}
        frame="page"
        restoreKey={key}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/orders/${id}`}
        rowActions={pinButton}
        pinned={({ pinned }) => pinned}
        sort={list.sort ?? { id: 'created', direction: 'desc' }}
        onSort={list.changeSort}
        hiddenColumns={hidden}
        loading={orders.isPending}
        error={orders.isError ? { title: t('list.failed') } : undefined}
        onRetry={() => void orders.refetch()}
        empty={
          list.isNarrowed
            ? {
                title: t('list.nothing'),
                text: t('list.nothingText'),
                action: <Button onClick={list.reset}>{t('list.reset')}</Button>,
              }
            : { title: t('list.empty'), text: t('list.emptyText'), action: create }
        }
        total={first?.totalElements}
        totalExact={first?.totalExact}
        onLoadMore={orders.hasNextPage ? () => void orders.fetchNextPage() : undefined}
        loadingMore={orders.isFetchingNextPage}
      />
    </>
  );
}

/** One function for all rows and all drawings: rows that did not change are not drawn again. */
const pinButton = (order: OrderSummary) => <PinButton order={order} />;

function PinButton({ order }: { order: OrderSummary }) {
  const { t } = useTranslation('orders');
  const mayEdit = useRight('ORDER_INSTANCE_EDIT');
  const call = order.pinned ? api.orders.unpin : api.orders.pin;
  const turn = useMutation({
    mutationFn: () => call({ id: order.id }),
    onSuccess: () => queryClient.invalidateQueries(inAreas('orders')),
  });
  if (!mayEdit) return null;
  return (
    <IconButton
      size="small"
      icon={order.pinned ? PinOff : Pin}
      label={t(order.pinned ? 'list.unpin' : 'list.pin')}
      onClick={() => turn.mutate()}
    />
  );
}
