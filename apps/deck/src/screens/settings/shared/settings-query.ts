import { query } from '@deck/api/react';
import { useQuery } from '@tanstack/react-query';
import { api, queryClient } from '../../../api.ts';
import { sessionStore, useSession } from '../../../session/session-store.ts';

const settingsOf = (id: string) => query(api.businessProfiles.settings, { id });

/** The settings of the division one works for. */
export const useSettings = () => useQuery(settingsOf(useSession().environment.context.businessProfileId));

/** Begins to fetch them while the code of a tab is on its way. */
export function prefetchSettings(): void {
  const standing = sessionStore.standing();
  if (standing) void queryClient.prefetchQuery(settingsOf(standing.businessProfileId));
}
