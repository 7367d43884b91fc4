import { queryClient } from '../../../api.ts';
import { holds } from '../../../session/permission-map.ts';
import { sessionStore } from '../../../session/session-store.ts';
import { settingsOf } from './settings-query.ts';

/** The settings of the division one works for. A tab may be open to somebody who may not read them. */
export function load(): void {
  const session = sessionStore.get();
  if (session && holds(session.permissionMap, 'SETTINGS_VIEW'))
    void queryClient.prefetchQuery(settingsOf(session.environment.context.businessProfileId));
}
