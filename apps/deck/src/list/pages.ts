import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';

/** A page of rows, as every list of the wire answers it. */
export interface Page<Row> {
  readonly content: Row[];
  readonly page: number;
  readonly totalPages: number;
  readonly totalElements: number;
  /** `false` when there are more than `totalElements`. */
  readonly totalExact: boolean;
}

const SIZE = 50;

/** The rows of a list, page after page. */
export const pagesOf = <Answer extends Page<unknown>>(
  queryKey: QueryKey,
  read: (paging: { page: number; size: number }, options: { signal: AbortSignal }) => Promise<Answer>,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => read({ page: pageParam, size: SIZE }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, totalPages }) => (page + 1 < totalPages ? page + 1 : undefined),
  });

/** The pages of one list: an infinite query of `pagesOf`. */
export type PagesOf<Answer extends Page<unknown>> = ReturnType<typeof pagesOf<Answer>>;
