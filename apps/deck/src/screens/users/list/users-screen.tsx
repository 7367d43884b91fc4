import { media } from '@deck/tokens';
import {
  Button,
  ColumnsMenu,
  FilterBar,
  IconButton,
  PageHeader,
  SearchField,
  Table,
  useMedia,
  useUi,
} from '@deck/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLocation, useNavigate, useSearchParams } from 'react-router';
import { queryClient } from '../../../api.ts';
import { useHiddenColumns } from '../../../list/use-hidden-columns.ts';
import { useListState } from '../../../list/use-list-state.ts';
import { useSearchText } from '../../../list/use-search-text.ts';
import { useRight } from '../../../session/session-store.ts';
import { NewUserDialog } from '../edit/new-user-dialog.tsx';
import { useRoleName } from '../shared/user-marks.tsx';
import { useReadOnlyReason } from '../shared/writing.ts';
import { userColumns } from './user-columns.tsx';
import { usersQuery } from './users-query.ts';

export function load({ request }: LoaderFunctionArgs) {
  void queryClient.prefetchInfiniteQuery(usersQuery(new URL(request.url).searchParams));
}

export function Screen() {
  const { t } = useTranslation(['users', 'labels', 'messages', 'app']);
  const { timeZone } = useUi();
  const { key } = useLocation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const list = useListState();
  const [search, setSearch] = useSearchText(list);
  const users = useInfiniteQuery(usersQuery(params));
  const [hidden, hide] = useHiddenColumns('users');
  const roleName = useRoleName();
  const isPhone = useMedia(media.phone);
  const columns = useMemo(
    () => userColumns(t, timeZone, roleName, isPhone),
    [t, timeZone, roleName, isPhone],
  );
  const rows = useMemo(() => users.data?.pages.flatMap((page) => page.content) ?? [], [users.data]);
  const first = users.data?.pages[0];
  const readOnly = useReadOnlyReason();
  const mayOpen = useRight('USERS_INSTANCE_VIEW');
  const [adding, setAdding] = useState(false);
  const count =
    first && t(first.totalExact ? 'list.count' : 'list.countMore', { count: first.totalElements });
  const add = { icon: Plus, variant: 'primary', onClick: () => setAdding(true) } as const;

  return (
    <>
      <PageHeader
        title={t('list.title')}
        context={[count, readOnly].filter(Boolean).join('. ') || undefined}
        actions={readOnly === undefined ? <Button {...add}>{t('list.new')}</Button> : undefined}
        phoneActions={readOnly === undefined && <IconButton {...add} size="large" label={t('list.new')} />}
        filters={
          <FilterBar end={<ColumnsMenu columns={columns} hidden={hidden} onChange={hide} />}>
            <SearchField
              label={t('list.searchLabel')}
              labelHidden
              placeholder={t('list.search')}
              value={search}
              onChange={setSearch}
            />
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
        rowHref={({ id }) => (mayOpen ? `/users/${id}` : undefined)}
        sort={list.sort ?? { id: 'last_name', direction: 'asc' }}
        onSort={list.changeSort}
        hiddenColumns={hidden}
        loading={users.isPending}
        error={users.isError ? { title: t('list.failed') } : undefined}
        onRetry={() => void users.refetch()}
        empty={
          list.isNarrowed
            ? {
                title: t('list.nothing'),
                text: t('list.nothingText'),
                action: <Button onClick={list.reset}>{t('list.reset')}</Button>,
              }
            : {}
        }
        total={first?.totalElements}
        totalExact={first?.totalExact}
        onLoadMore={users.hasNextPage ? () => void users.fetchNextPage() : undefined}
        loadingMore={users.isFetchingNextPage}
      />
      <NewUserDialog
        open={adding && readOnly === undefined}
        onClose={() => setAdding(false)}
        onMade={({ id, email }) => void navigate(`/users/${id}`, { state: { written: email } })}
      />
    </>
  );
}
