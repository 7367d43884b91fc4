import { query } from '@deck/api/react';
import type { LoaderFunctionArgs } from 'react-router';
import { api, queryClient } from '../../../platform/api.ts';

/** A guest with all their orders, and their saved cards. */
export function loadGuest({ params: { id = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(query(api.guests.get, { id }));
  void queryClient.prefetchQuery(query(api.orderCards.list, { id }));
}
