import type { PropertyChoice } from '@deck/api/contract/people';
import { AmountField, Combobox, Select } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../platform/forms/create-form.tsx';
import { useCurrencyChoices } from '../../platform/forms/use-offered.ts';
import type { QuickOrderForm } from './quick-order-form.ts';

const Form = createForm<QuickOrderForm>()({ Amount: AmountField, Combobox, Select });

interface PropertyAmountProps {
  /** Of which it can be. */
  properties: readonly PropertyChoice[];
  currency: string;
  /** The payer says how much. */
  open?: boolean;
}

/** For which property, how much, in which currency: asked for always. */
export function PropertyAmount({ properties, currency, open = false }: PropertyAmountProps) {
  const { t } = useTranslation('collect');
  const currencies = useCurrencyChoices(currency);
  return (
    <>
      <Form.Combobox
        name="propertyId"
        span={6}
        label={t('fast.property')}
        options={properties.map(({ id, name, city }) => ({
          value: id,
          label: name,
          hint: city,
          keywords: city,
        }))}
        renderMeta={({ hint }) => hint}
      />
      <Form.Amount name="amount" span={4} label={t('amount.amount')} currency={currency} disabled={open} />
      <Form.Select name="currency" span={2} label={t('fast.currency')} options={currencies} />
    </>
  );
}
