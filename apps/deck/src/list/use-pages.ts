import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type Page, type PagesOf, readOn } from './pages.ts';

/** A list read page after page, and how it goes on. */
export function usePages<Answer extends Page<unknown>>(options: PagesOf<Answer>) {
  const client = useQueryClient();
  const pages = useInfiniteQuery(options);
  const next = () => void readOn(client, options.queryKey, pages.fetchNextPage);
  return {
    pages,
    /** Asks again for what did not come. */
    retry: () => (pages.isFetchNextPageError ? next() : void pages.refetch()),
    /** Absent when there are no more rows. */
    loadMore: pages.hasNextPage ? next : undefined,
    isLoadingMore: pages.isFetchingNextPage,
  };
}
