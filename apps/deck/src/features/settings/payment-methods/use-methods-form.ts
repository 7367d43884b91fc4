import { ApiError } from '@deck/api/client';
import type { ChoiceScope, OfferedGroup } from '@deck/api/contract/psp-profiles';
import { inAreas, mutation, query } from '@deck/api/react';
import { useToast } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../platform/api.ts';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { useLeaveQuestion } from '../../../platform/forms/use-leave-question.tsx';
import { useRefusal } from '../../../platform/forms/use-refusal.ts';
import { useMayEditSettings } from '../shared/settings-page.tsx';
import type { SettingsForm } from '../shared/use-settings-form.ts';
import { type GroupChoice, getChoices, getKey, type MethodsForm } from './choices.ts';

export interface ChoiceForm extends SettingsForm<MethodsForm> {
  /** Leaves the scope to the next wider choice. */
  readonly takeBack: () => void;
}

/** The choice for one scope as a form. It is saved as a whole, for exactly this scope. */
export function useMethodsForm(scope: ChoiceScope, kept: readonly OfferedGroup[]): ChoiceForm {
  const { t } = useTranslation(['methods', 'settings']);
  const toast = useToast();
  const mayEdit = useMayEditSettings();
  const before = useRef(getChoices(kept));
  // A second press can come before the first is drawn as a button that waits.
  const isSent = useRef(false);
  const form = useForm<MethodsForm, unknown, MethodsForm>({ defaultValues: before.current });
  const { isDirty } = form.formState;
  const draft = useDraft(form, `settings.methods.${getKey(scope)}`);
  const leaveQuestion = useLeaveQuestion(() => isDirty);

  /** What was changed while it was being saved is not lost by what comes back. */
  function takeUp(saved: MethodsForm, shown: MethodsForm) {
    const { groups } = form.getValues();
    before.current = saved;
    form.reset(saved);
    if (JSON.stringify(groups) !== JSON.stringify(shown.groups))
      form.setValue('groups', groups, { shouldDirty: true });
  }

  const save = useMutation({
    ...mutation(api.pspProfiles.savePaymentMethodGroups, { handledErrors: 'all' }),
    onSettled: () => {
      isSent.current = false;
    },
  });
  function send(body: GroupChoice[], done: string) {
    if (isSent.current || !mayEdit) return;
    isSent.current = true;
    const shown = structuredClone(form.getValues());
    save.mutate(
      { ...scope, body },
      {
        onSuccess: async (saved) => {
          queryClient.setQueryData(query(api.pspProfiles.paymentMethodGroups, scope).queryKey, saved);
          takeUp(getChoices(saved), shown);
          toast({ tone: 'success', title: done });
          // A choice also holds for narrower scopes without a choice of their own.
          await queryClient.invalidateQueries(inAreas('pspProfiles'));
        },
      },
    );
  }
  const submit = form.handleSubmit(({ groups }) => {
    if (isDirty) send(structuredClone(groups), t('settings:saved'));
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
    takeBack: () => send([], t('takeBack.done')),
    discard: () => {
      save.reset();
      form.reset(before.current);
    },
  };
}
