import { check } from '@deck/api';
import { ApiError } from '@deck/api/client';
import { PasswordChange } from '@deck/api/contract/passwords';
import { mutation } from '@deck/api/react';
import { Button, Card, Modal, PasswordField, Stack, Text, useToast } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { contractResolver, setServerErrors } from '../../platform/forms/contract-resolver.ts';
import { createForm, FormProvider } from '../../platform/forms/create-form.tsx';
import { RefusalAlert } from '../../platform/forms/refusal-alert.tsx';
import { useRefusal } from '../../platform/forms/use-refusal.ts';

export function PasswordCard() {
  const { t } = useTranslation('profile');
  const [changing, setChanging] = useState(false);
  return (
    <Card title={t('password.title')}>
      <Stack gap="wide">
        <Text>{t('password.text')}</Text>
        <div>
          <Button onClick={() => setChanging(true)}>{t('password.change')}</Button>
        </div>
      </Stack>
      {changing && <PasswordDialog onClose={() => setChanging(false)} />}
    </Card>
  );
}

const Form = createForm<PasswordChange>()({ Password: PasswordField });

const resolver = contractResolver<PasswordChange>((values) => {
  const checked = check(PasswordChange, values, 'body');
  return 'fields' in checked ? checked.fields : {};
});

/** Changes one's own password: the one in use, and the new one twice. */
function PasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('profile');
  const toast = useToast();
  const form = useForm<PasswordChange, unknown, PasswordChange>({
    defaultValues: { currentPassword: '', newPassword: '', repeatedPassword: '' },
    resolver,
    // Not on leaving a field: a message that comes then would move the button from under the press.
    mode: 'onSubmit',
  });
  const change = useMutation({
    ...mutation(api.passwords.change, { handledErrors: 'all' }),
    onSuccess: () => {
      toast({ tone: 'success', title: t('password.changed'), text: t('password.changedText') });
      onClose();
    },
    onError: (failure) => setServerErrors(form, failure),
  });
  const isWrong = form.formState.errors.currentPassword?.type === 'server';
  const isOfField = change.error instanceof ApiError && change.error.code === 'INVALID_CURRENT_PASSWORD';
  const refusal = useRefusal(change.error);
  const submit = form.handleSubmit((values) => {
    if (!change.isPending) change.mutate({ body: values });
  });
  return (
    <Modal
      open
      size="small"
      title={t('password.dialogTitle')}
      description={t('password.dialogText')}
      dirty={form.formState.isDirty}
      loading={change.isPending}
      onClose={onClose}
      action={{ label: t('password.submit'), onAct: () => void submit() }}
    >
      <Stack gap="wide">
        <RefusalAlert>{!isOfField && refusal}</RefusalAlert>
        <FormProvider form={form}>
          <Form.Password
            name="currentPassword"
            label={t('password.current')}
            autoComplete="current-password"
            problem={isWrong ? refusal : undefined}
          />
          <Form.Password
            name="newPassword"
            label={t('password.new')}
            hint={t('password.rule')}
            autoComplete="new-password"
          />
          <Form.Password name="repeatedPassword" label={t('password.repeat')} autoComplete="new-password" />
        </FormProvider>
      </Stack>
    </Modal>
  );
}
