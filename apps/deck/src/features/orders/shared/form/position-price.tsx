import type { PositionType } from '@deck/api/vocabulary';
import { AmountField, NumberField, useUi } from '@deck/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../../platform/format/amount-text.ts';
import { createForm } from '../../../../platform/forms/create-form.tsx';
import type { OrderForm, OrderFormMethods } from './order-form.ts';
import { amountOfStay, repriced } from './rates.ts';

const Form = createForm<OrderForm>()({ Amount: AmountField, Number: NumberField });

interface PositionPriceProps {
  form: OrderFormMethods;
  index: number;
  type: PositionType;
}

/** The price of a position. The rate and the number of nights, days or hours suggest the amount. */
export function PositionPrice({ form, index, type }: PositionPriceProps) {
  const { t } = useTranslation('orders');
  const { control } = form;
  const [currency, period] = useWatch({ control, name: ['currency', `positions.${index}.period`] });
  const follow = () => priceStay(form, index);
  return (
    <>
      {type !== 'OTHER' && (
        <>
          <Form.Amount
            name={`positions.${index}.rate`}
            span={4}
            label={t(`create.rates.${period}`)}
            optional
            currency={currency}
            onChange={follow}
          />
          <Form.Number
            name={`positions.${index}.length`}
            span={3}
            label={t(`create.lengths.${period}`)}
            optional
            min={1}
            max={9999}
            onChange={follow}
          />
        </>
      )}
      <PositionAmount form={form} index={index} type={type} currency={currency} />
    </>
  );
}

/** A person may type another amount than the rate comes to: both are then seen. */
function PositionAmount({ form, index, type, currency }: PositionPriceProps & { currency: string }) {
  const { t } = useTranslation('orders');
  const { locale } = useUi();
  const [rate, length, amount] = useWatch({
    control: form.control,
    name: [`positions.${index}.rate`, `positions.${index}.length`, `positions.${index}.amount`],
  });
  const priced = type === 'OTHER' ? undefined : amountOfStay({ rate, length }, currency);
  return (
    <Form.Amount
      name={`positions.${index}.amount`}
      span={type === 'OTHER' ? 6 : 5}
      label={t('create.amount')}
      currency={currency}
      hint={
        priced !== undefined && amount !== '' && amount !== priced
          ? t('create.priced', { amount: amountText(priced, currency, locale) })
          : undefined
      }
    />
  );
}

/**
 * Lets length and amount of a position follow its rate and dates, as soon as they are known.
 * @param count `anew` counts the length from the dates again, where they tell
 */
export function priceStay(form: OrderFormMethods, index: number, count: 'kept' | 'anew' = 'kept'): void {
  const { length, amount, priced } = repriced(
    form.getValues(`positions.${index}`),
    form.getValues('currency'),
    count,
  );
  // What was found wrong is checked again, as if it had been typed.
  const set = (name: `positions.${number}.${'length' | 'amount'}`, value: string | undefined) => {
    if (value !== undefined)
      form.setValue(name, value, { shouldDirty: true, shouldValidate: form.getFieldState(name).invalid });
  };
  set(`positions.${index}.length`, length);
  set(`positions.${index}.amount`, amount);
  if (priced !== undefined) form.setValue(`positions.${index}.priced`, priced);
}
