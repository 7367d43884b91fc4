import type { User } from '@deck/api/contract/people';
import { inAreas, mutation } from '@deck/api/react';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { emptyPerson, type PersonForm, toDraft, wrongIn } from '../../domain/person/person-form.ts';
import { api, queryClient } from '../../platform/api.ts';
import { contractResolver, setServerErrors } from '../../platform/forms/contract-resolver.ts';
import { useRefusal } from '../../platform/forms/use-refusal.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { PersonDialog } from './person-dialog.tsx';

interface NewUserDialogProps {
  open: boolean;
  onClose: () => void;
  onMade: (user: User) => void;
}

/** Makes a colleague, who then gets a letter with a link to set a password. Each opening begins anew. */
export function NewUserDialog({ open, ...dialog }: NewUserDialogProps) {
  return open ? <NewUser {...dialog} /> : null;
}

const resolver = contractResolver<PersonForm>((values) => wrongIn(toDraft(values)));

function NewUser({ onClose, onMade }: Omit<NewUserDialogProps, 'open'>) {
  const { t } = useTranslation('users');
  const { locale, timezone } = useSession().profile;
  const form = useForm<PersonForm, unknown, PersonForm>({
    defaultValues: emptyPerson(locale, timezone),
    resolver,
    // Not on leaving a field: a message that comes then would move the button from under the press.
    mode: 'onSubmit',
  });
  // One intent, one key: however often it is sent, one person is made and one letter written.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  // A second press can come before the first is drawn as a button that waits.
  const isSent = useRef(false);
  const create = useMutation({
    ...mutation(api.users.create, { idempotencyKey, handledErrors: 'all' }),
    onSuccess: async (user) => {
      onMade(user);
      await queryClient.invalidateQueries(inAreas('users'));
    },
    onError: (failure) => {
      isSent.current = false;
      setServerErrors(form, failure);
    },
  });
  const submit = form.handleSubmit((values) => {
    const draft = toDraft(values);
    if (isSent.current || !('value' in draft)) return;
    isSent.current = true;
    create.mutate({ body: draft.value });
  });
  return (
    <PersonDialog
      form={form}
      draft="users.create"
      isNew
      title={t('create.title')}
      description={t('create.text')}
      action={t('create.submit')}
      onSubmit={() => void submit()}
      onClose={onClose}
      loading={create.isPending}
      refusal={useRefusal(create.error)}
    />
  );
}
