import type { ExchangeRate } from '@deck/api/contract/rates';
import { Alert, Combobox, DateField, FormColumn, FormGrid, Modal, Stack, TextField, useUi } from '@deck/ui';
import { formatMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { rateText } from '../../../format/rate-text.ts';
import { DraftOffer } from '../../../forms/draft-offer.tsx';
import { FormField } from '../../../forms/form-field.tsx';
import { hundredAt, type RateForm } from './rate-form.ts';
import * as css from './rates.css.ts';
import { useCompany, useTodaysRates } from './rates-query.ts';
import { useCurrencies } from './use-currencies.ts';
import { useEditRate } from './use-edit-rate.ts';

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
  const options = useCurrencies();
  const { form, draft, submit, isSaving, failed } = useEditRate({ rate, currency, startDate, onClose });
  const { control } = form;
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
        {failed && (
          <Alert tone="danger" announced title={failed.title}>
            {failed.text}
          </Alert>
        )}
        <FormGrid>
          <FormColumn span={12}>
            <FormField control={control} name="currency">
              {(field) => (
                <Combobox
                  {...field}
                  label={t('field.currency')}
                  placeholder={t('add.choose')}
                  options={options}
                />
              )}
            </FormField>
          </FormColumn>
          <FormColumn span={12}>
            <FormField control={control} name="rate">
              {(field) => (
                <TextField
                  {...field}
                  label={t('field.rate')}
                  inputMode="decimal"
                  autoComplete="off"
                  prefix={typed.currency === '' ? undefined : `1 ${typed.currency} =`}
                  suffix={own}
                />
              )}
            </FormField>
            <Meaning typed={typed} />
          </FormColumn>
          <FormColumn span={6}>
            <FormField control={control} name="startDate">
              {(field) => <DateField {...field} label={t('field.start')} />}
            </FormField>
          </FormColumn>
          <FormColumn span={6}>
            <FormField control={control} name="endDate">
              {(field) => (
                <DateField {...field} label={t('field.end')} optional clearable hint={t('field.endHint')} />
              )}
            </FormField>
          </FormColumn>
        </FormGrid>
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
      {today && t('meaningToday', { rate: rateText(today.rate, locale) })}
    </p>
  );
}
