import { query } from '@deck/api/react';
import { api, queryClient } from '../../../platform/api.ts';

export const propertiesQuery = () => query(api.properties.list);

/** All properties: one answer holds them. */
export function loadProperties(): void {
  void queryClient.prefetchQuery(propertiesQuery());
}
