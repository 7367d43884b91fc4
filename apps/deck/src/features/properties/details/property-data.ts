import { query } from '@deck/api/react';
import type { LoaderFunctionArgs } from 'react-router';
import { api, queryClient } from '../../../platform/api.ts';

/** One property. */
export function loadProperty({ params: { id = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(query(api.properties.get, { id }));
}
