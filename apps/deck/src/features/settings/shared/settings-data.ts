import { query } from '@deck/api/react';
import { useQuery } from '@tanstack/react-query';
import { api, queryClient } from '../../../platform/api.ts';
import { holds } from '../../../platform/session/permission-map.ts';
import { sessionStore, useSession } from '../../../platform/session/session-store.ts';

const settingsQuery = (id: string) => query(api.businessProfiles.settings, { id });

/** The settings of the user's division. */
export const useSettings = () => useQuery(settingsQuery(useSession().environment.context.businessProfileId));

/** The settings of the user's division. A tab may be open to somebody who may not read them. */
export function loadSettings(): void {
  const session = sessionStore.get();
  if (session && holds(session.permissionMap, 'SETTINGS_VIEW'))
    void queryClient.prefetchQuery(settingsQuery(session.environment.context.businessProfileId));
}
