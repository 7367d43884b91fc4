import type { User } from '@deck/api/contract/people';
import { inAreas, mutation } from '@deck/api/react';
import { useToast } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getChanges, getPerson, type PersonForm, wrongIn } from '../../domain/person/person-form.ts';
import { api, queryClient } from '../../platform/api.ts';
import { contractResolver, setServerErrors } from '../../platform/forms/contract-resolver.ts';
import { useRefusal } from '../../platform/forms/use-refusal.ts';
import { rereadEnvironment, takeUpProfile } from '../../platform/session/session-actions.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { PersonDialog } from './person-dialog.tsx';

/** Changes what an owner may change of a colleague, or of themselves. */
export function EditUserDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('users');
  const toast = useToast();
  const me = useSession().profile.id;
  const before = getPerson(user);
  const form = useForm<PersonForm, unknown, PersonForm>({
    defaultValues: before,
    resolver: contractResolver((values) => wrongIn(getChanges(before, values))),
    // Not on leaving a field: a message that comes then would move the button from under the press.
    mode: 'onSubmit',
  });
  const save = useMutation({
    ...mutation(api.users.update, { handledErrors: 'all' }),
    onSuccess: async (saved) => {
      toast({ tone: 'success', title: t('edit.saved', { name: `${saved.firstName} ${saved.lastName}` }) });
      onClose();
      if (saved.id !== me) return queryClient.invalidateQueries(inAreas('users'));
      await takeUpProfile(saved);
      // Other properties may be assigned to them now: then they see other orders and payments.
      await rereadEnvironment().catch(() => undefined);
      await queryClient.invalidateQueries();
    },
    onError: (failure) => setServerErrors(form, failure),
  });
  const submit = form.handleSubmit((values) => {
    const changes = getChanges(before, values);
    if (save.isPending || !('value' in changes)) return;
    if (Object.keys(changes.value).length === 0) onClose();
    else save.mutate({ userId: user.id, body: changes.value });
  });
  return (
    <PersonDialog
      form={form}
      draft={`users.edit.${user.id}`}
      isNew={false}
      title={t('edit.title', { name: user.fullName })}
      description={t('edit.text')}
      action={t('edit.submit')}
      onSubmit={() => void submit()}
      onClose={onClose}
      loading={save.isPending}
      refusal={useRefusal(save.error)}
    />
  );
}
