import { customerLanguages, schemes } from '@deck/api/vocabulary';
import {
  Card,
  Checkbox,
  Combobox,
  FormColumn,
  FormGrid,
  LifetimeField,
  RadioGroup,
  Select,
  Stack,
} from '@deck/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import { useCountries } from '../../../forms/use-countries.ts';
import type { GeneralCardProps } from './company-card.tsx';
import { useMethodOptions } from './use-method-options.ts';

/** What a new payment begins with; whoever makes it may say otherwise. */
export function NewPaymentsCard({ control }: GeneralCardProps) {
  const { t } = useTranslation(['settings', 'app']);
  const countries = useCountries();
  const reminds = useWatch({ control, name: 'remindsOfCapture' });
  const chosenMethod = useWatch({ control, name: 'defaultPaymentMethod' });
  const methods = useMethodOptions(chosenMethod);
  return (
    <Card title={t('general.payments')} meta={t('general.paymentsText')}>
      <FormGrid>
        <FormColumn span={12}>
          <FormField control={control} name="authorizationMethod">
            {(field) => (
              <RadioGroup
                {...field}
                label={t('general.authorizationMethod')}
                options={schemes.map((scheme) => ({
                  value: scheme,
                  label: t(`general.scheme.${scheme}`),
                  hint: t(`general.schemeHint.${scheme}`),
                }))}
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={6}>
          <FormField control={control} name="paymentLifetime">
            {(field) => (
              <LifetimeField
                {...field}
                label={t('general.paymentLifetime')}
                hint={t('general.paymentLifetimeHint')}
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={6}>
          <Stack gap="tight">
            <FormField control={control} name="captureReminderTime">
              {({ disabled, ...field }) => (
                <LifetimeField
                  {...field}
                  label={t('general.captureReminder')}
                  hint={t('general.captureReminderHint')}
                  allowUnlimited={false}
                  disabled={disabled || !reminds}
                />
              )}
            </FormField>
            <FormField control={control} name="remindsOfCapture">
              {({ value, ...field }) => (
                <Checkbox {...field} checked={value} label={t('general.remindsOfCapture')} />
              )}
            </FormField>
          </Stack>
        </FormColumn>
        <FormColumn span={6}>
          <FormField control={control} name="defaultPaymentMethod">
            {({ onChange, value, ...field }) => (
              <Select
                {...field}
                value={value === '' ? NONE : value}
                onChange={(method) => onChange(method === NONE ? '' : method)}
                label={t('general.defaultPaymentMethod')}
                options={[{ value: NONE, label: t('general.noMethod') }, ...methods]}
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={6}>
          <FormField control={control} name="defaultCustomerLanguage">
            {(field) => (
              <Select
                {...field}
                label={t('general.defaultCustomerLanguage')}
                options={customerLanguages.map((code) => ({ value: code, label: t(`app:language.${code}`) }))}
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={6}>
          <FormField control={control} name="defaultCustomerCountry">
            {(field) => (
              <Combobox {...field} label={t('general.defaultCustomerCountry')} options={countries} />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={12}>
          <FormField control={control} name="applyExchangeRateByDefault">
            {({ value, ...field }) => (
              <Checkbox
                {...field}
                checked={value}
                label={t('general.applyExchangeRate')}
                hint={t('general.applyExchangeRateHint')}
              />
            )}
          </FormField>
        </FormColumn>
      </FormGrid>
    </Card>
  );
}

/** No payment method has this name. */
const NONE = '-';
