import { query } from '@deck/api/react';
import type { LoaderFunctionArgs } from 'react-router';
import { api, queryClient } from '../../platform/api.ts';

/** Somebody, and what they may do. */
export function loadUser({ params: { id = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(query(api.users.get, { id }));
  void queryClient.prefetchQuery(query(api.users.permissions, { id }));
}
