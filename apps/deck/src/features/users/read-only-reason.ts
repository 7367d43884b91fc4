import { useTranslation } from 'react-i18next';
import { useRight, useSession } from '../../platform/session/session-store.ts';

export const OWNER = 'OWNER';

/** Why the person signed in may not change users; undefined for whoever may. The server decides in the end. */
export function useReadOnlyReason(): string | undefined {
  const { t } = useTranslation(['users', 'messages']);
  const { role } = useSession().environment.context;
  const mayEdit = useRight('SETTINGS_EDIT');
  if (!mayEdit) return t('messages:settingsReadOnly');
  return role === OWNER ? undefined : t('ownersOnly');
}
