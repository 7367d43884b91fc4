import { MOST_COPIES } from '@deck/api/rules';
import { Button, Card, IconButton, Stack, Text, TextField } from '@deck/ui';
import { Mail, Plus, Trash2 } from 'lucide-react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import { isTwice, type NotificationsForm } from './notifications-form.ts';

/** Further addresses that get what employees get: at most ten, each once. */
export function CopiesCard({ form }: { form: UseFormReturn<NotificationsForm, unknown, NotificationsForm> }) {
  const { t } = useTranslation(['settings', 'app']);
  const { control } = form;
  const addresses = useWatch({ control, name: 'duplicateAddresses' });
  const { disabled: isClosed, isSubmitted } = form.formState;
  const isFull = addresses.length >= MOST_COPIES;
  const change = (next: string[]) =>
    form.setValue('duplicateAddresses', next, { shouldDirty: true, shouldValidate: isSubmitted });
  return (
    <Card title={t('notify.duplicates')} meta={t('notify.duplicatesText')}>
      <Stack>
        {addresses.length === 0 && <Text>{t('notify.duplicatesNone')}</Text>}
        {addresses.map((_, index) => (
          <FormField
            // biome-ignore lint/suspicious/noArrayIndexKey: a form knows the fields of a list by their places
            key={index}
            control={control}
            name={`duplicateAddresses.${index}`}
          >
            {(field) => (
              <TextField
                {...field}
                {...(isTwice(addresses, index) && {
                  state: 'error' as const,
                  feedback: t('app:validation.twice'),
                })}
                type="email"
                icon={Mail}
                label={t('notify.address', { number: index + 1 })}
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
            )}
          </FormField>
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
