import { DEEPEST_PAGE, FIRST_PAGE, LARGEST_PAGE } from '@deck/api/rules';
import { infiniteQueryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** A page of rows, as every list of the wire answers it. */
export interface Page<Row> {
  readonly content: Row[];
  readonly page: number;
  readonly totalPages: number;
  readonly totalElements: number;
  /** `false` when there are more than `totalElements`. */
  readonly totalExact: boolean;
}

/** Which page is asked for. */
export interface Paging {
  readonly page: number;
  readonly size: number;
}

/**
 * What follows a page, beginning where it ends: as many rows again as there are by then. So five thousand rows come in
 * 27 answers and not in a hundred. None where pages do not reach.
 */
export function pageAfter({ page, size }: Paging): Paging | undefined {
  const loaded = (page + 1) * size;
  const next = Math.min(loaded, LARGEST_PAGE);
  return loaded > DEEPEST_PAGE ? undefined : { page: loaded / next, size: next };
}

/** The rows of a list, page after page. */
export const pagesQuery = <Answer extends Page<unknown>>(
  queryKey: QueryKey,
  read: (paging: Paging, options: { signal: AbortSignal }) => Promise<Answer>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ page, totalPages }, _, asked) =>
      page + 1 < totalPages ? pageAfter(asked) : undefined,
  });

/** The pages of one list: an infinite query of `pagesQuery`. */
export type PagesOf<Answer extends Page<unknown>> = ReturnType<typeof pagesQuery<Answer>>;

/**
 * Reads the page that follows. What is being read anew at that moment is waited for: TanStack Query would break it off for
 * the page, and what somebody has just changed would not be seen.
 */
export async function readOn(
  client: QueryClient,
  queryKey: QueryKey,
  fetchNextPage: (options: { cancelRefetch: false }) => Promise<unknown>,
): Promise<void> {
  const state = client.getQueryState(queryKey);
  const isReadAnew = state?.fetchStatus === 'fetching' && state.fetchMeta?.fetchMore === undefined;
  if (isReadAnew) await fetchNextPage({ cancelRefetch: false });
  await fetchNextPage({ cancelRefetch: false });
}
