import type { TableSort } from '@deck/ui';
import { useMemo } from 'react';
import type { Filter } from './filters/filter.ts';
import type { Page, PagesOf } from './pages.ts';
import { readSort, sortsOf } from './read-params.ts';
import type { RememberedList } from './remembered.ts';
import { resetOf } from './reset-of.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { type ListState, useListState } from './use-list-state.ts';
import { usePages } from './use-pages.ts';

interface PagedListOptions<Answer extends Page<unknown>> {
  /** Under this name the hidden columns are kept. */
  readonly tableId: string;
  /** The rows an address asks for. */
  readonly query: (params: URLSearchParams) => PagesOf<Answer>;
  /** How the server sorts unless it is asked otherwise. */
  readonly sort: TableSort;
  /** What the server can sort by. */
  readonly sortFields: readonly string[];
  readonly filters?: readonly Filter[];
  /** Columns one asks for rarely: hidden until a person shows them. */
  readonly hiddenAtFirst?: readonly string[];
  /** It opens as it was left. */
  readonly remembered?: RememberedList;
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
export function usePagedList<Answer extends Page<unknown>>(
  options: PagedListOptions<Answer>,
): PagedList<Answer> {
  const { filters = NO_FILTERS } = options;
  const state = useListState(options.remembered);
  const { pages, ...reading } = usePages(options.query(state.params));
  const [hidden, hide] = useHiddenColumns(options.tableId, options.hiddenAtFirst);
  const rows = useMemo(() => pages.data?.pages.flatMap((page) => page.content) ?? [], [pages.data]);
  const [sort = null] = sortsOf(options.sortFields, state.params);
  return {
    state,
    filters,
    sort: readSort(sort) ?? options.sort,
    rows,
    first: pages.data?.pages[0],
    hidden,
    hide,
    ...resetOf(state, filters, options.sort),
    isLoading: pages.isPending,
    failure: pages.error,
    ...reading,
    isCutOff:
      pages.isSuccess && !pages.hasNextPage && rows.length < (pages.data.pages[0]?.totalElements ?? 0),
  };
}
