import type { Payment } from '@deck/api/contract/payments';
import { toneOf } from '@deck/api/rules';
import type { PaymentAction } from '@deck/api/vocabulary';
import { StatusDot, useUi } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../format/amount-text.ts';
import * as css from './money-dialog.css.ts';
import type { Prediction } from './prediction.ts';

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
        <StatusDot tone={toneOf(status)} label={t(`app:paymentStatus.${status}`)} />
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
