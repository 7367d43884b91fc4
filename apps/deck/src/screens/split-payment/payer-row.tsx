import type { Order } from '@deck/api/contract/orders';
import { channels } from '@deck/api/vocabulary';
import {
  AmountField,
  FormColumn,
  FormGrid,
  IconButton,
  PhoneField,
  Select,
  TextField,
  useUi,
} from '@deck/ui';
import { isAmount } from '@deck/values';
import { Mail, X } from 'lucide-react';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../format/amount-text.ts';
import { FormField } from '../../forms/form-field.tsx';
import * as css from './send-split.css.ts';
import { isMore, type SplitForm } from './split-payers.ts';

interface PayerRowProps {
  control: Control<SplitForm, unknown, SplitForm>;
  index: number;
  order: Order;
  onRemove: (() => void) | undefined;
}

/** One payer: where they are written to, and what they are asked for. */
export function PayerRow({ control, index, order, onRemove }: PayerRowProps) {
  const { t } = useTranslation(['collect', 'labels']);
  const { locale } = useUi();
  const { currency, availableAmount } = order;
  const left = amountText(availableAmount, currency, locale);
  return (
    <fieldset className={css.row}>
      <legend className={css.legend}>{t('split.payerNumber', { number: index + 1 })}</legend>
      <FormGrid>
        <FormColumn span={3}>
          <FormField control={control} name={`payers.${index}.channel`}>
            {(field) => (
              <Select
                {...field}
                label={t('recipient.channel')}
                options={channels.map((value) => ({ value, label: t(`labels:channel.${value}`) }))}
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={5}>
          <Address control={control} index={index} country={order.customer.country} />
        </FormColumn>
        <FormColumn span={4}>
          <FormField control={control} name={`payers.${index}.amount`}>
            {({ feedback, ...field }) => (
              <AmountField
                {...field}
                label={t('split.suggest')}
                optional
                currency={currency}
                feedback={
                  isAmount(field.value, currency) && isMore(field.value, order)
                    ? t('amount.tooMuch', { amount: left })
                    : feedback
                }
              />
            )}
          </FormField>
        </FormColumn>
      </FormGrid>
      {onRemove && (
        <div className={css.remove}>
          <IconButton
            icon={X}
            size="small"
            label={t('split.remove', { number: index + 1 })}
            onClick={onRemove}
          />
        </div>
      )}
    </fieldset>
  );
}

interface AddressProps extends Pick<PayerRowProps, 'control' | 'index'> {
  /** Where a phone without its dial code is from, unless it says otherwise. */
  country: string;
}

function Address({ control, index, country }: AddressProps) {
  const { t } = useTranslation('collect');
  return (
    <FormField control={control} name={`payers.${index}.channel`}>
      {({ value: channel }) =>
        channel === 'EMAIL' ? (
          <FormField control={control} name={`payers.${index}.email`}>
            {(field) => (
              <TextField
                {...field}
                type="email"
                icon={Mail}
                label={t('recipient.email')}
                autoComplete="off"
              />
            )}
          </FormField>
        ) : (
          <FormField control={control} name={`payers.${index}.phone`}>
            {(field) => <PhoneField {...field} country={country} label={t('recipient.phone')} />}
          </FormField>
        )
      }
    </FormField>
  );
}
