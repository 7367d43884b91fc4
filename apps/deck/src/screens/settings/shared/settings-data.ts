import { queryClient } from '../../../api.ts';
import { sessionStore } from '../../../session/session-store.ts';
import { settingsOf } from './settings-query.ts';

/** The settings of the division one works for. */
export function load(): void {
  const standing = sessionStore.standing();
  if (standing) void queryClient.prefetchQuery(settingsOf(standing.businessProfileId));
}
