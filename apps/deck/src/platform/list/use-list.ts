import { PART_ROWS } from '@deck/api/rules';
import type { TableLayout, TableSort } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useColumns } from './column-settings.ts';
import type { ListColumn } from './columns.ts';
import type { List, PagedList, WholeList } from './define-list.ts';
import { type Filter, toFilters } from './filters/filter.ts';
import type { CountsOf } from './filters/filter-counts.ts';
import { getListReset, getPart, type ListState, useListState } from './list-state.ts';
import type { Page } from './pages.ts';
import { usePages } from './use-pages.ts';
import { type ShownView, toShownView } from './views/shown-view.ts';

/** A list as its screen shows it. */
export interface ListView<Row, Answer = Page<Row>> {
  readonly state: ListState;
  readonly columns: readonly ListColumn<Row>[];
  readonly filters: readonly Filter[];
  readonly sort: TableSort;
  readonly rows: readonly Row[];
  /** The first page, once it is there: what it says of all rows. */
  readonly first: Answer | undefined;
  /** The name under which its columns are kept. */
  readonly id: string;
  readonly layout: TableLayout;
  /** Null goes back to the company's columns. */
  readonly changeLayout: (layout: TableLayout | null) => void;
  /** What is hidden while nobody has chosen. */
  readonly atFirst: readonly string[];
  /** What it shows, as a view that can be saved. */
  readonly view: ShownView | undefined;
  /** What an address would show, as a view that can be saved. */
  readonly viewOf: (params: URLSearchParams) => ShownView | undefined;
  /** Counts what an address would show; absent where all rows are here. */
  readonly countsOf?: CountsOf;
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
  /** Which part is shown, from 1; absent for a list of one part. */
  readonly part: number | undefined;
}

/** What narrows and sorts a list, and which columns it shows. */
function useListChoices<Row, Fields, Sort extends string, Facts>(
  list: List<Fields, Sort, Facts>,
  columns: readonly ListColumn<Row, Sort>[],
) {
  const state = useListState(list.remembered);
  const facts = list.useFacts();
  const filters = useMemo(() => toFilters(list.filters, facts), [list, facts]);
  const rare = useMemo(() => columns.filter((column) => column.rare).map(({ id }) => id), [columns]);
  const [layout, changeLayout] = useColumns(list.id, rare);
  const sort = list.sortOf(state.params);
  const reset = getListReset(state, filters, list.sort);
  const viewOf = (params: URLSearchParams) => toShownView(list, params);
  return {
    state,
    id: list.id,
    columns,
    facts,
    filters,
    sort,
    layout,
    changeLayout,
    atFirst: rare,
    view: viewOf(state.params),
    viewOf,
    ...reset,
  };
}

/** A long list as its address says: its rows page after page, what narrows it, and which columns it shows. */
export function usePagedList<Answer extends Page<unknown>, Fields, Sort extends string, Facts>(
  list: PagedList<Answer, Fields, Sort, Facts>,
  columns: readonly ListColumn<Answer['content'][number], NoInfer<Sort>>[],
): ListView<Answer['content'][number], Answer> {
  const { facts: _, ...choices } = useListChoices(list, columns);
  const { pages, rows, first, ...reading } = usePages(list.pages(choices.state.params));
  const part = getPart(choices.state.params);
  return {
    ...choices,
    countsOf: list.countsOf,
    rows,
    first,
    isLoading: pages.isPending,
    failure: pages.error,
    ...reading,
    part: part > 1 || (first?.totalElements ?? 0) > PART_ROWS ? part : undefined,
  };
}

/** A list that is here as a whole, as its address says: one page that holds what is looked for. */
export function useWholeList<Row, Fields, Sort extends string, Facts>(
  list: WholeList<Row, Fields, Sort, Facts>,
  columns: readonly ListColumn<Row, NoInfer<Sort>>[],
): ListView<Row> {
  const { facts, ...choices } = useListChoices(list, columns);
  const { params } = choices.state;
  const { data, isPending, error, refetch } = useQuery(list.all);
  const rows = useMemo(
    () => data && list.find(data, { filter: list.filterOf(params), sort: list.sortOf(params) }, facts),
    [list, data, params, facts],
  );
  return {
    ...choices,
    rows: rows ?? [],
    first: rows && {
      content: rows,
      page: 0,
      totalPages: 1,
      totalElements: rows.length,
      totalExact: true,
    },
    isLoading: isPending,
    failure: error,
    retry: () => void refetch(),
    part: undefined,
    loadMore: undefined,
    isLoadingMore: false,
  };
}
