import type { Settings } from '@deck/api/contract/settings';
import { Button, EmptyState } from '@deck/ui';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingPage } from '../../../layout/loading-page.tsx';
import { SettingsPage, type SettingsTab as Tab } from './settings-page.tsx';
import { useSettings } from './settings-query.ts';

interface SettingsTabProps {
  tab: Tab;
  /** The form of the tab, begun with what is kept. */
  children: (settings: Settings) => ReactNode;
}

/** A tab that is a form over a part of the settings. */
export function SettingsTab({ tab, children }: SettingsTabProps) {
  const { t } = useTranslation(['settings', 'app']);
  const { data: settings, error, refetch } = useSettings();
  return (
    <SettingsPage tab={tab}>
      {settings && children(settings)}
      {!settings && !error && <LoadingPage />}
      {!settings && error && (
        <EmptyState
          page
          tone="danger"
          icon={TriangleAlert}
          title={t('failed')}
          action={<Button onClick={() => void refetch()}>{t('app:action.retry')}</Button>}
        />
      )}
    </SettingsPage>
  );
}
