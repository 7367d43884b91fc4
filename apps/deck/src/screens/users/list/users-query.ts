import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../../api.ts';

const PAGE = 50;

/** The people of an address, page after page. */
export function usersQuery(params: URLSearchParams) {
  const sort = params.getAll('sort');
  const search = params.get('q')?.trim();
  const asked = { ...(sort.length > 0 ? { sort } : {}), ...(search ? { search } : {}) };
  return infiniteQueryOptions({
    queryKey: ['users', 'list', 'pages', asked],
    queryFn: ({ pageParam, signal }) => api.users.list({ page: pageParam, size: PAGE, ...asked }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ page, totalPages }) => (page + 1 < totalPages ? page + 1 : undefined),
  });
}
