import { schemes } from '@deck/api/vocabulary';
import {
  AmountField,
  Button,
  Card,
  FormColumn,
  FormGrid,
  LifetimeField,
  RadioGroup,
  Stack,
  useNow,
  useUi,
} from '@deck/ui';
import { instantIn, isDate, isTime } from '@deck/values';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../format/amount-text.ts';
import { FormField } from '../../../forms/form-field.tsx';
import { useSession } from '../../../session/session-store.ts';
import { AmountShares } from './amount-shares.tsx';
import { ConversionNote } from './conversion-note.tsx';
import { CurrencyFields } from './currency-fields.tsx';
import { MethodsField } from './methods-field.tsx';
import { exceeds } from './payment-rules.ts';
import { hasLifetime, isLink, type PaymentFormValues, sendsLater } from './payment-values.ts';
import type { NewPayment } from './use-payment-form.ts';

/** How much, in which currency, for how long, and whether it is taken or held. */
export function AmountCard({ payment }: { payment: NewPayment }) {
  const { t } = useTranslation(['collect', 'payments']);
  const { timeZone } = useUi();
  const { acceptedCurrencies } = useSession().environment;
  const { form, order, values } = payment;
  const isConverted = values.currency !== order.currency || values.acquisitionCurrency !== order.currency;
  const [isOpen, setOpen] = useState(isConverted);
  const now = useNow();
  const showsCurrencies = isOpen || isConverted;
  return (
    <Card
      title={t(hasLifetime(values) ? 'amount.withLifetime' : 'amount.title')}
      action={
        acceptedCurrencies.length > 1 && !showsCurrencies ? (
          <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
            {t('amount.another')}
          </Button>
        ) : undefined
      }
    >
      <FormGrid>
        <FormColumn span={4}>
          <Stack gap="tight">
            <Amount payment={payment} />
            <AmountShares
              order={order}
              value={values.currency === order.currency ? values.amount : ''}
              onChoose={(amount) => {
                form.setValue('currency', order.currency, { shouldDirty: true });
                form.setValue('amount', amount, { shouldDirty: true, shouldValidate: true });
              }}
            />
          </Stack>
        </FormColumn>
        {hasLifetime(values) && (
          <FormColumn span={4}>
            <FormField control={form.control} name="lifetime">
              {(field) => (
                <LifetimeField
                  {...field}
                  label={t('amount.lifetime')}
                  now={sentAt(values, order.propertyTimezone) ?? now}
                  timeZone={timeZone}
                />
              )}
            </FormField>
          </FormColumn>
        )}
        {values.kind !== 'WIRE' && (
          <FormColumn span={4}>
            <FormField control={form.control} name="scheme">
              {(field) => (
                <RadioGroup
                  {...field}
                  label={t('payments:details.scheme')}
                  options={schemes.map((scheme) => ({
                    value: scheme,
                    label: t(`payments:details.schemes.${scheme}`),
                  }))}
                />
              )}
            </FormField>
          </FormColumn>
        )}
        {showsCurrencies && <CurrencyFields payment={payment} />}
        {isLink(values) && (
          <FormColumn span={12}>
            <FormField control={form.control} name="methods">
              {(field) => (
                <MethodsField
                  {...field}
                  currency={values.acquisitionCurrency}
                  propertyId={order.propertyId}
                  country={order.customer.country}
                  scheme={values.scheme}
                />
              )}
            </FormField>
          </FormColumn>
        )}
      </FormGrid>
      <ConversionNote payment={payment} />
    </Card>
  );
}

/** A link that goes out by itself lives from then on. */
function sentAt(values: PaymentFormValues, zone: string): string | undefined {
  const [date = '', time = ''] = values.at.split('T');
  if (!sendsLater(values) || !isDate(date) || !isTime(time)) return undefined;
  const found = instantIn(zone, date, time);
  return found.ok ? found.instant : undefined;
}

function Amount({ payment: { form, order, values, sides } }: { payment: NewPayment }) {
  const { t } = useTranslation('collect');
  const { locale } = useUi();
  const left = amountText(order.availableAmount, order.currency, locale);
  const isTooMuch = sides !== undefined && exceeds(sides, order);
  return (
    <FormField control={form.control} name="amount">
      {({ state, feedback, ...field }) => (
        <AmountField
          {...field}
          label={t('amount.amount')}
          currency={values.currency}
          hint={t('amount.atMost', { amount: left })}
          // Said as soon as it is known, not only when it is sent.
          state={isTooMuch ? 'error' : state}
          feedback={isTooMuch ? t('amount.tooMuch', { amount: left }) : feedback}
        />
      )}
    </FormField>
  );
}
