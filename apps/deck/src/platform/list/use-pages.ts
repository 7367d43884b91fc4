import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Page, type PagesOf, readOn } from './pages.ts';

/** A list read page after page, and how it goes on. */
export function usePages<Answer extends Page<unknown>>(options: PagesOf<Answer>) {
  const client = useQueryClient();
  const pages = useInfiniteQuery(options);
  const rows: readonly Answer['content'][number][] = useMemo(
    () => pages.data?.pages.flatMap((page) => page.content) ?? [],
    [pages.data],
  );
  const next = () => void readOn(client, options.queryKey, pages.fetchNextPage);
  return {
    pages,
    rows,
    /** The first page, once it is there: what it says of all rows. */
    first: pages.data?.pages[0],
    /** Asks again for what did not come. */
    retry: () => (pages.isFetchNextPageError ? next() : void pages.refetch()),
    /** Absent when there are no more rows. */
    loadMore: pages.hasNextPage ? next : undefined,
    isLoadingMore: pages.isFetchingNextPage,
  };
}
