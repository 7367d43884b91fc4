import type { Settings } from '@deck/api/contract/settings';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../layout/load-failed.tsx';
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
      {!settings && error && <LoadFailed title={t('failed')} onRetry={() => void refetch()} />}
    </SettingsPage>
  );
}
