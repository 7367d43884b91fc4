import type { TableSort } from '@deck/ui';
import type { QueryKey } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../api.ts';
import { type FilterParams, getSorts, readFilter } from './address.ts';
import { prefetchColumnSettings } from './column-settings.ts';
import type { ReadPage } from './export/iterate-pages.ts';
import { type Page, type Paging, pagesOf } from './pages.ts';
import { type RememberedList, restoreParams } from './persisted-params.ts';

/** What a list asks its call for: a page of what the address narrows and sorts it to. */
export interface ListRequest<Filter> extends Paging {
  /** `created,desc`, as the wire writes it; empty: as the server sorts. */
  readonly sort: string[];
  readonly filter: Filter;
  /** For a file every row stands in its order: pinned rows do not come first. */
  readonly forFile: boolean;
}

interface ListOptions<Filter extends object, Answer extends Page<unknown>> {
  /** Under this name a person's hidden columns are kept. */
  readonly id: string;
  /** The call's key, such as `api.orders.list.key`: what the list shows is read anew with everything of its area. */
  readonly key: QueryKey;
  /** How the server sorts unless it is asked otherwise. */
  readonly sort: TableSort;
  /** What the server can sort by. */
  readonly sortFields: readonly string[];
  /** Where each field of the contract's filter stands in the address. */
  readonly params: FilterParams<Filter>;
  /** The list opens as it was left. */
  readonly remembered?: RememberedList;
  readonly read: (request: ListRequest<Filter>, options: { signal: AbortSignal }) => Promise<Answer>;
}

/** A long list of the contract, without its words: what an address asks for, page by page, in sight or for a file. */
export type List<Filter extends object, Answer extends Page<unknown>> = ReturnType<
  typeof defineList<Filter, Answer>
>;

/** Describes a list once: its query, its export, its loader and its way back follow. See `docs/lists.md`. */
export function defineList<Filter extends object, Answer extends Page<unknown>>(
  options: ListOptions<Filter, Answer>,
) {
  const filterOf = (params: URLSearchParams) => readFilter<Filter>(options.params, params);

  /** The rows of an address, page after page. */
  function query(params: URLSearchParams) {
    const asked = { sort: getSorts(options.sortFields, params), filter: filterOf(params) };
    return pagesOf<Answer>([...options.key, 'pages', asked], (paging, { signal }) =>
      options.read({ ...paging, ...asked, forFile: false }, { signal }),
    );
  }

  /** The same rows for a file. A list longer than pages reach comes newest first. */
  const readForFile =
    (params: URLSearchParams) =>
    (signal: AbortSignal): ReadPage<Answer['content'][number]> =>
    ({ newestUntil, ...paging }) =>
      options.read(
        {
          ...paging,
          sort: newestUntil ? ['created,desc'] : getSorts(options.sortFields, params),
          filter: { ...filterOf(params), ...newestUntil },
          forFile: true,
        },
        { signal },
      );

  /** Asks for the first page and its columns before the screen is here. @throws a redirect to how the list was left. */
  function load({ request }: Pick<LoaderFunctionArgs, 'request'>): void {
    const url = new URL(request.url);
    if (options.remembered) restoreParams(options.remembered, url);
    void queryClient.prefetchInfiniteQuery(query(url.searchParams));
    prefetchColumnSettings();
  }

  const { id, sort, sortFields, remembered } = options;
  return { id, sort, sortFields, remembered, filterOf, query, readForFile, load };
}
