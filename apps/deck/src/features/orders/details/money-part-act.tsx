import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { PaymentAction } from '@deck/api/vocabulary';
import { Button } from '@deck/ui';
import { isPositive, type MoneyLineName, parseMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { useActs } from '../../../domain/payment/actions/use-acts.ts';
import { canBeSent } from '../../../domain/payment/is-page-open.ts';
import { useRight } from '../../../platform/session/session-store.ts';

export interface MoneyPartActProps {
  name: MoneyLineName;
  order: Order;
  /** What the part comes from. */
  payments: readonly Payment[];
  onAct: (action: PaymentAction, payment: Payment) => void;
  onSend: (payment: Payment) => void;
}

const actOf: Readonly<Partial<Record<MoneyLineName, PaymentAction>>> = { paid: 'refund', held: 'capture' };

/** What can be done with a part of an order's money, where it comes from one payment. */
export function MoneyPartAct({ name, order, payments, onAct, onSend }: MoneyPartActProps) {
  const { t } = useTranslation(['collect', 'orders']);
  const mayEdit = useRight('ORDER_INSTANCE_EDIT');
  const actsOf = useActs();
  const [payment, another] = payments;
  if (name === 'notAsked') {
    const canAsk =
      order.actions.edit.allowed && isPositive(parseMoney(order.availableAmount, order.currency));
    if (!canAsk || !mayEdit) return null;
    return (
      <Button size="small" href={`/orders/${order.id}/new-payment`}>
        {t('orders:details.newPayment')}
      </Button>
    );
  }
  if (payment === undefined || another !== undefined) return null;
  if (name === 'asked') {
    if (!mayEdit || !canBeSent(payment)) return null;
    return (
      <Button size="small" onClick={() => onSend(payment)}>
        {t(payment.dispatches.length === 0 ? 'send.first' : 'send.again')}
      </Button>
    );
  }
  const act = actsOf(payment).find(({ action, refusal }) => action === actOf[name] && refusal === undefined);
  if (act === undefined) return null;
  return (
    <Button size="small" onClick={() => onAct(act.action, payment)}>
      {act.label}
    </Button>
  );
}
