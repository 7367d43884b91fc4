import type { Payment } from '@deck/api/contract/payments';
import type { MenuItem } from '@deck/ui';
import { LazyPart, part } from '@deck/ui';
import { BellRing, Copy, CreditCard, PanelRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoneyDialog } from '../../../domain/payment/actions/money-dialog.tsx';
import {
  type PaymentActHandlers,
  usePaymentItems,
} from '../../../domain/payment/actions/use-payment-items.ts';
import { canBeReminded } from '../../../domain/payment/is-page-open.ts';
import { usePaymentHref } from '../../../domain/payment/use-payment-href.ts';
import { useCopyNumber } from '../../../platform/list/use-copy-number.ts';
import { useRight } from '../../../platform/session/session-store.ts';

const sendDialog = part(() => import('../../../domain/payment/send-dialog.tsx'));

const remindDialog = part(() => import('../../../domain/payment/remind-dialog.tsx'));

export interface RowActHandlers extends PaymentActHandlers {
  readonly onRemind: (payment: Payment) => void;
}

interface PaymentDialogs extends RowActHandlers {
  /** To be drawn by the screen. */
  readonly dialogs: ReactNode;
}

/** The dialogs of the acts on payments: of money, and of a link that goes out again. */
export function usePaymentDialogs(payments: readonly Payment[]): PaymentDialogs {
  const money = useMoneyDialog(payments);
  const [sendingId, setSending] = useState<string>();
  const [remindingId, setReminding] = useState<string>();
  const sending = payments.find(({ id }) => id === sendingId);
  const reminding = payments.find(({ id }) => id === remindingId);
  return {
    onAct: money.open,
    onSend: ({ id }) => setSending(id),
    onRemind: ({ id }) => setReminding(id),
    dialogs: (
      <>
        {money.dialog}
        {sending && (
          <LazyPart of={sendDialog} payment={sending} onClose={() => setSending(undefined)} waiting={null} />
        )}
        {reminding && (
          <LazyPart
            of={remindDialog}
            payment={reminding}
            onClose={() => setReminding(undefined)}
            waiting={null}
          />
        )}
      </>
    ),
  };
}

/** What the menu of a row offers for its payment: what its state and the rights allow. */
export function useRowItems(
  handlers: RowActHandlers,
): (payment: Payment, onLook: () => void) => readonly MenuItem[] {
  const { t } = useTranslation(['list', 'collect']);
  const mayRemind = useRight('ORDER_INSTANCE_EDIT');
  const hrefOf = usePaymentHref();
  const itemsOf = usePaymentItems(handlers);
  const copyNumber = useCopyNumber();
  return (payment, onLook) => {
    const href = hrefOf(payment);
    const views: readonly MenuItem[] =
      href === undefined
        ? []
        : [
            { label: t('list:row.open'), icon: CreditCard, href, shortcut: 'Enter' },
            { label: t('list:row.look'), icon: PanelRight, onSelect: onLook, shortcut: 'Space' },
          ];
    const remind: MenuItem = {
      label: t('collect:remind.act'),
      icon: BellRing,
      onSelect: () => handlers.onRemind(payment),
    };
    return [
      ...views,
      'separator',
      ...(mayRemind && canBeReminded(payment) ? [remind] : []),
      ...itemsOf(payment).filter((item) => item === 'separator' || item.disabledReason === undefined),
      'separator',
      { label: t('list:row.copyNumber'), icon: Copy, onSelect: () => void copyNumber(payment.number) },
    ];
  };
}
