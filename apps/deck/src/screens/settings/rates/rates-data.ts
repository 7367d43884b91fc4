import { queryClient } from '../../../api.ts';
import { sessionStore } from '../../../session/session-store.ts';
import { todaysRatesOf } from './rates-query.ts';

/** The rates of today. */
export function load(): void {
  const standing = sessionStore.standing();
  if (standing) void queryClient.prefetchQuery(todaysRatesOf(standing.businessProfileId));
}
