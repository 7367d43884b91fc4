import type { PaymentStatus } from '@deck/api/vocabulary';
import { Button, ColumnsMenu, FilterBar, MultiSelect, PageHeader, SearchField, Table, useUi } from '@deck/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation, useSearchParams } from 'react-router';
import { queryClient } from '../../../api.ts';
import { useHiddenColumns } from '../../../list/use-hidden-columns.ts';
import { useListState } from '../../../list/use-list-state.ts';
import { useSearchText } from '../../../list/use-search-text.ts';
import { paymentColumns } from './payment-columns.tsx';
import { paymentsQuery } from './payments-query.ts';

export function load({ request }: LoaderFunctionArgs) {
  void queryClient.prefetchInfiniteQuery(paymentsQuery(new URL(request.url).searchParams));
}

const statuses: readonly PaymentStatus[] = [
  'LINK_CREATED',
  'LINK_SENT',
  'PROCESSING',
  'AUTHORIZED',
  'CHARGED',
  'PARTIALLY_CAPTURED',
  'CAPTURED',
  'PAID',
  'DECLINED',
  'EXPIRED',
  'REVOKED',
  'VOIDED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
];

export function Screen() {
  const { t } = useTranslation(['payments', 'app']);
  const { timeZone } = useUi();
  const { key } = useLocation();
  const [params] = useSearchParams();
  const list = useListState();
  const [search, setSearch] = useSearchText(list);
  const payments = useInfiniteQuery(paymentsQuery(params));
  const [hidden, hide] = useHiddenColumns('payments');
  const columns = useMemo(() => paymentColumns(t, timeZone), [t, timeZone]);
  const rows = useMemo(() => payments.data?.pages.flatMap((page) => page.content) ?? [], [payments.data]);
  const first = payments.data?.pages[0];
  const reset = (
    <Button variant="quiet" onClick={list.reset}>
      {t('list.reset')}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={t('list.title')}
        context={
          first && t(first.totalExact ? 'list.count' : 'list.countMore', { count: first.totalElements })
        }
        filters={
          <FilterBar end={<ColumnsMenu columns={columns} hidden={hidden} onChange={hide} />}>
            <SearchField
              label={t('list.searchLabel')}
              labelHidden
              placeholder={t('list.search')}
              value={search}
              onChange={setSearch}
            />
            <MultiSelect
              label={t('list.status')}
              options={statuses.map((status) => ({ value: status, label: t(`app:paymentStatus.${status}`) }))}
              value={list.all('status')}
              onChange={(status) => list.change({ status })}
            />
            {list.isNarrowed && reset}
          </FilterBar>
        }
      />
      <Table
        label={t('list.title')}
        frame="page"
        restoreKey={key}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id, orderId }) => `/orders/${orderId}/${id}`}
        sort={list.sort ?? { id: 'created', direction: 'desc' }}
        onSort={list.changeSort}
        hiddenColumns={hidden}
        loading={payments.isPending}
        error={payments.isError ? { title: t('list.failed') } : undefined}
        onRetry={() => void payments.refetch()}
        empty={
          list.isNarrowed
            ? { title: t('list.nothing'), text: t('list.nothingText'), action: reset }
            : { title: t('list.empty'), text: t('list.emptyText') }
        }
        total={first?.totalElements}
        totalExact={first?.totalExact}
        onLoadMore={payments.hasNextPage ? () => void payments.fetchNextPage() : undefined}
        loadingMore={payments.isFetchingNextPage}
      />
    </>
  );
}
