import { ApiError } from '@deck/api/client';
import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { inAreas, mutation } from '@deck/api/react';
import { schemes } from '@deck/api/vocabulary';
import {
  ActionBar,
  Alert,
  AmountField,
  Button,
  Card,
  FormColumn,
  FormGrid,
  LifetimeField,
  RadioGroup,
  TextArea,
  TextField,
  useNow,
  useUi,
} from '@deck/ui';
import { isAmount } from '@deck/values';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../api.ts';
import { amountText } from '../../../format/amount-text.ts';
import { contractResolver } from '../../../forms/contract-resolver.ts';
import { FormField } from '../../../forms/form-field.tsx';
import { useSession } from '../../../session/session-store.ts';
import * as css from '../shared/layout.css.ts';
import { AmountShares } from './amount-shares.tsx';
import { type PaymentFormValues, toDraft, tooMuch, wrongFields } from './payment-draft.ts';
import { firstAmount } from './policy-share.ts';

/** Without a default of the company a link lives for a day. */
const DAY = 'P1D';

interface PaymentFormProps {
  order: Order;
  onMade: (payment: Payment) => void;
  /** What the order comes to, beside the form. */
  summary: ReactNode;
}

/** How much, for how long, and whether it is taken or held: what a payment link is made of. */
export function PaymentForm({ order, onMade, summary }: PaymentFormProps) {
  const { t } = useTranslation(['orders', 'payments', 'app']);
  const { locale, timeZone } = useUi();
  const { environment } = useSession();
  const { currency, availableAmount } = order;
  const property = environment.properties.find(({ id }) => id === order.propertyId);
  const now = useNow();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  // A second press can come before the first is drawn as a button that waits.
  const isSent = useRef(false);

  const form = useForm<PaymentFormValues, unknown, PaymentFormValues>({
    defaultValues: {
      amount: firstAmount(order),
      lifetime: property?.defaultPaymentLifetime ?? environment.defaultPaymentLifetime ?? DAY,
      scheme: environment.transactionType,
      customerNote: '',
      reference: '',
    },
    resolver: contractResolver((values) => wrongFields(order, values)),
    mode: 'onTouched',
  });
  const make = useMutation({
    ...mutation(api.payments.create, { idempotencyKey }),
    onSuccess: async (payment) => {
      await queryClient.invalidateQueries(inAreas('orders', 'orderPayments', 'payments'));
      onMade(payment);
    },
    onError: (failure) => {
      isSent.current = false;
      if (!(failure instanceof ApiError)) return;
      if (failure.code === 'PAYMENTS_AMOUNT_EXCEEDS_ORDER')
        void queryClient.invalidateQueries(inAreas('orders'));
      for (const [path, message] of Object.entries(failure.fields))
        form.setError(path as FieldPath<PaymentFormValues>, {
          type: 'server',
          message,
        });
    },
  });
  const submit = form.handleSubmit((values) => {
    if (isSent.current) return;
    isSent.current = true;
    make.mutate({ body: toDraft(order, values) });
  });
  const amount = form.watch('amount');
  const exceeds = make.error instanceof ApiError && make.error.code === 'PAYMENTS_AMOUNT_EXCEEDS_ORDER';

  return (
    <form className={css.page} onSubmit={(event) => void submit(event)} noValidate>
      <div className={css.columns}>
        <Card title={t('pay.amountAndLifetime')} meta={t('pay.linkText')}>
          {exceeds && (
            <Alert tone="danger" announced title={t('app:errors.code.PAYMENTS_AMOUNT_EXCEEDS_ORDER')}>
              {t('pay.atMost', { amount: amountText(availableAmount, currency, locale) })}
            </Alert>
          )}
          <FormGrid>
            <FormColumn span={4}>
              <div className={css.tight}>
                <FormField control={form.control} name="amount">
                  {({ feedback, ...field }) => (
                    <AmountField
                      {...field}
                      label={t('create.amount')}
                      currency={currency}
                      hint={t('pay.atMost', { amount: amountText(availableAmount, currency, locale) })}
                      feedback={
                        tooMuch(order, amount)
                          ? t('pay.tooMuch', { amount: amountText(availableAmount, currency, locale) })
                          : feedback
                      }
                    />
                  )}
                </FormField>
                <AmountShares
                  order={order}
                  value={amount}
                  onChoose={(value) => form.setValue('amount', value, { shouldValidate: true })}
                />
              </div>
            </FormColumn>
            <FormColumn span={4}>
              <FormField control={form.control} name="lifetime">
                {(field) => (
                  <LifetimeField {...field} label={t('pay.lifetime')} now={now} timeZone={timeZone} />
                )}
              </FormField>
            </FormColumn>
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
            <FormColumn span={8}>
              <FormField control={form.control} name="customerNote">
                {(field) => (
                  <TextArea
                    {...field}
                    label={t('payments:details.note')}
                    optional
                    rows={2}
                    maxLength={2000}
                  />
                )}
              </FormField>
            </FormColumn>
            <FormColumn span={4}>
              <FormField control={form.control} name="reference">
                {(field) => (
                  <TextField {...field} label={t('payments:details.reference')} optional autoComplete="off" />
                )}
              </FormField>
            </FormColumn>
          </FormGrid>
        </Card>
        <div className={css.sticky}>{summary}</div>
      </div>
      <ActionBar
        start={
          <Button size="large" variant="quiet" href={`/orders/${order.id}`}>
            {t('create.open')}
          </Button>
        }
        end={
          <Button size="large" type="submit" variant="primary" loading={make.isPending}>
            {isAmount(amount, currency)
              ? t('pay.createLink', { amount: amountText(amount, currency, locale) })
              : t('pay.createLinkPlain')}
          </Button>
        }
      />
    </form>
  );
}
