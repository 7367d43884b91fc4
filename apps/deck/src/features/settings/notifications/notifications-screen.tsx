import type { Settings } from '@deck/api/contract/settings';
import { MOST_COPIES } from '@deck/api/rules';
import { Button, Card, IconButton, Stack, Text, TextField } from '@deck/ui';
import { Mail, Plus, Trash2 } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../../platform/forms/create-form.tsx';
import { SettingsFormFrame } from '../shared/settings-form-frame.tsx';
import { SettingsTab } from '../shared/settings-page.tsx';
import { useSettingsForm } from '../shared/use-settings-form.ts';
import { EventsCard, RecipientsCard } from './notification-cards.tsx';
import { alsoWrong, isTwice, type NotificationsForm, toForm } from './notifications-form.ts';

const Form = createForm<NotificationsForm>()({ Text: TextField });

export function NotificationsScreen() {
  return <SettingsTab tab="notifications">{(settings) => <Notifications settings={settings} />}</SettingsTab>;
}

/** Which people are notified of which events, and by which channel. */
function Notifications({ settings: kept }: { settings: Settings }) {
  const settings = useSettingsForm<NotificationsForm>({
    part: 'notifications',
    kept: toForm(kept),
    read: (form) => form,
    write: toForm,
    alsoWrong,
  });
  return (
    <SettingsFormFrame settings={settings} aside={<CopiesCard form={settings.form} />}>
      <RecipientsCard form={settings.form} />
      <EventsCard form={settings.form} />
    </SettingsFormFrame>
  );
}

/** Further addresses that get what employees get: at most ten, each once. */
function CopiesCard({ form }: { form: UseFormReturn<NotificationsForm, unknown, NotificationsForm> }) {
  const { t } = useTranslation(['settings', 'app']);
  const addresses = useWatch({ control: form.control, name: 'duplicateAddresses' });
  const { disabled: isClosed, isSubmitted } = form.formState;
  const isFull = addresses.length >= MOST_COPIES;
  const change = (next: string[]) =>
    form.setValue('duplicateAddresses', next, { shouldDirty: true, shouldValidate: isSubmitted });
  return (
    <Card title={t('notify.duplicates')} meta={t('notify.duplicatesText')}>
      <Stack>
        {addresses.length === 0 && <Text>{t('notify.duplicatesNone')}</Text>}
        {addresses.map((_, index) => (
          <Form.Text
            // biome-ignore lint/suspicious/noArrayIndexKey: a form knows the fields of a list by their places
            key={index}
            name={`duplicateAddresses.${index}`}
            type="email"
            icon={Mail}
            label={t('notify.address', { number: index + 1 })}
            problem={isTwice(addresses, index) ? t('app:validation.twice') : undefined}
            autoComplete="off"
            action={
              !isClosed && (
                <IconButton
                  size="field"
                  icon={Trash2}
                  label={t('notify.removeAddress', { number: index + 1 })}
                  onClick={() => change(addresses.filter((_, at) => at !== index))}
                />
              )
            }
          />
        ))}
        {isFull && <Text>{t('notify.mostAddresses')}</Text>}
        {!isClosed && !isFull && (
          <div>
            <Button size="small" icon={Plus} onClick={() => change([...addresses, ''])}>
              {t('notify.addAddress')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
