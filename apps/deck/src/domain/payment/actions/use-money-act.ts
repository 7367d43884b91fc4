import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import type { PaymentAction } from '@deck/api/vocabulary';
import { useToast, useUi } from '@deck/ui';
import { isZero, parseMoney } from '@deck/values';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient, quietApi } from '../../../platform/api.ts';
import { amountText } from '../../../platform/format/amount-text.ts';
import { useIdempotentMutation } from '../../../platform/forms/use-idempotent-mutation.ts';
import { invalidateMoneyQueries } from '../invalidate-money-queries.ts';
import type { Verdict } from './act-alerts.tsx';
import { amountIn, type MoneyForm, movedBetween, toBody } from './money-rules.ts';

/** Moves the money of a payment: once, under the key that is made when the dialog opens. */
export function useMoneyAct(action: PaymentAction, payment: Payment, onDone: () => void) {
  const { t } = useTranslation(['money', 'app']);
  const { locale } = useUi();
  const toast = useToast();
  // The payment as it was when the action was sent, to compare with what the server says later.
  const [before, setBefore] = useState(payment);
  const [amount, setAmount] = useState('0');

  const submission = useIdempotentMutation(
    (values: MoneyForm, idempotencyKey) =>
      api.paymentActions.act(
        { id: payment.id, actionId: action, body: toBody(action, payment, values) },
        { idempotencyKey, handledErrors: 'all' },
      ),
    {
      onDone: async (answer) => {
        // The toast is read beside the sums, so both must be new.
        await invalidateMoneyQueries();
        const text = amountText(amount, payment.currency, locale);
        // A card request and an open link have no amount, so the toast names their new status.
        const title = isZero(parseMoney(amount, payment.currency))
          ? t(`app:paymentStatus.${answer.status}`)
          : t(`done.${action}`, { amount: text });
        const waits = answer.status === before.status && movedBetween(action, before, answer) === 0n;
        toast(
          waits
            ? {
                tone: 'info',
                title: t('unknownOutcome.waiting.title'),
                text: t('unknownOutcome.waiting.text'),
              }
            : { tone: 'success', title, text: payment.number },
        );
        onDone();
      },
      // The payment has changed: the dialog shows its new state.
      onRefused: () => void invalidateMoneyQueries(),
      reconcile: () => reconcile(action, before, amount),
    },
  );

  return {
    ...submission,
    act(values: MoneyForm) {
      setBefore(payment);
      setAmount(amountIn(action, payment, values));
      submission.send(values);
    },
  };
}

/**
 * The outcome of an act without an answer: its operation is still at the bank, or the payment has moved, or not. It is
 * read quietly: the dialog itself says what could not be read.
 */
async function reconcile(action: PaymentAction, before: Payment, amount: string): Promise<Verdict> {
  const { id, currency } = before;
  const [now, transactions] = await Promise.all([
    queryClient.fetchQuery({ ...query(quietApi.payments.get, { id }), staleTime: 0 }),
    queryClient.fetchQuery({ ...query(quietApi.transactions.list, { id }), staleTime: 0 }),
  ]);
  await invalidateMoneyQueries();
  if (transactions.some(({ status }) => status === 'PROCESSING')) return 'waiting';
  const isDone =
    action === 'revoke'
      ? now.status !== before.status && !now.actions.revoke.possible
      : movedBetween(action, before, now) >= parseMoney(amount, currency).minor;
  return isDone ? 'done' : 'undone';
}
