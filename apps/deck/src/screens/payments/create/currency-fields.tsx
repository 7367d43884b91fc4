import { FormColumn, Select } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import { useSession } from '../../../session/session-store.ts';
import type { NewPayment } from './use-payment-form.ts';

const options = (codes: Iterable<string>) =>
  [...new Set(codes)].sort().map((code) => ({ value: code, label: code }));

/** In which currency the amount is typed, and in which the payer is charged. One of the two is the order's. */
export function CurrencyFields({ payment: { form, order, values } }: { payment: NewPayment }) {
  const { t } = useTranslation('collect');
  const { acceptedCurrencies } = useSession().environment;
  const all = options([order.currency, ...acceptedCurrencies]);
  const own = values.currency === order.currency;

  /** Amounts are converted once: what is typed in another currency is charged in it or in the order's. */
  function type(currency: string) {
    const { acquisitionCurrency } = form.getValues();
    if (currency !== order.currency && acquisitionCurrency !== currency)
      form.setValue('acquisitionCurrency', order.currency, { shouldDirty: true });
  }

  return (
    <>
      <FormColumn span={4}>
        <FormField control={form.control} name="currency">
          {({ onChange, ...field }) => (
            <Select
              {...field}
              onChange={(currency) => {
                type(currency);
                onChange(currency);
              }}
              label={t('amount.typedIn')}
              options={all}
            />
          )}
        </FormField>
      </FormColumn>
      <FormColumn span={4}>
        <FormField control={form.control} name="acquisitionCurrency">
          {({ state: _, feedback: __, ...field }) => (
            <Select
              {...field}
              label={t('amount.chargedIn')}
              options={own ? all : options([order.currency, values.currency])}
            />
          )}
        </FormField>
      </FormColumn>
    </>
  );
}
