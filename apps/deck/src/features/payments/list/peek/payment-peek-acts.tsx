import type { Payment } from '@deck/api/contract/payments';
import type { PaymentAction } from '@deck/api/vocabulary';
import { Button } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useActs } from '../../../../domain/payment/actions/use-acts.ts';
import type { PaymentActHandlers } from '../../../../domain/payment/actions/use-payment-items.ts';
import { canBeSent } from '../../../../domain/payment/is-page-open.ts';
import { useCopyLabel } from '../../../../domain/payment/use-copy-label.ts';
import { useCopyLink } from '../../../../domain/payment/use-copy-link.ts';
import { useRight } from '../../../../platform/session/session-store.ts';

interface PaymentPeekActsProps extends PaymentActHandlers {
  readonly payment: Payment;
}

/** What brings money in comes first; what destroys stays on the page and in the menu of the row. */
const shown: readonly PaymentAction[] = ['capture', 'confirm', 'refund'];

/** What can be done with the payment now. */
export function PaymentPeekActs({ payment, onAct, onSend }: PaymentPeekActsProps) {
  const { t } = useTranslation('collect');
  const maySend = useRight('ORDER_INSTANCE_EDIT');
  const copy = useCopyLink();
  const copyLabel = useCopyLabel();
  const acts = useActs()(payment);
  const hasLink = canBeSent(payment);
  return (
    <>
      {shown.map((action) => {
        const act = acts.find((each) => each.action === action && each.refusal === undefined);
        return (
          act && (
            <Button
              key={action}
              variant={action === 'refund' ? 'secondary' : 'primary'}
              onClick={() => onAct(action, payment)}
            >
              {act.label}
            </Button>
          )
        );
      })}
      {hasLink && maySend && (
        <Button onClick={() => onSend(payment)}>
          {t(payment.dispatches.length === 0 ? 'send.first' : 'send.again')}
        </Button>
      )}
      {hasLink && <Button onClick={() => void copy(payment)}>{copyLabel(payment)}</Button>}
    </>
  );
}
