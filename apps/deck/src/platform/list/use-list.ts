import type { TableSort } from '@deck/ui';
import { useMemo } from 'react';
import { getSorts, readSort } from './address.ts';
import { useHiddenColumns } from './column-settings.ts';
import type { List } from './define-list.ts';
import { type Filter, isSet, withoutAny } from './filters/filter.ts';
import type { ListColumn } from './list-column.ts';
import { type ListState, SORT, useListState } from './list-state.ts';
import { type Page, usePages } from './pages.ts';

interface UseListOptions<Row> {
  readonly columns: readonly ListColumn<Row>[];
  /** What the list can be narrowed by, the most needed first. */
  readonly filters?: readonly Filter[];
}

export interface PagedList<Answer extends Page<unknown>> {
  readonly state: ListState;
  readonly filters: readonly Filter[];
  readonly sort: TableSort;
  readonly rows: readonly Answer['content'][number][];
  /** The first page, once it is there: what it says of all rows. */
  readonly first: Answer | undefined;
  readonly hidden: readonly string[];
  readonly hide: (hidden: readonly string[]) => void;
  /** It may have rows that are not shown. */
  readonly isNarrowed: boolean;
  /** Takes back all that narrows the list, and how it is sorted; absent while nothing does. */
  readonly reset: (() => void) | undefined;
  readonly isLoading: boolean;
  /** Why there are no rows, or no more of them. */
  readonly failure: Error | null;
  readonly retry: () => void;
  /** Absent when there are no more rows. */
  readonly loadMore: (() => void) | undefined;
  readonly isLoadingMore: boolean;
  /** There are more rows than pages reach: nobody comes to them by loading more. */
  readonly isCutOff?: boolean;
}

const NO_FILTERS: readonly Filter[] = [];

/** A long list as its address says: its rows page after page, what narrows it, and which columns it shows. */
export function useList<Asked extends object, Answer extends Page<unknown>>(
  { id, sort: usual, sortFields, remembered, query }: List<Asked, Answer>,
  { columns, filters = NO_FILTERS }: UseListOptions<Answer['content'][number]>,
): PagedList<Answer> {
  const state = useListState(remembered);
  const { pages, ...reading } = usePages(query(state.params));
  const [hidden, hide] = useHiddenColumns(id, columns);
  const rows = useMemo(() => pages.data?.pages.flatMap((page) => page.content) ?? [], [pages.data]);
  const [sort = null] = getSorts(sortFields, state.params);
  return {
    state,
    filters,
    sort: readSort(sort) ?? usual,
    rows,
    first: pages.data?.pages[0],
    hidden,
    hide,
    ...getListReset(state, filters, usual),
    isLoading: pages.isPending,
    failure: pages.error,
    ...reading,
    isCutOff:
      pages.isSuccess && !pages.hasNextPage && rows.length < (pages.data.pages[0]?.totalElements ?? 0),
  };
}

interface Reset {
  /** It may have rows that are not shown. */
  readonly isNarrowed: boolean;
  /** Takes back all that narrows the list, and how it is sorted; absent while it is as it opens for the first time. */
  readonly reset: (() => void) | undefined;
}

/** The way back from what was chosen for a list, or was kept of it. @param usual how it is sorted at first */
export function getListReset(
  state: Pick<ListState, 'get' | 'change'>,
  filters: readonly Filter[],
  usual: TableSort,
): Reset {
  const isNarrowed = state.get('q') !== '' || filters.some((filter) => isSet(filter, state));
  const isSorted = !['', `${usual.id},${usual.direction}`].includes(state.get(SORT));
  return {
    isNarrowed,
    reset:
      isNarrowed || isSorted ? () => state.change({ ...withoutAny(filters), q: '', [SORT]: '' }) : undefined,
  };
}
