import type { Order } from '@deck/api/contract/orders';
import { channels } from '@deck/api/vocabulary';
import {
  AmountField,
  type AmountFieldProps,
  FormGrid,
  IconButton,
  PhoneField,
  Select,
  TextField,
  useUi,
} from '@deck/ui';
import { compareMoney, formatMoney, isAmount, type Money, parseMoney } from '@deck/values';
import { Mail, X } from 'lucide-react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../../platform/forms/create-form.tsx';
import * as css from './payer-row.css.ts';
import { isMore, leftFor, type SplitForm } from './split-payers.ts';

const Form = createForm<SplitForm>()({ Phone: PhoneField, Select, Share: ShareField, Text: TextField });

interface PayerRowProps {
  control: Control<SplitForm, unknown, SplitForm>;
  index: number;
  order: Order;
  onRemove: (() => void) | undefined;
}

/** One payer: where they are written to, and what they are asked for. */
export function PayerRow({ control, index, order, onRemove }: PayerRowProps) {
  const { t } = useTranslation(['collect', 'labels']);
  const channel = useWatch({ control, name: `payers.${index}.channel` });
  const payers = useWatch({ control, name: 'payers' });
  return (
    <fieldset className={css.row}>
      <legend className={css.legend}>{t('split.payerNumber', { number: index + 1 })}</legend>
      <FormGrid>
        <Form.Select
          name={`payers.${index}.channel`}
          span={3}
          label={t('recipient.channel')}
          options={channels.map((value) => ({ value, label: t(`labels:channel.${value}`) }))}
        />
        {channel === 'EMAIL' ? (
          <Form.Text
            name={`payers.${index}.email`}
            span={5}
            type="email"
            icon={Mail}
            label={t('recipient.email')}
            autoComplete="off"
          />
        ) : (
          <Form.Phone
            name={`payers.${index}.phone`}
            span={5}
            country={order.customer.country}
            label={t('recipient.phone')}
          />
        )}
        <Form.Share
          name={`payers.${index}.amount`}
          span={4}
          label={t('split.suggest')}
          left={leftFor(payers, index, order)}
          order={order}
        />
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

interface ShareFieldProps extends Omit<AmountFieldProps, 'currency'> {
  /** The most that can be suggested in this row. */
  left: Money;
  order: Order;
}

/** What a payer is asked for; more than is left of the order, or after the payers above, is called so. */
function ShareField({ left, order, feedback, ...props }: ShareFieldProps) {
  const { t } = useTranslation('collect');
  const { locale } = useUi();
  const { currency, availableAmount } = order;
  const isTooMuch = isAmount(props.value, currency) && isMore(props.value, left);
  const isOfAll = compareMoney(left, parseMoney(availableAmount, currency)) === 0;
  return (
    <AmountField
      {...props}
      optional
      currency={currency}
      feedback={
        isTooMuch
          ? t(isOfAll ? 'amount.tooMuch' : 'split.tooMuch', { amount: formatMoney(left, locale) })
          : feedback
      }
    />
  );
}
