import { query } from '@deck/api/react';
import { schemes } from '@deck/api/vocabulary';
import {
  Card,
  Checkbox,
  Combobox,
  FormColumn,
  FormGrid,
  LifetimeField,
  RadioGroup,
  Select,
  type SelectOption,
  type SelectProps,
  Stack,
  useUi,
} from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { createForm } from '../../../platform/forms/create-form.tsx';
import { useCountries } from '../../../platform/forms/use-countries.ts';
import { useLanguageChoices, useUnofferedLabel } from '../../../platform/forms/use-offered.ts';
import type { GeneralForm } from './general-form.ts';

const Form = createForm<GeneralForm>()({
  Checkbox,
  Combobox,
  Lifetime: LifetimeField,
  Method: MethodSelect,
  Radio: RadioGroup,
  Select,
});

/** The first values of a new payment. They can be changed in its form. */
export function NewPaymentsCard({ control }: { control: Control<GeneralForm, unknown, GeneralForm> }) {
  const { t } = useTranslation(['settings', 'app']);
  const countries = useCountries();
  const languages = useLanguageChoices(useWatch({ control, name: 'defaultCustomerLanguage' }));
  const reminds = useWatch({ control, name: 'remindsOfCapture' });
  return (
    <Card title={t('general.payments')} meta={t('general.paymentsText')}>
      <FormGrid>
        <Form.Radio
          name="authorizationMethod"
          span={12}
          label={t('general.authorizationMethod')}
          options={schemes.map((scheme) => ({
            value: scheme,
            label: t(`general.scheme.${scheme}`),
            hint: t(`general.schemeHint.${scheme}`),
          }))}
        />
        <Form.Lifetime
          name="paymentLifetime"
          span={6}
          label={t('general.paymentLifetime')}
          hint={t('general.paymentLifetimeHint')}
        />
        <FormColumn span={6}>
          <Stack gap="tight">
            <Form.Lifetime
              name="captureReminderTime"
              label={t('general.captureReminder')}
              hint={t('general.captureReminderHint')}
              allowUnlimited={false}
              disabled={!reminds}
            />
            <Form.Checkbox name="remindsOfCapture" label={t('general.remindsOfCapture')} />
          </Stack>
        </FormColumn>
        <Form.Method name="defaultPaymentMethod" span={6} label={t('general.defaultPaymentMethod')} />
        <Form.Select
          name="defaultCustomerLanguage"
          span={6}
          label={t('general.defaultCustomerLanguage')}
          options={languages}
        />
        <Form.Combobox
          name="defaultCustomerCountry"
          span={6}
          label={t('general.defaultCustomerCountry')}
          options={countries}
        />
        <Form.Checkbox
          name="applyExchangeRateByDefault"
          span={12}
          label={t('general.applyExchangeRate')}
          hint={t('general.applyExchangeRateHint')}
        />
      </FormGrid>
    </Card>
  );
}

/** No payment method has this name. */
const NONE = '-';

/** One of the offered payment methods, or none. A list has no empty value. */
function MethodSelect({ value, onChange, ...select }: Omit<SelectProps, 'options'>) {
  const { t } = useTranslation('settings');
  const methods = useMethodOptions(value);
  return (
    <Select
      {...select}
      value={value === '' ? NONE : value}
      onChange={(method) => onChange(method === NONE ? '' : method)}
      options={[{ value: NONE, label: t('general.noMethod') }, ...methods]}
    />
  );
}

/** The payment methods the company offers, by the names payers know. What is chosen stays one, offered or not. */
function useMethodOptions(chosen: string): SelectOption[] {
  const { locale } = useUi();
  const mark = useUnofferedLabel();
  const { data } = useQuery(query(api.pspProfiles.paymentMethodGroups, {}));
  const offered = (data ?? [])
    .filter(({ enabled }) => enabled)
    .flatMap(({ names, methods }) =>
      methods
        .filter(({ enabled }) => enabled)
        .map(({ name, title }) => ({ value: name, label: title, hint: names[locale] })),
    );
  // Unknown until the server has answered.
  return chosen === '' || offered.some(({ value }) => value === chosen)
    ? offered
    : [{ value: chosen, label: mark(chosen) }, ...offered];
}
