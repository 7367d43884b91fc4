import { ApiError } from '@deck/api/client';
import type { TemplateChange, TemplateEditor } from '@deck/api/contract/templates';
import { inAreas, mutation, query } from '@deck/api/react';
import type { DraftAction } from '@deck/api/vocabulary';
import { useToast } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../platform/api.ts';
import { contractResolver } from '../../../platform/forms/contract-resolver.ts';
import { type KeptDraft, useDraft } from '../../../platform/forms/use-draft.ts';
import { useLeaveQuestion } from '../../../platform/forms/use-leave-question.tsx';
import { useRefusal } from '../../../platform/forms/use-refusal.ts';
import { useMayEditSettings } from '../shared/settings-page.tsx';
import {
  type EmailForm,
  getChanges,
  mergeEmail,
  type Place,
  refusedPlaces,
  type Theirs,
  toForm,
  toPath,
  wrongIn,
} from './email-form.ts';
import { readPlace } from './email-list.ts';

export interface OpenEmail {
  /** As it is kept. */
  readonly editor: TemplateEditor;
  readonly form: UseFormReturn<EmailForm, unknown, EmailForm>;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** Nothing can be typed: without the right to, or while it is saved. */
  readonly readOnly: boolean;
  readonly draft: KeptDraft;
  readonly leaveQuestion: ReactNode;
  readonly refusal: string | undefined;
  /** What somebody else changed meanwhile in the same texts. */
  readonly meanwhile: readonly Theirs[] | undefined;
  /** Errors are shown at their blocks. `onWrong` is called with the first. */
  readonly act: (action: DraftAction) => void;
  /** Goes on only where nothing typed is wrong. */
  readonly whenRight: (next: () => void) => void;
  readonly settle: (place: Place) => void;
  readonly undo: () => void;
}

/** A letter that is open: what is typed into it, and how it is kept or sent. */
export function useEmail(latest: TemplateEditor, onWrong: (place: Place) => void): OpenEmail {
  const { t } = useTranslation('templates');
  const toast = useToast();
  const mayEdit = useMayEditSettings();
  const [editor, setEditor] = useState(latest);
  const [meanwhile, setMeanwhile] = useState<readonly Theirs[]>();
  const { templateId: id } = latest;
  const form = useForm<EmailForm, unknown, EmailForm>({
    defaultValues: toForm(editor),
    resolver: contractResolver((typed) => wrongIn(editor, typed)),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  const leaveQuestion = useLeaveQuestion((next) => isDirty && (next === undefined || !isSameEmail(next, id)));
  const save = useMutation({
    ...mutation(api.templates.save, { handledErrors: 'all' }),
    onSuccess: async (saved, { body }) => {
      keep(saved);
      queryClient.setQueryData(query(api.templates.editor, { id }).queryKey, saved);
      toast({ tone: 'success', title: t(`done.${body.action}`) });
      await queryClient.invalidateQueries(inAreas('templates'));
    },
    onError: (failure, { body }) => {
      if (!(failure instanceof ApiError)) return;
      if (failure.code === 'TEMPLATE_EDITED_MEANWHILE') void catchUp();
      const refused = refusedPlaces(failure.fields, body.blocks);
      for (const { message, ...place } of refused) form.setError(toPath(place), { type: 'server', message });
      if (refused[0]) onWrong(refused[0]);
    },
  });

  function keep(kept: TemplateEditor) {
    setEditor(kept);
    setMeanwhile(undefined);
    form.reset(toForm(kept));
  }

  async function catchUp() {
    const now = await queryClient.fetchQuery({ ...query(api.templates.editor, { id }), staleTime: 0 });
    const { form: typed, both } = mergeEmail(editor, now, form.getValues());
    keep(now);
    form.reset(typed, { keepDefaultValues: true });
    setMeanwhile(both);
  }

  const isBehind = latest.revision !== editor.revision && !isDirty && !save.isPending;
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing is typed, so what others changed is simply shown
  useEffect(() => {
    if (isBehind) keep(latest);
  }, [isBehind, latest]);

  const whenRight = (next: () => void) =>
    void form.handleSubmit(next, () => {
      const [first] = Object.keys(wrongIn(editor, form.getValues()));
      const [, language, blockKey] = (first ?? '').split('.');
      if (language && blockKey) onWrong({ language, blockKey } as Place);
    })();

  function act(action: DraftAction) {
    if (save.isPending) return;
    const blocks: TemplateChange['blocks'] = action === 'DISCARD' ? [] : getChanges(editor, form.getValues());
    save.mutate({ id, body: { action, revision: editor.revision, blocks } });
  }

  return {
    editor,
    form,
    isDirty,
    isSaving: save.isPending,
    readOnly: !mayEdit || save.isPending,
    draft: useDraft(form, `settings.email.${id}`),
    leaveQuestion,
    refusal: useRefusal(save.isPending || meanwhile ? null : save.error),
    meanwhile,
    act,
    whenRight,
    settle: (place) => setMeanwhile(meanwhile?.filter((one) => toPath(one) !== toPath(place))),
    undo: () => {
      save.reset();
      keep(editor);
    },
  };
}

/** What is typed stays from one language to the next. */
const isSameEmail = ({ pathname, search }: { pathname: string; search: string }, id: string): boolean =>
  pathname === '/settings/email' && readPlace(new URLSearchParams(search)).template === id;
