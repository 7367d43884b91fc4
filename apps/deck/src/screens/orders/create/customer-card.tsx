import { customerLanguages } from '@deck/api/vocabulary';
import { Card, Combobox, FormColumn, FormGrid, PhoneField, Select, TextField, useUi } from '@deck/ui';
import { countryCodes, countryName } from '@deck/values';
import { Mail } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import type { NewOrder } from './use-order-form.tsx';

/** Who pays. Names as on the card they will pay with. */
export function CustomerCard({ form: { control } }: Pick<NewOrder, 'form'>) {
  const { t } = useTranslation(['orders', 'app']);
  const { locale } = useUi();
  const countries = useMemo(
    () =>
      countryCodes
        .map((code) => ({ value: code, label: countryName(code, locale), hint: code }))
        .sort((a, b) => a.label.localeCompare(b.label, locale)),
    [locale],
  );
  return (
    <Card title={t('create.customer')} meta={t('create.latinNames')}>
      <FormGrid>
        <FormColumn span={4}>
          <FormField control={control} name="customer.firstName">
            {(field) => <TextField {...field} label={t('create.firstName')} autoComplete="off" />}
          </FormField>
        </FormColumn>
        <FormColumn span={4}>
          <FormField control={control} name="customer.lastName">
            {(field) => <TextField {...field} label={t('create.lastName')} autoComplete="off" />}
          </FormField>
        </FormColumn>
        <FormColumn span={4}>
          <FormField control={control} name="customer.language">
            {(field) => (
              <Select
                {...field}
                label={t('details.language')}
                options={customerLanguages.map((code) => ({ value: code, label: t(`app:language.${code}`) }))}
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={4}>
          <FormField control={control} name="customer.email">
            {(field) => (
              <TextField
                {...field}
                type="email"
                icon={Mail}
                label={t('details.email')}
                optional
                autoComplete="off"
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={4}>
          <FormField control={control} name="customer.phone">
            {(field) => <PhoneField {...field} label={t('details.phone')} optional />}
          </FormField>
        </FormColumn>
        <FormColumn span={4}>
          <FormField control={control} name="customer.country">
            {(field) => <Combobox {...field} label={t('details.country')} optional options={countries} />}
          </FormField>
        </FormColumn>
        <FormColumn span={4}>
          <FormField control={control} name="customer.companyName">
            {(field) => <TextField {...field} label={t('details.company')} optional autoComplete="off" />}
          </FormField>
        </FormColumn>
      </FormGrid>
    </Card>
  );
}
