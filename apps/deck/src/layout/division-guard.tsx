import { Modal } from '@deck/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { queryClient } from '../api.ts';
import { sessionStore, watchOtherTabs } from '../session/session-store.ts';

/**
 * What happens in another tab of this browser: signing out ends this tab too; a change of the business profile asks it
 * to refresh, and until then nothing can be pressed behind the question.
 */
export function DivisionGuard() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [changed, setChanged] = useState(false);

  useEffect(
    () =>
      watchOtherTabs({
        signedOut: () => {
          queryClient.clear();
          sessionStore.clear();
          void navigate('/login');
        },
        divisionChanged: () => setChanged(true),
      }),
    [navigate],
  );

  return (
    <Modal
      open={changed}
      onClose={() => undefined}
      title={t('division.changed')}
      description={t('division.changedText')}
      action={{ label: t('division.refresh'), onAct: () => window.location.reload() }}
    />
  );
}
