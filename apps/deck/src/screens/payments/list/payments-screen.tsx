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
import { paymentColumns, paymentHref } from './payment-columns.tsx';
import { paymentsQuery, viewOf } from './payments-query.ts';

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
  const { t } = useTranslation(['payments', 'app', 'labels']);
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
  const view = viewOf(params);
  const title = view ? t(`labels:paymentView.${view}`) : t('list.title');
  // The saved filter is the place one is at; what narrows it further can be taken back.
  const isNarrowed = search !== '' || list.all('status').length > 0;
  const reset = (
    <Button variant="quiet" onClick={() => list.change({ q: '', status: [] })}>
      {t('list.reset')}
    </Button>
  );

  return (
    <>
      <PageHeader
        title={title}
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
            {isNarrowed && reset}
          </FilterBar>
        }
      />
      <Table
        label={title}
        frame="page"
        restoreKey={key}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={paymentHref}
        sort={list.sort ?? { id: 'created', direction: 'desc' }}
        onSort={list.changeSort}
        hiddenColumns={hidden}
        loading={payments.isPending}
        error={payments.isError ? { title: t('list.failed') } : undefined}
        onRetry={() => void payments.refetch()}
        empty={
          isNarrowed
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
