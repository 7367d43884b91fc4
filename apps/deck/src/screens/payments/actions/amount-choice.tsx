import type { Payment } from '@deck/api/contract/payments';
import { AmountField, RadioGroup, useUi } from '@deck/ui';
import { amountOf, typedUnit } from '@deck/values';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../format/amount-text.ts';
import { FormField } from '../../../forms/form-field.tsx';
import * as css from './money-dialog.css.ts';
import type { MoneyForm } from './money-form.ts';
import type { PartAction } from './prediction.ts';

interface AmountChoiceProps {
  control: Control<MoneyForm, unknown, MoneyForm>;
  action: PartAction;
  payment: Payment;
}

/** All that is available, or a part of it. */
export function AmountChoice({ control, action, payment }: AmountChoiceProps) {
  const { t } = useTranslation('money');
  const { locale } = useUi();
  const { currency, actions } = payment;
  const most = actions[action].amount;
  const share = useWatch({ control, name: 'share' });
  return (
    <>
      <FormField control={control} name="share">
        {(field) => (
          <RadioGroup
            {...field}
            label={t('howMuch')}
            labelHidden
            options={[
              { value: 'full', label: t(`full.${action}`, { amount: amountText(most, currency, locale) }) },
              { value: 'part', label: t(`part.${action}`) },
            ]}
          />
        )}
      </FormField>
      {share === 'part' && (
        <div className={css.indented}>
          <FormField control={control} name="amount">
            {({ state: _state, feedback: _feedback, ...field }) => (
              <AmountField
                {...field}
                label={t('amount')}
                currency={currency}
                max={most}
                hint={t('range', {
                  least: amountText(amountOf(typedUnit(currency)), currency, locale),
                  most: amountText(most, currency, locale),
                })}
              />
            )}
          </FormField>
        </div>
      )}
    </>
  );
}
