import { getSorts, readFilter, readSort } from '@deck/api/client';
import type { ExportedList } from '@deck/api/vocabulary';
import type { TableSort } from '@deck/ui';
import { queryOptions, type UseQueryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { api, queryClient } from '../api.ts';
import { prefetchColumnSettings } from './column-settings.ts';
import type { ExportPlan } from './export/iterate-pages.ts';
import type { CountsOf, FilterCounts } from './filters/filter-counts.ts';
import type { AnyEntry, Complete, FilterEntry } from './filters/filter-entry.ts';
import { getPart } from './list-state.ts';
import { type Page, type PagesOf, type Paging, pagesQuery } from './pages.ts';
import { type RememberedList, restoreParams } from './persisted-params.ts';

interface SortBy<Sort extends string> extends TableSort {
  readonly id: Sort;
}

interface Description<Sort extends string, Facts> {
  /** What the list can be sorted by: no other column sorts. */
  readonly sortFields: readonly Sort[];
  /** How it is sorted unless the address says otherwise. */
  readonly sort: SortBy<NoInfer<Sort>>;
  /** A hook: what labels and choices of the filters depend on. It gives the same value until something changes. */
  readonly useFacts: () => Facts;
  /** Under what name the list is kept as it was left, to be opened so again. */
  readonly remembered?: RememberedList;
  /** Under what name the server records that its rows are taken into a file; absent where they are not. */
  readonly exported?: ExportedList;
}

interface Filters<Fields, Entries extends readonly { readonly fields: readonly string[] }[]> {
  /** One entry for every field of the filter, in the order of the fields on the screen. */
  readonly filters: Entries & Complete<Fields, Entries>;
}

/** What a list is, in its loader, on its screen and in its file. It carries no component: a loader stays small. */
export interface List<Fields, Sort extends string, Facts> extends Description<Sort, Facts> {
  /** The area of its call. Under this name a person's hidden columns are kept. */
  readonly id: string;
  readonly filters: readonly AnyEntry<Facts>[];
  /** The filter that an address asks for. */
  readonly filterOf: (params: URLSearchParams) => Fields;
  /** How the address sorts the list. */
  readonly sortOf: (params: URLSearchParams) => SortBy<Sort>;
  /** Asks for what the screen shows first while its code is on its way. */
  readonly load: (args: LoaderFunctionArgs) => void;
}

function describeList<Fields extends object, Sort extends string, Facts>(
  id: string,
  { filters, ...list }: Description<Sort, Facts> & { readonly filters: readonly AnyEntry<Facts>[] },
  prefetch: (params: URLSearchParams) => void,
): List<Fields, Sort, Facts> {
  return {
    ...list,
    id,
    filters,
    filterOf: (params) => readFilter<Fields>(filters, params),
    sortOf: (params) => {
      const asked = readSort(getSorts(list.sortFields, params)[0] ?? null);
      const field = list.sortFields.find((each) => each === asked?.id);
      return asked && field ? { ...asked, id: field } : list.sort;
    },
    load: ({ request }) => {
      const url = new URL(request.url);
      if (list.remembered) restoreParams(list.remembered, url);
      prefetch(url.searchParams);
      prefetchColumnSettings();
    },
  };
}

/** What a list asks its call for. */
export interface ListRequest<Fields> extends Paging {
  /** `created,desc`; empty where the server sorts as usual. */
  readonly sort: string[];
  readonly filter: Fields;
  /** Whether the rows go into a file. */
  readonly forFile: boolean;
}

interface Call<Args, Answer> {
  (
    args: Args | undefined,
    options: { readonly signal: AbortSignal; readonly handledErrors?: 'all' },
  ): Promise<Answer>;
  readonly key: readonly [area: string, operation: string];
}

/** A list whose rows come page by page. */
export interface PagedList<Answer extends Page<unknown>, Fields, Sort extends string, Facts>
  extends List<Fields, Sort, Facts> {
  readonly pages: (params: URLSearchParams) => PagesOf<Answer>;
  /** How many rows an address finds. */
  readonly countsOf: CountsOf;
  /** All rows of an address for a file. */
  readonly file: (params: URLSearchParams) => Omit<ExportPlan<Answer['content'][number]>, 'title'>;
}

/**
 * Describes a list once: its address, filters, request, file and loader follow.
 * @param call the call of the contract that answers its pages: `api.orders.list`
 */
export function defineList<
  Args extends object,
  Given,
  Answer extends Page<unknown>,
  Fields extends object,
  Sort extends string,
  Facts,
  const Entries extends readonly FilterEntry<Fields, Facts>[],
>(
  call: Call<Args, Answer>,
  {
    request,
    counts = async (filter, { signal }) => {
      const asked = { page: 0, size: 1, sort: [], filter, forFile: false };
      const found = await call(request(asked), { signal, handledErrors: 'all' });
      return { count: found.totalElements, countExact: found.totalExact, statuses: [] };
    },
    ...description
  }: Description<Sort, Facts> &
    Filters<Fields, Entries> & {
      /** Counts what a filter finds, by status too; without it the first row of the list says how many there are. */
      readonly counts?: (filter: Fields, options: { readonly signal: AbortSignal }) => Promise<FilterCounts>;
      /** The arguments of the call, of which it must know every one. */
      readonly request: (
        asked: ListRequest<Fields>,
      ) => Given & NoInfer<Args> & Record<Exclude<keyof Given, keyof Args>, never>;
    },
): PagedList<Answer, Fields, Sort, Facts> {
  const [area, operation] = call.key;
  const askedBy = (params: URLSearchParams) => ({
    sort: getSorts(description.sortFields, params),
    filter: list.filterOf(params),
  });
  const pages = (params: URLSearchParams) => {
    const asked = askedBy(params);
    const part = getPart(params);
    return pagesQuery(
      [area, operation, 'pages', asked, ...(part === 1 ? [] : [part])],
      (paging, options) => call(request({ ...paging, ...asked, forFile: false }), options),
      part,
    );
  };
  const list = describeList<Fields, Sort, Facts>(area, description, (params) => {
    void queryClient.prefetchInfiniteQuery(pages(params));
  });
  return {
    ...list,
    pages,
    countsOf: (params) => {
      const filter = list.filterOf(params);
      return queryOptions<FilterCounts>({
        queryKey: [area, operation, 'counts', filter],
        queryFn: ({ signal }) => counts(filter, { signal }),
      });
    },
    file: (params) => ({
      name: area,
      record: async (rows) => {
        const { exported } = description;
        if (!exported) throw new Error(`Rows of ${area} are taken into no file`);
        await api.exports.start({ body: { list: exported, query: params.toString(), rows } });
      },
      read: (signal) => {
        const { sort, filter } = askedBy(params);
        return ({ newestUntil, ...paging }) =>
          call(
            request({
              ...paging,
              sort: newestUntil ? ['created,desc'] : sort,
              filter: { ...filter, ...newestUntil },
              forFile: true,
            }),
            { signal },
          );
      },
    }),
  };
}

/** A list that one answer holds whole: it is narrowed and sorted here. */
export interface WholeList<Row, Fields, Sort extends string, Facts> extends List<Fields, Sort, Facts> {
  readonly all: UseQueryOptions<Row[]>;
  /** The rows that an address asks for. */
  readonly find: (
    all: readonly Row[],
    asked: { readonly filter: Fields; readonly sort: SortBy<Sort> },
    facts: Facts,
  ) => Row[];
}

/** Describes a list of which the server answers all rows at once. */
export function defineWholeList<
  Row,
  Fields extends object,
  Sort extends string,
  Facts,
  const Entries extends readonly FilterEntry<Fields, Facts>[],
>(
  call: Call<Record<never, never>, Row[]>,
  {
    find,
    ...description
  }: Description<Sort, Facts> & Filters<Fields, Entries> & Pick<WholeList<Row, Fields, Sort, Facts>, 'find'>,
): WholeList<Row, Fields, Sort, Facts> {
  const all = queryOptions<Row[]>({
    queryKey: [...call.key, {}],
    queryFn: ({ signal }) => call({}, { signal }),
  });
  const prefetch = () => void queryClient.prefetchQuery(all);
  return { ...describeList(call.key[0], description, prefetch), all, find };
}
