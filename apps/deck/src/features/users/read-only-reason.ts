import { useTranslation } from 'react-i18next';
import { useRight, useSession } from '../../platform/session/session-store.ts';

export const OWNER = 'OWNER';

/** Why the signed-in person may not change users; undefined with the right. The server enforces it. */
export function useReadOnlyReason(): string | undefined {
  const { t } = useTranslation(['users', 'messages']);
  const { role } = useSession().environment.context;
  const mayEdit = useRight('SETTINGS_EDIT');
  if (!mayEdit) return t('messages:settingsReadOnly');
  return role === OWNER ? undefined : t('ownersOnly');
}
