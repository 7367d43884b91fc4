import type { Profile } from '@deck/api/contract/people';
import { inAreas, mutation } from '@deck/api/react';
import { useToast } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { emptyPerson, getChanges, type PersonForm, wrongIn } from '../../domain/person/person-form.ts';
import { api, queryClient } from '../../platform/api.ts';
import { contractResolver, setServerErrors } from '../../platform/forms/contract-resolver.ts';
import { useDraft } from '../../platform/forms/use-draft.ts';
import { useLeaveQuestion } from '../../platform/forms/use-leave-question.tsx';
import { usePicture } from '../../platform/forms/use-picture.ts';
import { useRefusal } from '../../platform/forms/use-refusal.ts';
import { i18next } from '../../platform/i18n/i18n.ts';
import { takeUpProfile } from '../../platform/session/session-actions.ts';
import { useSession } from '../../platform/session/session-store.ts';

const toForm = (profile: Profile): PersonForm => ({
  ...emptyPerson(profile.locale, profile.timezone),
  firstName: profile.firstName,
  lastName: profile.lastName,
  position: profile.position,
  phone: profile.phone,
  avatarUrl: profile.avatarUrl,
  email: profile.email,
  login: profile.login,
});

/** One's own profile from its first field to the interface that speaks by it. */
export function useProfileForm() {
  const toast = useToast();
  const navigate = useNavigate();
  const before = toForm(useSession().profile);
  const { id } = useSession().profile;
  const form = useForm<PersonForm, unknown, PersonForm>({
    defaultValues: before,
    resolver: contractResolver((values) => wrongIn(getChanges(before, values))),
    mode: 'onTouched',
  });
  const { isDirty } = form.formState;
  const draft = useDraft(form, 'profile.edit');
  const portrait = usePicture((url) => form.setValue('avatarUrl', url, { shouldDirty: true }));
  const isSaved = useRef(false);
  const leaveQuestion = useLeaveQuestion(() => isDirty && !isSaved.current);

  const save = useMutation({
    ...mutation(api.users.update, { handledErrors: 'all' }),
    onSuccess: async (saved) => {
      isSaved.current = true;
      await takeUpProfile(saved);
      // In the language that has just been chosen.
      toast({ tone: 'success', title: i18next.t('profile:edit.saved') });
      await navigate('/profile');
      await queryClient.invalidateQueries(inAreas('users'));
    },
    onError: (failure) => setServerErrors(form, failure),
  });
  const submit = form.handleSubmit((values) => {
    const changes = getChanges(before, values);
    if (save.isPending || portrait.isUnderWay || !('value' in changes)) return;
    if (Object.keys(changes.value).length === 0) void navigate('/profile');
    else save.mutate({ userId: id, body: changes.value });
  });
  const refusal = useRefusal(save.error);
  return {
    form,
    portrait,
    draft,
    submit,
    isBusy: save.isPending || portrait.isUnderWay,
    refusal,
    leaveQuestion,
  };
}
