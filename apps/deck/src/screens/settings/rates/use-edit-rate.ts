import { ApiError } from '@deck/api/client';
import type { ExchangeRate, RateDraft } from '@deck/api/contract/rates';
import { inAreas } from '@deck/api/react';
import { useToast, useUi } from '@deck/ui';
import { today } from '@deck/values';
import { useMutation } from '@tanstack/react-query';
import { type FieldPath, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../api.ts';
import { contractResolver } from '../../../forms/contract-resolver.ts';
import { useDraft } from '../../../forms/use-draft.ts';
import { useRefusal } from '../../../forms/use-refusal.ts';
import { draftOf, formOf, type RateForm, wrongIn } from './rate-form.ts';
import { useCompany } from './rates-query.ts';

const resolver = contractResolver<RateForm>(wrongIn);

interface EditRateOptions {
  readonly rate: ExchangeRate | undefined;
  readonly currency: string;
  readonly startDate: string | undefined;
  readonly onClose: () => void;
}

/** The form of a rate, from its first field to the server's answer. What was refused or lost stays typed. */
export function useEditRate({ rate, currency, startDate, onClose }: EditRateOptions) {
  const { t } = useTranslation(['rates', 'messages']);
  const toast = useToast();
  const { timeZone } = useUi();
  const { id } = useCompany();
  const form = useForm<RateForm, unknown, RateForm>({
    defaultValues: rate
      ? formOf(rate)
      : { currency, startDate: startDate ?? today(timeZone, Date.now()), endDate: '', rate: '' },
    resolver,
    // Not on leaving a field: a message that comes then would move the button from under the press.
    mode: 'onSubmit',
  });
  // Read while drawing: the form counts its changes only for whoever has asked.
  const { isDirty } = form.formState;
  const draft = useDraft(form, `settings.rates.${rate?.id ?? 'new'}`, isDirty);
  const save = useMutation({
    mutationFn: (body: RateDraft) =>
      rate
        ? api.rates.update({ id, exchangeRateId: rate.id, body }, { shows: 'all' })
        : api.rates.create({ id, body }, { shows: 'all' }),
    onSuccess: (saved) => {
      toast({
        tone: 'success',
        title: t(rate ? 'edit.done' : 'add.done', { currency: saved.currency }),
      });
      onClose();
    },
    onError: (failure) => {
      if (!(failure instanceof ApiError)) return;
      for (const [path, message] of Object.entries(failure.fields))
        form.setError(path as FieldPath<RateForm>, { type: 'server', message }, { shouldFocus: true });
    },
    // Whatever became of it: an answer can be lost after the rate was saved.
    onSettled: () => queryClient.invalidateQueries(inAreas('rates')),
  });
  const refusal = useRefusal(save.error);
  const submit = form.handleSubmit((values) => {
    if (!save.isPending) save.mutate(draftOf(values));
  });
  return {
    form,
    draft,
    submit,
    isSaving: save.isPending,
    failed:
      refusal === undefined
        ? undefined
        : { title: t(rate ? 'messages:rate.edit' : 'messages:rate.add'), text: refusal },
  };
}
