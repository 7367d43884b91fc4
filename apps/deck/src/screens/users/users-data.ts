import { userSortFields } from '@deck/api/vocabulary';
import type { LoaderFunctionArgs } from 'react-router';
import { api, queryClient } from '../../api.ts';
import { prefetchColumnSettings } from '../../list/column-settings.ts';
import { pagesOf } from '../../list/pages.ts';
import { given, sortsOf } from '../../list/read-params.ts';

/** The people of an address, page after page. */
export function usersQuery(params: URLSearchParams) {
  const asked = given({ sort: sortsOf(userSortFields, params), search: params.get('q')?.trim() ?? '' });
  return pagesOf(['users', 'list', 'pages', asked], (paging, options) =>
    api.users.list({ ...paging, ...asked }, options),
  );
}

/** The first page of the people. */
export function load({ request }: LoaderFunctionArgs) {
  void queryClient.prefetchInfiniteQuery(usersQuery(new URL(request.url).searchParams));
  prefetchColumnSettings();
}
