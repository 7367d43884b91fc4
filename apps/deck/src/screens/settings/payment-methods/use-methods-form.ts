import { ApiError } from '@deck/api/client';
import type { ChoiceScope, OfferedGroup } from '@deck/api/contract/psp-profiles';
import { inAreas, mutation, query } from '@deck/api/react';
import { useToast } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../api.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { useLeaveQuestion } from '../../../forms/use-leave-question.tsx';
import { useRefusal } from '../../../forms/use-refusal.ts';
import { useMayEditSettings } from '../shared/settings-page.tsx';
import type { SettingsForm } from '../shared/use-settings-form.ts';
import { choicesOf, type MethodsForm } from './choices.ts';
import { keyOf } from './scope.ts';

/** The choice for one scope as a form. It is saved as a whole, for exactly this scope. */
export function useMethodsForm(scope: ChoiceScope, kept: readonly OfferedGroup[]): SettingsForm<MethodsForm> {
  const { t } = useTranslation(['methods', 'settings']);
  const toast = useToast();
  const mayEdit = useMayEditSettings();
  const before = useRef(choicesOf(kept));
  // A second press can come before the first is drawn as a button that waits.
  const isSent = useRef(false);
  const form = useForm<MethodsForm, unknown, MethodsForm>({ defaultValues: before.current });
  // Read while drawing: the form counts its changes only for whoever has asked.
  const { isDirty } = form.formState;
  const draft = useDraft(form, `settings.methods.${keyOf(scope)}`, isDirty);
  const leaveQuestion = useLeaveQuestion(() => isDirty);

  /** What was changed while it was being saved is not lost by what comes back. */
  function takeUp(saved: MethodsForm, sent: MethodsForm) {
    const { groups } = form.getValues();
    before.current = saved;
    form.reset(saved);
    if (JSON.stringify(groups) !== JSON.stringify(sent.groups))
      form.setValue('groups', groups, { shouldDirty: true });
  }

  const save = useMutation({
    ...mutation(api.pspProfiles.savePaymentMethodGroups, { shows: 'all' }),
    onSettled: () => {
      isSent.current = false;
    },
  });
  const submit = form.handleSubmit((values) => {
    if (isSent.current || !mayEdit || !isDirty) return;
    isSent.current = true;
    const sent = structuredClone(values);
    save.mutate(
      { ...scope, body: sent.groups },
      {
        onSuccess: async (saved) => {
          queryClient.setQueryData(query(api.pspProfiles.paymentMethodGroups, scope).queryKey, saved);
          takeUp(choicesOf(saved), sent);
          toast({ tone: 'success', title: t('settings:saved') });
          // A choice also counts for whatever is narrower and has none of its own.
          await queryClient.invalidateQueries(inAreas('pspProfiles'));
        },
      },
    );
  });
  const refusal = useRefusal(save.error);
  // Only a name that is no longer on offer is called invalid here, and no field could say so.
  const isStale = save.error instanceof ApiError && Object.keys(save.error.fields).length > 0;
  return {
    form,
    mayEdit,
    isDirty,
    isSaving: save.isPending,
    isInvalid: false,
    draft,
    refusal: isStale ? t('groups.stale') : refusal,
    leaveQuestion,
    submit,
    discard: () => {
      save.reset();
      form.reset(before.current);
    },
  };
}
