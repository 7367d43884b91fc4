import { schemes } from '@deck/api/vocabulary';
import {
  AmountField,
  Button,
  Card,
  DateField,
  FormColumn,
  FormGrid,
  Inline,
  LifetimeField,
  RadioGroup,
  Stack,
  useNow,
  useUi,
} from '@deck/ui';
import {
  compareMoney,
  instantIn,
  isDate,
  isPositive,
  isTime,
  parseMoney,
  share,
  toAmount,
} from '@deck/values';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../platform/format/amount-text.ts';
import { createForm } from '../../../platform/forms/create-form.tsx';
import { useSession } from '../../../platform/session/session-store.ts';
import { ConversionNote, CurrencyFields } from './currency-fields.tsx';
import { LabelField } from './label-field.tsx';
import { exceeds } from './payment-rules.ts';
import { chosenTraits, type PaymentFormValues, sendsLater } from './payment-values.ts';
import type { NewPayment } from './use-payment-form.ts';

const Form = createForm<PaymentFormValues>()({
  Amount: AmountField,
  Date: DateField,
  Label: LabelField,
  Lifetime: LifetimeField,
  Radios: RadioGroup,
});

/**
 * How much, what the guest reads above it, for how long, and whether it is taken or held.
 * @param followed what the page calls the payment by itself
 */
export function AmountCard({ payment, followed }: { payment: NewPayment; followed: string }) {
  const { t } = useTranslation(['collect', 'payments']);
  const { timeZone } = useUi();
  const { acceptedCurrencies } = useSession().environment;
  const { order, values } = payment;
  const { page, hasLifetime, hasDueDate, canHold } = chosenTraits(values);
  const guestReads = page === 'PAYMENT' || page === 'INVOICE';
  const isConverted = values.currency !== order.currency || values.acquisitionCurrency !== order.currency;
  const [isOpen, setOpen] = useState(isConverted);
  const now = useNow();
  const showsCurrencies = isOpen || isConverted;
  return (
    <Card
      title={t(hasLifetime ? 'amount.withLifetime' : hasDueDate ? 'amount.withDueDate' : 'amount.title')}
      action={
        acceptedCurrencies.length > 1 && !showsCurrencies ? (
          <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
            {t('amount.another')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap="wide">
        <FormGrid>
          <FormColumn span={4}>
            <Stack gap="tight">
              <Amount payment={payment} />
              <AmountShares payment={payment} />
            </Stack>
          </FormColumn>
          {guestReads && <Form.Label name="label" span={4} followed={followed} />}
          {hasLifetime && (
            <Form.Lifetime
              name="lifetime"
              span={4}
              label={t('amount.lifetime')}
              now={sentAt(values, order.propertyTimezone) ?? now}
              timeZone={timeZone}
            />
          )}
          {hasDueDate && (
            <Form.Date name="dueDate" span={4} label={t('amount.dueDate')} hint={t('amount.dueDateHint')} />
          )}
          {canHold && (
            <Form.Radios
              name="scheme"
              span={12}
              direction="row"
              label={t('payments:details.scheme')}
              options={schemes.map((scheme) => ({
                value: scheme,
                label: t(`payments:details.schemes.${scheme}`),
              }))}
            />
          )}
          {showsCurrencies && <CurrencyFields payment={payment} />}
        </FormGrid>
        <ConversionNote payment={payment} />
      </Stack>
    </Card>
  );
}

/** A link that goes out by itself lives from then on. */
export function sentAt(values: PaymentFormValues, zone: string): string | undefined {
  const [date = '', time = ''] = values.at.split('T');
  if (!sendsLater(values) || !isDate(date) || !isTime(time)) return undefined;
  const found = instantIn(zone, date, time);
  return found.ok ? found.instant : undefined;
}

function Amount({ payment: { order, values, sides } }: { payment: NewPayment }) {
  const { t } = useTranslation('collect');
  const { locale } = useUi();
  const left = amountText(order.availableAmount, order.currency, locale);
  const isTooMuch = sides !== undefined && exceeds(sides, order);
  return (
    <Form.Amount
      name="amount"
      label={t('amount.amount')}
      currency={values.currency}
      hint={t('amount.atMost', { amount: left })}
      // Said as soon as it is known, not only when it is sent.
      problem={isTooMuch ? t('amount.tooMuch', { amount: left }) : undefined}
    />
  );
}

/** The share of each part, and how people write it. */
const parts = [
  { percent: '30', name: '30 %' },
  { percent: '33.3333333333333333', name: '1/3' },
] as const;

/** The shares of an order that staff ask for most, one press each. */
function AmountShares({ payment: { form, order, values } }: { payment: NewPayment }) {
  const { t } = useTranslation('collect');
  const { locale } = useUi();
  const { currency, totalAmount, availableAmount } = order;
  const available = parseMoney(availableAmount, currency);
  const possible = parts
    .map(({ percent, name }) => ({ name, amount: share(parseMoney(totalAmount, currency), percent) }))
    .filter(({ amount }) => isPositive(amount) && compareMoney(amount, available) <= 0);
  const look = (amount: string) =>
    values.currency === currency && values.amount === amount ? 'secondary' : 'quiet';
  const choose = (amount: string) => {
    form.setValue('currency', currency, { shouldDirty: true });
    form.setValue('amount', amount, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Inline>
      {possible.map(({ name, amount }) => (
        <Button
          key={name}
          size="small"
          variant={look(toAmount(amount))}
          aria-label={t('amount.share', { share: name })}
          onClick={() => choose(toAmount(amount))}
        >
          {name}
        </Button>
      ))}
      <Button
        size="small"
        variant={look(availableAmount)}
        aria-label={t('amount.allLeft', { amount: amountText(availableAmount, currency, locale) })}
        onClick={() => choose(availableAmount)}
      >
        {t('amount.all')}
      </Button>
    </Inline>
  );
}
