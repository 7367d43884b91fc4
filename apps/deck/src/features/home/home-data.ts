import { queryClient } from '../../platform/api.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import { companyQuery } from '../../platform/session/use-company.ts';

/** What the company has chosen for its main page: its blocks wait for that. */
export function loadHome(): void {
  const identity = sessionStore.identity();
  if (identity) void queryClient.prefetchQuery(companyQuery(identity.businessProfileId));
}
