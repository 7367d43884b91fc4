import type { Payment } from '@deck/api/contract/payments';
import { isLive } from '@deck/api/rules';
import type { PaymentAction } from '@deck/api/vocabulary';
import type { MenuItem } from '@deck/ui';
import { Link, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRight } from '../../../platform/session/session-store.ts';
import { canBeSent } from '../is-page-open.ts';
import { useCopyLabel } from '../use-copy-label.ts';
import { useCopyLink } from '../use-copy-link.ts';
import { useActs } from './use-acts.ts';

export interface PaymentActHandlers {
  readonly onAct: (action: PaymentAction, payment: Payment) => void;
  readonly onSend: (payment: Payment) => void;
}

/** What a menu offers for a payment: what can be done with its link, then with its money. */
export function usePaymentItems({
  onAct,
  onSend,
}: PaymentActHandlers): (payment: Payment) => readonly MenuItem[] {
  const { t } = useTranslation('collect');
  const maySend = useRight('ORDER_INSTANCE_EDIT');
  const copy = useCopyLink();
  const copyLabel = useCopyLabel();
  const actsOf = useActs();

  /** A link that can be paid goes out once more, or is taken along. */
  function getLinkItems(payment: Payment): readonly MenuItem[] {
    if (!canBeSent(payment)) return [];
    const send: MenuItem = {
      label: t(payment.dispatches.length === 0 ? 'send.first' : 'send.again'),
      icon: Send,
      onSelect: () => onSend(payment),
    };
    return [
      ...(maySend ? [send] : []),
      { label: copyLabel(payment), icon: Link, onSelect: () => void copy(payment) },
    ];
  }

  return (payment) => {
    const acts = actsOf(payment);
    // While nobody has paid, there is nothing to give back yet: that needs no explanation.
    const isOpen = isLive({ status: payment.status, linkLives: payment.link !== null });
    const money = isOpen ? acts.filter(({ isPointless }) => !isPointless) : acts;
    return [
      ...getLinkItems(payment),
      'separator',
      ...money.map(
        ({ action, label, refusal }): MenuItem => ({
          label,
          tone: action === 'revoke' || action === 'void' ? 'danger' : undefined,
          disabledReason: refusal,
          onSelect: () => onAct(action, payment),
        }),
      ),
    ];
  };
}
