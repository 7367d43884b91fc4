import { queryClient } from '../../platform/api.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import { companyQuery } from '../../platform/session/use-company.ts';
import { queueQuery } from './today-data.ts';

/** What waits for a person, and what the company has chosen for its main page: its blocks wait for that. */
export function loadHome(): void {
  const identity = sessionStore.identity();
  if (!identity) return;
  void queryClient.prefetchQuery(companyQuery(identity.businessProfileId));
  void queryClient.prefetchQuery(queueQuery);
}
