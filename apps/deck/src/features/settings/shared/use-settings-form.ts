import type { Settings, SettingsChange } from '@deck/api/contract/settings';
import { inAreas, mutation, query } from '@deck/api/react';
import { useToast } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../platform/api.ts';
import {
  contractResolver,
  setServerErrors,
  type WrongFields,
} from '../../../platform/forms/contract-resolver.ts';
import { type KeptDraft, useDraft } from '../../../platform/forms/use-draft.ts';
import { useLeaveQuestion } from '../../../platform/forms/use-leave-question.tsx';
import { useRefusal } from '../../../platform/forms/use-refusal.ts';
import { rereadEnvironment } from '../../../platform/session/session-actions.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import { changed, type Fields, pathIn, wrongIn } from './settings-change.ts';
import { useMayEditSettings } from './settings-page.tsx';

/** The parts of the settings that are forms. */
type SettingsPart = keyof SettingsChange;

export interface SettingsForm<Form extends FieldValues> {
  readonly form: UseFormReturn<Form, unknown, Form>;
  readonly mayEdit: boolean;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** It was sent, and marked fields keep it from being saved. */
  readonly isInvalid: boolean;
  readonly draft: KeptDraft;
  readonly refusal: string | undefined;
  readonly leaveQuestion: ReactNode;
  readonly submit: () => Promise<void>;
  /** Back to what is kept. */
  readonly discard: () => void;
}

interface SettingsFormOptions<Form> {
  readonly part: SettingsPart;
  /** What the form begins with. */
  readonly kept: Form;
  /** What it says, as the contract has the part; undefined fields are not sent. */
  readonly read: (form: Form) => Fields;
  /** The kept settings in the shape of the form, once they are saved. */
  readonly write: (settings: Settings) => Form;
  /** What is to be sent of two readings, where it is less than every field that differs. */
  readonly changeOf?: (before: Fields, after: Fields) => Fields;
  /** What the contract cannot say of one field alone: keys of the validation catalogue by path of the form. */
  readonly alsoWrong?: (form: Form) => WrongFields;
}

/**
 * One part of the settings as a form. It sends only what was changed, so that nobody's work beside it is undone; it asks
 * before changes are lost, and a save that fails keeps everything.
 */
export function useSettingsForm<Form extends FieldValues>({
  part,
  kept,
  read,
  write,
  changeOf = changed,
  alsoWrong = () => ({}),
}: SettingsFormOptions<Form>): SettingsForm<Form> {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const { businessProfileId: id } = useSession().environment.context;
  const mayEdit = useMayEditSettings();
  const before = useRef(kept);
  // A second press can come before the first is drawn as a button that waits.
  const isSent = useRef(false);
  const changeIn = (values: Form) => changeOf(read(before.current), read(values));
  const form = useForm<Form, unknown, Form>({
    defaultValues: kept as DefaultValues<Form>,
    disabled: !mayEdit,
    resolver: contractResolver((values) => ({ ...wrongIn(part, changeIn(values)), ...alsoWrong(values) })),
    mode: 'onTouched',
  });
  const { isDirty, isSubmitted, errors } = form.formState;
  const draft = useDraft(form, `settings.${part}`);
  const leaveQuestion = useLeaveQuestion(() => isDirty);

  /** What was typed while it was being saved is not lost by what comes back. */
  function takeUp(saved: Form, sent: Form) {
    const typed = form.getValues();
    before.current = saved;
    form.reset(saved);
    for (const [name, value] of Object.entries(changed(sent, typed)))
      form.setValue(name as FieldPath<Form>, value as PathValue<Form, FieldPath<Form>>, {
        shouldDirty: true,
      });
  }

  const save = useMutation({
    ...mutation(api.businessProfiles.saveSettings, { handledErrors: 'all' }),
    onError: (failure) => setServerErrors(form, failure, (path) => pathIn(part, path)),
    onSettled: () => {
      isSent.current = false;
    },
  });
  const submit = form.handleSubmit((values) => {
    const change = changeIn(values);
    if (isSent.current || !mayEdit) return;
    if (Object.keys(change).length === 0) return form.reset(before.current);
    isSent.current = true;
    const sent = structuredClone(form.getValues());
    save.mutate(
      { id, body: { [part]: change } },
      {
        onSuccess: async (settings) => {
          queryClient.setQueryData(query(api.businessProfiles.settings, { id }).queryKey, settings);
          takeUp(write(settings), sent);
          toast({ tone: 'success', title: t('saved') });
          await Promise.all([
            rereadEnvironment(),
            // A property without a colour has the company's.
            queryClient.invalidateQueries(inAreas('businessProfiles', 'properties', 'sequences')),
          ]);
        },
      },
    );
  });
  return {
    form,
    mayEdit,
    isDirty,
    isSaving: save.isPending,
    isInvalid: isSubmitted && Object.keys(errors).length > 0,
    draft,
    refusal: useRefusal(save.error),
    leaveQuestion,
    submit,
    discard: () => {
      save.reset();
      form.reset(before.current);
    },
  };
}
