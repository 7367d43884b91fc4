import type { Settings } from '@deck/api/contract/settings';
import { SettingsFormFrame } from '../shared/settings-form-frame.tsx';
import { SettingsTab } from '../shared/settings-tab.tsx';
import { useSettingsForm } from '../shared/use-settings-form.ts';
import { CopiesCard } from './copies-card.tsx';
import { NotificationCard } from './notification-cards.tsx';
import { alsoWrong, formOf, type NotificationsForm } from './notifications-form.ts';

export function Screen() {
  return <SettingsTab tab="notifications">{(settings) => <Notifications settings={settings} />}</SettingsTab>;
}

/** Who is told of what, and where. */
function Notifications({ settings: kept }: { settings: Settings }) {
  const settings = useSettingsForm<NotificationsForm>({
    part: 'notifications',
    kept: formOf(kept),
    read: (form) => form,
    write: formOf,
    alsoWrong,
  });
  return (
    <SettingsFormFrame settings={settings} aside={<CopiesCard form={settings.form} />}>
      <NotificationCard form={settings.form} recipient="employee" />
      <NotificationCard form={settings.form} recipient="customer" />
      <NotificationCard form={settings.form} recipient="telegram" />
    </SettingsFormFrame>
  );
}
