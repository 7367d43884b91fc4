import type { Payment } from '@deck/api/contract/payments';
import { getTone } from '@deck/api/rules';
import type { PaymentAction } from '@deck/api/vocabulary';
import { StatusDot, useUi } from '@deck/ui';
import { formatMoney, isZero, money, parseMoney, toAmount } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../platform/format/amount-text.ts';
import * as css from './money-dialog.css.ts';
import { getFacts, type Prediction } from './money-rules.ts';

type Word =
  | 'asked'
  | 'authorized'
  | 'taken'
  | 'capturedBefore'
  | 'releasedBefore'
  | 'refundedBefore'
  | 'receivedBefore';

/** The lines of the sum: what is due, and what was done before; `-` subtracts. */
function getLines(action: PaymentAction, payment: Payment): readonly (readonly [Word, string, '+' | '-'])[] {
  const { amount, authorizedAmount, capturedAmount, refundedAmount, currency } = payment;
  const released = toAmount(money(getFacts(payment).released, currency));
  switch (action) {
    case 'capture':
    case 'void':
      return [
        ['authorized', authorizedAmount, '+'],
        ['capturedBefore', capturedAmount, '-'],
        ['releasedBefore', released, '-'],
      ];
    case 'refund':
      return [
        ['taken', capturedAmount, '+'],
        ['refundedBefore', refundedAmount, '-'],
      ];
    case 'confirm':
      return [
        ['asked', amount, '+'],
        ['receivedBefore', capturedAmount, '-'],
      ];
    case 'revoke':
      return [['asked', amount, '+']];
  }
}

/** Due, done before, and what that leaves for the act. What is nothing is left out. */
export function Ledger({ action, payment }: { action: PaymentAction; payment: Payment }) {
  const { t } = useTranslation('money');
  const { locale } = useUi();
  const { currency } = payment;
  const lines = getLines(action, payment).filter(
    ([, amount], index) => index === 0 || !isZero(parseMoney(amount, currency)),
  );
  return (
    <dl className={css.ledger}>
      {lines.map(([word, amount, sign]) => (
        <Line
          key={word}
          term={t(`line.${word}`)}
          figure={
            sign === '-'
              ? formatMoney(money(-parseMoney(amount, currency).minor, currency), locale)
              : amountText(amount, currency, locale)
          }
        />
      ))}
      <Line
        term={t(`available.${action}`)}
        figure={amountText(payment.actions[action].amount, currency, locale)}
      />
    </dl>
  );
}

function Line({ term, figure }: { term: string; figure: string }) {
  return (
    <div className={css.line}>
      <dt>{term}</dt>
      <dd className={css.figure}>{figure}</dd>
    </div>
  );
}

interface AfterActProps {
  action: PaymentAction;
  payment: Payment;
  prediction: Prediction | undefined;
}

const doneOf = { capture: 'captured', refund: 'refunded', void: 'released', confirm: 'captured' } as const;

/** How the payment will stand once the act is done, as the rules say. */
export function AfterAct({ action, payment, prediction }: AfterActProps) {
  const { t } = useTranslation(['money', 'app']);
  const { locale } = useUi();
  const status = prediction?.status ?? payment.status;
  const text = (amount: string) => amountText(amount, payment.currency, locale);
  return (
    <div className={css.after}>
      <div className={css.group}>
        <span className={css.term}>{t(prediction ? 'after' : 'now')}</span>
        <StatusDot tone={getTone(status)} label={t(`app:paymentStatus.${status}`)} />
      </div>
      {prediction && action !== 'revoke' && (
        <dl className={css.sums}>
          <div className={css.group}>
            <dt className={css.term}>{t(`total.${action}`)}</dt>
            <dd className={css.sum}>{text(prediction[doneOf[action]])}</dd>
          </div>
          <div className={css.group}>
            <dt className={css.term}>{t(`left.${action}`)}</dt>
            <dd className={css.sum}>{text(prediction.left)}</dd>
          </div>
        </dl>
      )}
    </div>
  );
}
