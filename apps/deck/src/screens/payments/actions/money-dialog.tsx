import type { Payment } from '@deck/api/contract/payments';
import { cardLabel } from '@deck/api/rules';
import type { PaymentAction } from '@deck/api/vocabulary';
import { Alert, Modal, Stack, TextField, useUi } from '@deck/ui';
import { formatInstant, isZero, parseMoney } from '@deck/values';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../format/amount-text.ts';
import { contractResolver } from '../../../forms/contract-resolver.ts';
import { FormField } from '../../../forms/form-field.tsx';
import { AfterAct } from './after-act.tsx';
import { AmountChoice } from './amount-choice.tsx';
import { DoubtAlert } from './doubt-alert.tsx';
import { Ledger } from './ledger.tsx';
import { amountIn, type MoneyForm, wrongFields } from './money-form.ts';
import { predict, takesPart } from './prediction.ts';
import { RefusalAlert } from './refusal-alert.tsx';
import { useActRefusal } from './use-acts.ts';
import { useMoneyAct } from './use-money-act.ts';

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
  const sure = useMoneyAct(action, payment, onClose);
  const form = useForm<MoneyForm, unknown, MoneyForm>({
    defaultValues: { share: 'full', amount: '', words: '' },
    resolver: contractResolver((values) => wrongFields(action, payment, values)),
    mode: 'onTouched',
  });
  const values = form.watch();
  const amount = amountIn(action, payment, values);
  const prediction = predict(action, payment, amount);
  const submit = form.handleSubmit(sure.act);
  // Nothing is left to do here once it is done, at the bank, or may not be done any more.
  const isOver =
    sure.doubt === 'done' || sure.doubt === 'waiting' || (refusal !== undefined && !sure.isSending);
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
      safeLabel={isOver ? undefined : t(`keep.${action}`)}
      loading={sure.isSending}
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
        <DoubtAlert doubt={sure.doubt} onReadAgain={sure.readAgain} />
        {refusal !== undefined && !sure.isSending && sure.doubt !== 'done' && sure.doubt !== 'waiting' && (
          <Alert tone="warning" announced title={refusal}>
            {t('nothingSent')}
          </Alert>
        )}
        {!sure.isSending && refusal === undefined && <RefusalAlert failure={sure.refusal} />}
        {isNamed && (action !== 'revoke' || !isOver) && <Ledger action={action} payment={payment} />}
        {!isOver && (
          <>
            {takesPart(action) && <AmountChoice control={form.control} action={action} payment={payment} />}
            <FormField control={form.control} name="words">
              {(field) => (
                <TextField {...field} label={t('words')} optional autoComplete="off" hint={t('wordsHint')} />
              )}
            </FormField>
            <AfterAct action={action} payment={payment} prediction={prediction} />
          </>
        )}
      </Stack>
    </Modal>
  );
}

/** One sentence of what the act means for the one who pays. */
function useConsequence(action: PaymentAction, payment: Payment): string {
  const { t } = useTranslation('money');
  const { timeZone } = useUi();
  const { card, captureDeadline, invoiceNumber } = payment;
  const sentence = t(`text.${action}`, {
    card: card ? [cardLabel(card), card.holder].filter(Boolean).join(', ') : payment.customerName,
    invoice: invoiceNumber || payment.number,
  });
  if (action !== 'capture' || captureDeadline === null) return sentence;
  return `${sentence} ${t('holdEnds', { time: formatInstant(captureDeadline, timeZone) })}`;
}
