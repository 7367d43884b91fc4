import type { Payment } from '@deck/api/contract/payments';
import { cardLabel, paymentKinds } from '@deck/api/rules';
import type { PaymentAction } from '@deck/api/vocabulary';
import { Alert, AmountField, Modal, RadioGroup, Stack, TextField, useUi } from '@deck/ui';
import { formatInstant, isZero, parseMoney, toAmount, typedUnit } from '@deck/values';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../platform/format/amount-text.ts';
import { contractResolver } from '../../../platform/forms/contract-resolver.ts';
import { createForm, FormProvider } from '../../../platform/forms/create-form.tsx';
import { ActRefusalAlert, UnknownOutcomeAlert } from './act-alerts.tsx';
import { AfterAct, Ledger } from './ledger.tsx';
import * as css from './money-dialog.css.ts';
import { amountIn, type MoneyForm, type PartAction, predict, takesPart, wrongFields } from './money-rules.ts';
import { useActRefusal } from './use-acts.ts';
import { useMoneyAct } from './use-money-act.ts';

const Form = createForm<MoneyForm>()({ Amount: AmountField, Radios: RadioGroup, Text: TextField });

interface MoneyDialogProps {
  action: PaymentAction;
  /** As it stands now: what can be done with it is followed while the dialog is open. */
  payment: Payment;
  onClose: () => void;
}

/**
 * The one way to move money: what is due, what was done, what is available, how it will stand. It stays open until the
 * answer, and keeps what was typed when the answer is no.
 */
export function MoneyDialog({ action, payment, onClose }: MoneyDialogProps) {
  const { t } = useTranslation('money');
  const { locale } = useUi();
  const refusal = useActRefusal()(action, payment);
  const submission = useMoneyAct(action, payment, onClose);
  const form = useForm<MoneyForm, unknown, MoneyForm>({
    defaultValues: { share: 'full', amount: '', words: '' },
    resolver: contractResolver((values) => wrongFields(action, payment, values)),
    mode: 'onTouched',
  });
  const values = form.watch();
  const amount = amountIn(action, payment, values);
  const prediction = predict(action, payment, amount);
  const submit = form.handleSubmit(submission.act);
  // Nothing is left to do here once it is done, at the bank, or may not be done any more.
  const isOver =
    submission.unknownOutcome === 'done' ||
    submission.unknownOutcome === 'waiting' ||
    (refusal !== undefined && !submission.isSending);
  const isNamed = action !== 'revoke' || !isZero(parseMoney(payment.amount, payment.currency));
  const act =
    prediction && isNamed
      ? t(`act.${action}`, { amount: amountText(amount, payment.currency, locale) })
      : t(`actPlain.${action}`);

  return (
    <Modal
      open
      title={t(`title.${action}`, { payment: payment.number })}
      description={useConsequence(action, payment)}
      onClose={onClose}
      dirty={!isOver && (values.amount !== '' || values.words !== '')}
      safeLabel={isOver ? undefined : t(`keep.${action}`)}
      loading={submission.isSending}
      action={
        isOver
          ? undefined
          : {
              label: act,
              tone: action === 'capture' || action === 'confirm' ? 'primary' : 'danger',
              disabled: prediction === undefined,
              onAct: () => void submit(),
            }
      }
    >
      <Stack gap="wide">
        <UnknownOutcomeAlert unknownOutcome={submission.unknownOutcome} onReadAgain={submission.readAgain} />
        {refusal !== undefined &&
          !submission.isSending &&
          submission.unknownOutcome !== 'done' &&
          submission.unknownOutcome !== 'waiting' && (
            <Alert tone="warning" announced title={refusal}>
              {t('nothingSent')}
            </Alert>
          )}
        {!submission.isSending && refusal === undefined && <ActRefusalAlert failure={submission.refusal} />}
        {isNamed && (action !== 'revoke' || !isOver) && <Ledger action={action} payment={payment} />}
        {!isOver && (
          <FormProvider form={form}>
            {takesPart(action) && <AmountChoice action={action} payment={payment} share={values.share} />}
            <Form.Text name="words" label={t('words')} optional autoComplete="off" hint={t('wordsHint')} />
            <AfterAct action={action} payment={payment} prediction={prediction} />
          </FormProvider>
        )}
      </Stack>
    </Modal>
  );
}

/** One sentence on what the action means for the payer. */
function useConsequence(action: PaymentAction, payment: Payment): string {
  const { t } = useTranslation('money');
  const { timeZone } = useUi();
  const { card, captureDeadline, invoiceNumber } = payment;
  const isInvoice = action === 'revoke' && paymentKinds[payment.type].hasDueDate;
  const sentence = t(`text.${isInvoice ? 'revokeInvoice' : action}`, {
    card: card ? [cardLabel(card), card.holder].filter(Boolean).join(', ') : payment.customerName,
    invoice: invoiceNumber || payment.number,
  });
  if (action !== 'capture' || captureDeadline === null) return sentence;
  return `${sentence} ${t('holdEnds', { time: formatInstant(captureDeadline, timeZone) })}`;
}

interface AmountChoiceProps {
  action: PartAction;
  payment: Payment;
  share: MoneyForm['share'];
}

/** A choice between the whole available amount and a part. */
function AmountChoice({ action, payment: { currency, actions }, share }: AmountChoiceProps) {
  const { t } = useTranslation('money');
  const { locale } = useUi();
  const most = actions[action].amount;
  return (
    <>
      <Form.Radios
        name="share"
        label={t('howMuch')}
        labelHidden
        options={[
          { value: 'full', label: t(`full.${action}`, { amount: amountText(most, currency, locale) }) },
          { value: 'part', label: t(`part.${action}`) },
        ]}
      />
      {share === 'part' && (
        <div className={css.indented}>
          <Form.Amount
            name="amount"
            // The field itself says what is out of its range.
            silent
            label={t('amount')}
            currency={currency}
            max={most}
            hint={t('range', {
              least: amountText(toAmount(typedUnit(currency)), currency, locale),
              most: amountText(most, currency, locale),
            })}
          />
        </div>
      )}
    </>
  );
}

interface Opened {
  readonly action: PaymentAction;
  readonly paymentId: string;
}

interface MoneyDialogHost {
  open: (action: PaymentAction, payment: Payment) => void;
  /** To be drawn by the screen. */
  dialog: ReactNode;
}

/** The money dialog of a screen. It follows its payment among those that the screen reads. */
export function useMoneyDialog(payments: readonly Payment[]): MoneyDialogHost {
  const [opened, setOpened] = useState<Opened>();
  const payment = payments.find(({ id }) => id === opened?.paymentId);
  return {
    open: (action, { id }) => setOpened({ action, paymentId: id }),
    dialog: opened && payment && (
      <MoneyDialog action={opened.action} payment={payment} onClose={() => setOpened(undefined)} />
    ),
  };
}
