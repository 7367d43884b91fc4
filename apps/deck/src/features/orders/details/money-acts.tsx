import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { PaymentAction } from '@deck/api/vocabulary';
import { Button, type ButtonProps, useUi } from '@deck/ui';
import { isPositive, parseMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { useActs } from '../../../domain/payment/actions/use-acts.ts';
import { canBeSent } from '../../../domain/payment/is-page-open.ts';
import { amountText } from '../../../platform/format/amount-text.ts';
import { useRight } from '../../../platform/session/session-store.ts';
import { getEnd, getMoneySources } from './money-sources.ts';
import type { ActOfPart, MoneyAct } from './primary-act.ts';

interface MoneyActsProps {
  onAct: (action: PaymentAction, payment: Payment) => void;
  onSend: (payment: Payment) => void;
}

/** What can be done with each part of an order's money: with what ends first where it comes from several payments. */
export function useMoneyActs(
  order: Order,
  payments: readonly Payment[],
  { onAct, onSend }: MoneyActsProps,
): ActOfPart {
  const { t } = useTranslation(['collect', 'orders']);
  const { locale } = useUi();
  const mayEdit = useRight('ORDER_INSTANCE_EDIT');
  const actsOf = useActs();
  const moneyAct = (action: PaymentAction, payment: Payment, amount?: string) => {
    const act = actsOf(payment).find((one) => one.action === action && one.refusal === undefined);
    if (act === undefined) return undefined;
    const { label } = act;
    const fullLabel = amount === undefined ? label : `${label} ${amount}`;
    return { label, fullLabel, does: { onClick: () => onAct(action, payment) } };
  };
  return (name) => {
    const sources = getMoneySources(name, payments).toSorted((a, b) => getEnd(a) - getEnd(b));
    const [first, another] = sources;
    switch (name) {
      case 'paid':
        return first && another === undefined ? moneyAct('refund', first) : undefined;
      case 'held':
        return first && moneyAct('capture', first, amountText(first.heldAmount, first.currency, locale));
      case 'asked': {
        const open = sources.find(canBeSent);
        if (open === undefined || !mayEdit) return undefined;
        const label = t(open.dispatches.length === 0 ? 'send.first' : 'send.again');
        return { label, fullLabel: label, does: { onClick: () => onSend(open) } };
      }
      case 'notAsked': {
        const isLeft = isPositive(parseMoney(order.availableAmount, order.currency));
        if (!mayEdit || !order.actions.edit.allowed || !isLeft) return undefined;
        const label = t('orders:details.newPayment');
        return { label, fullLabel: label, does: { href: `/orders/${order.id}/new-payment` } };
      }
      default:
        return undefined;
    }
  };
}

interface MoneyActButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'icon'> {
  act: MoneyAct;
  isFull?: boolean;
}

export function MoneyActButton({ act, isFull = false, ...look }: MoneyActButtonProps) {
  return (
    <Button {...look} {...act.does}>
      {isFull ? act.fullLabel : act.label}
    </Button>
  );
}
