import type { Payment } from '@deck/api/contract/payments';
import { paymentKinds } from '@deck/api/rules';
import { type AssignableRight, type PaymentAction, paymentActions } from '@deck/api/vocabulary';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session/session-store.ts';

/** The right that each act needs. */
const rightOf: Readonly<Record<PaymentAction, AssignableRight>> = {
  capture: 'PAYMENT_CAPTURE',
  refund: 'PAYMENT_REFUND',
  void: 'PAYMENT_VOID',
  revoke: 'PAYMENT_REVOKE',
  confirm: 'PAYMENT_CAPTURE',
};

interface Act {
  readonly action: PaymentAction;
  readonly label: string;
  /** Why the user cannot do it, or not now; undefined where they can. */
  readonly refusal: string | undefined;
  /** Whether the payment itself rules it out. Neither a right nor time would change that. */
  readonly isPointless: boolean;
}

/** What can be done with the money of a payment, and why the rest cannot. */
export function useActs(): (payment: Payment) => readonly Act[] {
  const { t } = useTranslation('labels');
  const refusalOf = useActRefusal();
  return (payment) =>
    paymentActions
      .filter((action) => isOfKind(action, payment))
      .map((action) => ({
        action,
        label: t(`paymentAction.${action}`),
        refusal: refusalOf(action, payment),
        isPointless: !payment.actions[action].possible && payment.actions[action].minutes === null,
      }));
}

/** Why an act cannot be done: the right for it first, then what the server says of the payment. */
export function useActRefusal(): (action: PaymentAction, payment: Payment) => string | undefined {
  const { t } = useTranslation(['money', 'app']);
  const { permissionMap } = useSession();
  return (action, { actions }) => {
    if (permissionMap[rightOf[action]]?.access !== true) return t('noRight');
    const { possible, minutes } = actions[action];
    if (possible) return undefined;
    return minutes === null
      ? t(`impossible.${action}`)
      : t('app:errors.code.PAYMENT_BEING_PAID', { minutes });
  };
}

/** A wire holds nothing, and a card check asks for no money. */
function isOfKind(action: PaymentAction, { type, scheme, permanent }: Payment): boolean {
  const { takesMoney, isConfirmedByHand, canHold } = paymentKinds[type];
  if (action === 'revoke') return true;
  if (!takesMoney || permanent) return false;
  if (action === 'confirm') return isConfirmedByHand;
  return action === 'refund' || (scheme === 'AUTH' && canHold);
}
