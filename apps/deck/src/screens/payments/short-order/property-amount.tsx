import type { PropertyChoice } from '@deck/api/contract/people';
import { AmountField, Combobox, FormColumn, Select } from '@deck/ui';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import { useSession } from '../../../session/session-store.ts';
import type { ShortForm } from './short-form.ts';

interface PropertyAmountProps {
  /** Of which it can be. */
  properties: readonly PropertyChoice[];
  control: Control<ShortForm, unknown, ShortForm>;
  currency: string;
  /** The payer says how much. */
  open?: boolean;
}

/** For which property, how much, in which currency: asked for always. */
export function PropertyAmount({ properties, control, currency, open = false }: PropertyAmountProps) {
  const { t } = useTranslation('collect');
  const { acceptedCurrencies } = useSession().environment;
  return (
    <>
      <FormColumn span={6}>
        <FormField control={control} name="propertyId">
          {(field) => (
            <Combobox
              {...field}
              label={t('fast.property')}
              options={properties.map(({ id, name, city }) => ({
                value: id,
                label: name,
                hint: city,
                keywords: city,
              }))}
              renderMeta={({ hint }) => hint}
            />
          )}
        </FormField>
      </FormColumn>
      <FormColumn span={4}>
        <FormField control={control} name="amount">
          {(field) => (
            <AmountField {...field} label={t('amount.amount')} currency={currency} disabled={open} />
          )}
        </FormField>
      </FormColumn>
      <FormColumn span={2}>
        <FormField control={control} name="currency">
          {(field) => (
            <Select
              {...field}
              label={t('fast.currency')}
              options={acceptedCurrencies.map((code) => ({ value: code, label: code }))}
            />
          )}
        </FormField>
      </FormColumn>
    </>
  );
}
