import type { PositionType } from '@deck/api/vocabulary';
import { AmountField, FormColumn, NumberField, useUi } from '@deck/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../../platform/format/amount-text.ts';
import { FormField } from '../../../../platform/forms/form-field.tsx';
import type { OrderFields } from './order-form.ts';
import { priceStay } from './price-stay.ts';
import { amountOfStay } from './stay-price.ts';

interface PositionPriceProps {
  form: OrderFields;
  index: number;
  type: PositionType;
}

/** What it costs: a rate for so many nights, days or hours suggests the amount. */
export function PositionPrice({ form, index, type }: PositionPriceProps) {
  const { t } = useTranslation('orders');
  const { control } = form;
  const [currency, period] = useWatch({ control, name: ['currency', `positions.${index}.period`] });
  return (
    <>
      {type !== 'OTHER' && (
        <>
          <FormColumn span={4}>
            <FormField control={control} name={`positions.${index}.rate`}>
              {({ onChange, ...field }) => (
                <AmountField
                  {...field}
                  label={t(`create.rates.${period}`)}
                  optional
                  currency={currency}
                  onChange={(rate) => {
                    onChange(rate);
                    priceStay(form, index);
                  }}
                />
              )}
            </FormField>
          </FormColumn>
          <FormColumn span={3}>
            <FormField control={control} name={`positions.${index}.length`}>
              {({ onChange, ...field }) => (
                <NumberField
                  {...field}
                  label={t(`create.lengths.${period}`)}
                  optional
                  min={1}
                  max={9999}
                  onChange={(length) => {
                    onChange(length);
                    priceStay(form, index);
                  }}
                />
              )}
            </FormField>
          </FormColumn>
        </>
      )}
      <FormColumn span={type === 'OTHER' ? 6 : 5}>
        <PositionAmount form={form} index={index} currency={currency} />
      </FormColumn>
    </>
  );
}

/** A person may type another amount than the rate comes to: both are then seen. */
function PositionAmount({ form, index, currency }: Omit<PositionPriceProps, 'type'> & { currency: string }) {
  const { t } = useTranslation('orders');
  const { locale } = useUi();
  const [type, rate, length] = useWatch({
    control: form.control,
    name: [`positions.${index}.type`, `positions.${index}.rate`, `positions.${index}.length`],
  });
  const priced = type === 'OTHER' ? undefined : amountOfStay({ rate, length }, currency);
  return (
    <FormField control={form.control} name={`positions.${index}.amount`}>
      {(field) => (
        <AmountField
          {...field}
          label={t('create.amount')}
          currency={currency}
          hint={
            priced !== undefined && field.value !== '' && field.value !== priced
              ? t('create.priced', { amount: amountText(priced, currency, locale) })
              : undefined
          }
        />
      )}
    </FormField>
  );
}
