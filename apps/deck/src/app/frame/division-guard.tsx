import { loginPath } from '@deck/api/client';
import { Modal } from '@deck/ui';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { keepDrafts } from '../../platform/session/drafts.ts';
import { watchOtherTabs } from '../../platform/session/other-tabs.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import { useEndSession } from './use-end-session.ts';

/**
 * What happens in another tab of this browser: signing out ends this tab too; another business profile, or another
 * person, asks this tab to refresh, and until then it sends nothing that changes anything.
 */
export function DivisionGuard() {
  const { t } = useTranslation();
  const endSession = useEndSession();
  const { pathname, search, hash } = useLocation();
  const [changed, setChanged] = useState<'division' | 'person'>();

  useEffect(
    () =>
      watchOtherTabs((news) => {
        if (news === 'signedOut') return endSession({ to: '/login', hereOnly: true });
        if (news === 'gone')
          return endSession({ to: loginPath(pathname + search + hash), keep: true, hereOnly: true });
        sessionStore.outdate();
        setChanged(news === 'personChanged' ? 'person' : 'division');
      }),
    [endSession, pathname, search, hash],
  );

  function refresh() {
    keepDrafts();
    window.location.reload();
  }
  return (
    <Modal
      open={changed !== undefined}
      onClose={refresh}
      title={t(changed === 'person' ? 'division.personChanged' : 'division.changed')}
      description={t('division.changedText')}
      safeLabel={t('division.refresh')}
    />
  );
}
