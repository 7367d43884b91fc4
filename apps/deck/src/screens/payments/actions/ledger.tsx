import type { Payment } from '@deck/api/contract/payments';
import type { PaymentAction } from '@deck/api/vocabulary';
import { useUi } from '@deck/ui';
import { amountOf, formatMoney, isZero, money, parseMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../format/amount-text.ts';
import * as css from './money-dialog.css.ts';
import { factsOf } from './prediction.ts';

type Word =
  | 'asked'
  | 'authorized'
  | 'taken'
  | 'capturedBefore'
  | 'releasedBefore'
  | 'refundedBefore'
  | 'receivedBefore';

/** What is due and what of it was done before: `-` takes away. */
function linesOf(action: PaymentAction, payment: Payment): readonly (readonly [Word, string, '+' | '-'])[] {
  const { amount, authorizedAmount, capturedAmount, refundedAmount, currency } = payment;
  const released = amountOf(money(factsOf(payment).released, currency));
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
  const lines = linesOf(action, payment).filter(
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
