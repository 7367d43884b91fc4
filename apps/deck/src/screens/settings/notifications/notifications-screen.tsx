import type { Settings } from '@deck/api/contract/settings';
import { SettingsFormFrame } from '../shared/settings-form-frame.tsx';
import { SettingsTab } from '../shared/settings-tab.tsx';
import { useSettingsForm } from '../shared/use-settings-form.ts';
import { CopiesCard } from './copies-card.tsx';
import { CustomerCard } from './customer-card.tsx';
import { EmployeeCard } from './employee-card.tsx';
import { alsoWrong, formOf, type NotificationsForm } from './notifications-form.ts';
import { TelegramCard } from './telegram-card.tsx';

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
      <EmployeeCard control={settings.form.control} />
      <CustomerCard control={settings.form.control} />
      <TelegramCard control={settings.form.control} />
    </SettingsFormFrame>
  );
}
