import { query } from '@deck/api/react';
import { queryClient, quietApi } from '../../platform/api.ts';
import { holds } from '../../platform/session/permission-map.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import { companyQuery } from '../../platform/session/use-company.ts';

/** What waits for a person, what arrivals owe and the month: each is read, and fails, by itself. */
export const queueQuery = query(quietApi.today.queue, {});
export const arrivalsQuery = query(quietApi.today.arrivals, {});
export const monthQuery = query(quietApi.today.month, {});

/** What waits for a person, who arrives, and what the company has chosen for its main page: its blocks wait for that. */
export function loadHome(): void {
  const identity = sessionStore.identity();
  const session = sessionStore.get();
  if (!identity || !session) return;
  void queryClient.prefetchQuery(companyQuery(identity.businessProfileId));
  void queryClient.prefetchQuery(queueQuery);
  if (holds(session.permissionMap, 'ORDERS_LIST_VIEW')) void queryClient.prefetchQuery(arrivalsQuery);
}
