import type { ImportFile, ImportTemplate } from '@deck/api/contract/imports';
import { inAreas } from '@deck/api/react';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { api, queryClient } from '../../../api.ts';
import { contractResolver, setServerErrors } from '../../../forms/contract-resolver.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { useLeaveQuestion } from '../../../forms/use-leave-question.tsx';
import { useRefusal } from '../../../forms/use-refusal.ts';
import { useUploadWays } from '../use-upload-place.ts';
import { draftOf, type TemplateForm } from './template-form.ts';

export type TemplateFormFields = UseFormReturn<TemplateForm, unknown, TemplateForm>;

/** A template from its first field to the file read with it. */
export function useTemplateForm(file: ImportFile, begun: TemplateForm, template: ImportTemplate | undefined) {
  const ways = useUploadWays();
  const form = useForm<TemplateForm, unknown, TemplateForm>({
    defaultValues: begun,
    resolver: contractResolver((values) => {
      const checked = draftOf(values, file);
      return 'fields' in checked ? checked.fields : {};
    }),
    mode: 'onTouched',
  });
  // Read while drawing: the form counts its changes only for whoever has asked.
  const { isDirty } = form.formState;
  const isSaved = useRef(false);
  const draft = useDraft(form, 'orders.import-template', isDirty);
  const leaveQuestion = useLeaveQuestion(() => isDirty && !isSaved.current);

  const save = useMutation({
    mutationFn: (body: Parameters<typeof api.imports.createTemplate>[0]['body']) =>
      template === undefined
        ? api.imports.createTemplate({ body }, { shows: 'all' })
        : api.imports.updateTemplate({ id: template.id, body }, { shows: 'all' }),
    onSuccess: async (kept) => {
      isSaved.current = true;
      // The list of templates and every preview made with this one.
      await queryClient.invalidateQueries(inAreas('imports'));
      ways.check(file.id, kept.id);
    },
    onError: (failure) => setServerErrors(form, failure),
  });
  const submit = form.handleSubmit((values) => {
    const checked = draftOf(values, file);
    if (!save.isPending && 'value' in checked) save.mutate(checked.value);
  });
  return { form, draft, leaveQuestion, submit, isSaving: save.isPending, refusal: useRefusal(save.error) };
}
