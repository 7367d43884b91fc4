import type { Settings } from '@deck/api/contract/settings';
import { Alert, PageHeader, PageNotes, TabLinks } from '@deck/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed, LoadingPage } from '../../../platform/navigation/page-states.tsx';
import { useMayOpen } from '../../../platform/navigation/screen-context.ts';
import { useRight } from '../../../platform/session/session-store.ts';
import { useSettings } from './settings-data.ts';

/** The tabs of the settings, in their order; each is a route of its own. */
const settingsTabs = [
  'general',
  'rates',
  'notifications',
  'integration',
  'payment-methods',
  'fast-payment',
  'main-page',
  'email',
  'privacy',
  'activity',
] as const;
type TabName = (typeof settingsTabs)[number];

const toPath = (tab: TabName) => `/settings/${tab}`;

interface SettingsPageProps {
  tab: TabName;
  actions?: ReactNode;
  phoneActions?: ReactNode;
  children: ReactNode;
}

/** The frame of all settings: the tabs one may open, and why nothing can be changed where that is so. */
export function SettingsPage({ tab, actions, phoneActions, children }: SettingsPageProps) {
  const { t } = useTranslation(['settings', 'app', 'messages']);
  const mayEdit = useMayEditSettings();
  const mayOpen = useMayOpen();
  const title = t('app:title.settings');
  return (
    <>
      <PageHeader
        title={title}
        actions={actions}
        phoneActions={phoneActions}
        tabs={
          <TabLinks
            label={title}
            place="header"
            tabs={settingsTabs
              .filter((each) => mayOpen(toPath(each)))
              .map((each) => ({
                label: t(`tab.${each}`),
                href: toPath(each),
                current: each === tab,
              }))}
          />
        }
      />
      {!mayEdit && (
        <PageNotes>
          <Alert tone="info">{t('messages:settingsReadOnly')}</Alert>
        </PageNotes>
      )}
      {children}
    </>
  );
}

/** Whether the person may change settings; the server decides in the end. */
export const useMayEditSettings = (): boolean => useRight('SETTINGS_EDIT');

interface SettingsTabProps {
  tab: TabName;
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
