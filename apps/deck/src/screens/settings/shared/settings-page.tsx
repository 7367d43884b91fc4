import { Alert, PageHeader, PageNotes, TabLinks } from '@deck/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayOpen } from '../../../navigation/may-open.ts';
import { useRight } from '../../../session/session-store.ts';

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
] as const;
export type SettingsTab = (typeof settingsTabs)[number];

const pathOf = (tab: SettingsTab) => `/settings/${tab}`;

interface SettingsPageProps {
  tab: SettingsTab;
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
              .filter((each) => mayOpen(pathOf(each)))
              .map((each) => ({
                label: t(`tab.${each}`),
                href: pathOf(each),
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
