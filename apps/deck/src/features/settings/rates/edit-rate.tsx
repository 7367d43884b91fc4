import type { ExchangeRate, RateDraft } from '@deck/api/contract/rates';
import { inAreas, query } from '@deck/api/react';
import {
  Combobox,
  type ComboboxOption,
  DateField,
  FormColumn,
  FormGrid,
  Modal,
  Stack,
  TextField,
  useToast,
  useUi,
} from '@deck/ui';
import { clock, formatMoney, formatRate, today } from '@deck/values';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../platform/api.ts';
import { contractResolver, setServerErrors } from '../../../platform/forms/contract-resolver.ts';
import { createForm, FormProvider } from '../../../platform/forms/create-form.tsx';
import { DraftOffer } from '../../../platform/forms/draft-offer.tsx';
import { RefusalAlert } from '../../../platform/forms/refusal-alert.tsx';
import { useDraft } from '../../../platform/forms/use-draft.ts';
import { useUnofferedLabel } from '../../../platform/forms/use-offered.ts';
import { useRefusal } from '../../../platform/forms/use-refusal.ts';
import { hundredAt, type RateForm, toDraft, toForm, wrongIn } from './rate-form.ts';
import * as css from './rates.css.ts';
import { useCompany, useTodaysRates } from './rates-data.ts';

const Form = createForm<RateForm>()({ Combobox, Date: DateField, Text: TextField });

interface EditRateProps {
  /** The rate to change; absent, one is added. */
  rate?: ExchangeRate | undefined;
  /** The currency a new one begins with. */
  currency?: string | undefined;
  /** The day a new one begins on: today, unless it is needed on another. */
  startDate?: string | undefined;
  onClose: () => void;
}

/** Adds a rate or changes one, and says what it would mean before it is saved. */
export function EditRate({ rate, currency = '', startDate, onClose }: EditRateProps) {
  const { t } = useTranslation(['rates', 'messages']);
  const { own } = useCompany();
  const options = useCurrencies(rate?.currency);
  const { form, draft, submit, isSaving, failed } = useEditRate({ rate, currency, startDate, onClose });
  const typed = form.watch();
  return (
    <Modal
      open
      title={rate ? t('edit.title', { currency: rate.currency }) : t('add.title')}
      description={rate ? t('edit.text') : t('add.text', { own })}
      dirty={form.formState.isDirty}
      loading={isSaving}
      onClose={onClose}
      action={{ label: t(rate ? 'edit.submit' : 'add.submit'), onAct: () => void submit() }}
    >
      <Stack>
        <DraftOffer draft={draft} />
        <RefusalAlert title={failed?.title}>{failed?.text}</RefusalAlert>
        <FormProvider form={form}>
          <FormGrid>
            <Form.Combobox
              name="currency"
              span={12}
              label={t('field.currency')}
              placeholder={t('add.choose')}
              options={options}
            />
            <FormColumn span={12}>
              <Form.Text
                name="rate"
                label={t('field.rate')}
                inputMode="decimal"
                autoComplete="off"
                prefix={typed.currency === '' ? undefined : `1 ${typed.currency} =`}
                suffix={own}
              />
              <Meaning typed={typed} />
            </FormColumn>
            <Form.Date name="startDate" span={6} label={t('field.start')} />
            <Form.Date
              name="endDate"
              span={6}
              label={t('field.end')}
              optional
              clearable
              hint={t('field.endHint')}
            />
          </FormGrid>
        </FormProvider>
      </Stack>
    </Modal>
  );
}

/** A hundred at what is typed and at today's rate: a rate that is upside down shows at once. */
function Meaning({ typed }: { typed: RateForm }) {
  const { t } = useTranslation('rates');
  const { locale } = useUi();
  const { own } = useCompany();
  const today = useTodaysRates().data?.content.find(({ currency }) => currency === typed.currency);
  const hundred = hundredAt(typed, own);
  if (!hundred && !today) return null;
  return (
    <p className={css.meaning} aria-live="polite">
      {hundred &&
        t('meaning', { from: formatMoney(hundred.from, locale), to: formatMoney(hundred.to, locale) })}{' '}
      {today && t('meaningToday', { rate: formatRate(today.rate, locale) })}
    </p>
  );
}

const resolver = contractResolver<RateForm>(wrongIn);

interface EditRateOptions {
  readonly rate: ExchangeRate | undefined;
  readonly currency: string;
  readonly startDate: string | undefined;
  readonly onClose: () => void;
}

/** The form of a rate, from its first field to the server's answer. What was refused or lost stays typed. */
function useEditRate({ rate, currency, startDate, onClose }: EditRateOptions) {
  const { t } = useTranslation(['rates', 'messages']);
  const toast = useToast();
  const { timeZone } = useUi();
  const { id } = useCompany();
  const form = useForm<RateForm, unknown, RateForm>({
    defaultValues: rate
      ? toForm(rate)
      : { currency, startDate: startDate ?? today(timeZone, clock.now()), endDate: '', rate: '' },
    resolver,
    // Not on leaving a field: a message that comes then would move the button from under the press.
    mode: 'onSubmit',
  });
  const draft = useDraft(form, `settings.rates.${rate?.id ?? 'new'}`);
  const save = useMutation({
    mutationFn: (body: RateDraft) =>
      rate
        ? api.rates.update({ id, exchangeRateId: rate.id, body }, { handledErrors: 'all' })
        : api.rates.create({ id, body }, { handledErrors: 'all' }),
    onSuccess: (saved) => {
      toast({
        tone: 'success',
        title: t(rate ? 'edit.done' : 'add.done', { currency: saved.currency }),
      });
      onClose();
    },
    onError: (failure) => setServerErrors(form, failure),
    // After a failure too: an answer can be lost after the rate was saved.
    onSettled: () => queryClient.invalidateQueries(inAreas('rates')),
  });
  const refusal = useRefusal(save.error);
  const submit = form.handleSubmit((values) => {
    if (!save.isPending) save.mutate(toDraft(values));
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

/**
 * Every currency that can have a rate, with its name in the reader's language: those the company takes first, then the
 * others of the dictionary. A rate keeps the currency it has, marked if the dictionary offers it no more.
 */
function useCurrencies(kept: string | undefined): ComboboxOption[] {
  const { locale } = useUi();
  const { own, accepted } = useCompany();
  const mark = useUnofferedLabel();
  const { data: dictionary } = useQuery(query(api.dictionaries.currencies, {}));
  const enabled = (dictionary ?? []).filter(({ enabled }) => enabled).map(({ code }) => code);
  const offered = [...new Set([...accepted, ...enabled])].filter((code) => code !== own);
  const isGone = dictionary !== undefined && kept !== undefined && !offered.includes(kept);
  const nameOf = (code: string) => dictionary?.find((entry) => entry.code === code)?.names[locale];
  return [
    ...offered.map((code) => ({ value: code, label: code, hint: nameOf(code) })),
    ...(isGone ? [{ value: kept, label: mark(kept), hint: nameOf(kept) }] : []),
  ];
}
