import type { PropertyChoice } from '@deck/api/contract/people';
import { AmountField, Combobox, Select } from '@deck/ui';
import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../platform/forms/create-form.tsx';
import { useCurrencyChoices } from '../../platform/forms/use-offered.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { type FollowedField, followProperty, type QuickOrderForm } from './quick-order-form.ts';

const Form = createForm<QuickOrderForm>()({ Amount: AmountField, Combobox, Select });

interface PropertyAmountProps {
  /** Of which it can be. */
  properties: readonly PropertyChoice[];
  form: UseFormReturn<QuickOrderForm, unknown, QuickOrderForm>;
  /** The payer says how much. */
  open?: boolean;
  /** What the form takes over from a property that is chosen. */
  follows?: readonly FollowedField[];
  /** Fields between the property and the amount. */
  children?: ReactNode;
}

/** For which property, how much, in which currency: asked for always. */
export function PropertyAmount({
  properties,
  form,
  open = false,
  follows = ['scheme', 'lifetime'],
  children,
}: PropertyAmountProps) {
  const { t } = useTranslation('collect');
  const { environment } = useSession();
  const [propertyId, currency] = useWatch({ control: form.control, name: ['propertyId', 'currency'] });
  const currencies = useCurrencyChoices(currency);
  function follow(chosen: string) {
    const proposed = followProperty({ ...form.getValues(), propertyId }, environment, chosen);
    for (const field of follows) {
      const value = proposed[field];
      if (value !== undefined) form.setValue(field, value);
    }
  }
  return (
    <>
      <Form.Combobox
        name="propertyId"
        span={6}
        label={t('fast.property')}
        onChange={follow}
        options={properties.map(({ id, name, city }) => ({ value: id, label: name, keywords: city }))}
        renderMeta={({ keywords }) => keywords}
      />
      {children}
      <Form.Amount name="amount" span={4} label={t('amount.amount')} currency={currency} disabled={open} />
      <Form.Select name="currency" span={2} label={t('fast.currency')} options={currencies} />
    </>
  );
}
