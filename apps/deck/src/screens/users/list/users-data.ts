import type { LoaderFunctionArgs } from 'react-router';
import { queryClient } from '../../../api.ts';
import { prefetchColumnSettings } from '../../../list/column-settings.ts';
import { usersQuery } from './users-query.ts';

/** The first page of the people. */
export function load({ request }: LoaderFunctionArgs) {
  void queryClient.prefetchInfiniteQuery(usersQuery(new URL(request.url).searchParams));
  prefetchColumnSettings();
}
