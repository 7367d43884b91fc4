import { FIRST_PAGE, LARGEST_PAGE, PART_ROWS } from '@deck/api/rules';
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

/** The first page of a part of a list; parts count from 1. */
export const firstPageOf = (part: number): Paging =>
  part === 1 ? FIRST_PAGE : { page: ((part - 1) * PART_ROWS) / LARGEST_PAGE, size: LARGEST_PAGE };

/**
 * What follows a page, beginning where it ends: as many rows again as there are by then. So five thousand rows come in
 * 27 answers and not in a hundred. None where the part of the list ends.
 */
export function pageAfter({ page, size }: Paging): Paging | undefined {
  const loaded = (page + 1) * size;
  const next = Math.min(loaded, LARGEST_PAGE);
  return loaded % PART_ROWS === 0 ? undefined : { page: loaded / next, size: next };
}

/** The rows of a list, page after page. @param part which of its parts, from 1 */
export const pagesQuery = <Answer extends Page<unknown>>(
  queryKey: QueryKey,
  read: (paging: Paging, options: { signal: AbortSignal }) => Promise<Answer>,
  part = 1,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, { signal }),
    initialPageParam: firstPageOf(part),
    getNextPageParam: ({ content, page, totalPages, totalExact }, _, asked) =>
      page + 1 < totalPages || (!totalExact && content.length === asked.size) ? pageAfter(asked) : undefined,
  });

/** The pages of one list: an infinite query of `pagesQuery`. */
export type PagesOf<Answer extends Page<unknown>> = ReturnType<typeof pagesQuery<Answer>>;

/** All rows of a list, page after page. A row that moves to the next page meanwhile comes once. */
export async function readAllPages<Row extends { readonly id: string }>(
  read: (paging: Paging) => Promise<Page<Row>>,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let page = 0; ; page += 1) {
    const { content, totalPages, totalExact } = await read({ page, size: LARGEST_PAGE });
    for (const row of content) rows.set(row.id, row);
    if (content.length < LARGEST_PAGE || (totalExact && page + 1 >= totalPages)) return [...rows.values()];
  }
}

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
