import type { Payment } from '@deck/api/contract/payments';
import type { MenuItem } from '@deck/ui';
import { LazyPart, part } from '@deck/ui';
import { Copy, CreditCard, PanelRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoneyDialog } from '../../../domain/payment/actions/money-dialog.tsx';
import {
  type PaymentActHandlers,
  usePaymentItems,
} from '../../../domain/payment/actions/use-payment-items.ts';
import { usePaymentHref } from '../../../domain/payment/use-payment-href.ts';
import { useCopyNumber } from '../../../platform/list/use-copy-number.ts';

const sendDialog = part(() => import('../../../domain/payment/send-dialog.tsx'));

interface PaymentDialogs extends PaymentActHandlers {
  /** To be drawn by the screen. */
  readonly dialogs: ReactNode;
}

/** The dialogs of the acts on payments: of money, and of a link that goes out again. */
export function usePaymentDialogs(payments: readonly Payment[]): PaymentDialogs {
  const money = useMoneyDialog(payments);
  const [sendingId, setSending] = useState<string>();
  const sending = payments.find(({ id }) => id === sendingId);
  return {
    onAct: money.open,
    onSend: ({ id }) => setSending(id),
    dialogs: (
      <>
        {money.dialog}
        {sending && (
          <LazyPart of={sendDialog} payment={sending} onClose={() => setSending(undefined)} waiting={null} />
        )}
      </>
    ),
  };
}

/** What the menu of a row offers for its payment: what its state and the rights allow. */
export function useRowItems(
  handlers: PaymentActHandlers,
): (payment: Payment, onLook: () => void) => readonly MenuItem[] {
  const { t } = useTranslation('list');
  const hrefOf = usePaymentHref();
  const itemsOf = usePaymentItems(handlers);
  const copyNumber = useCopyNumber();
  return (payment, onLook) => {
    const href = hrefOf(payment);
    const views: readonly MenuItem[] =
      href === undefined
        ? []
        : [
            { label: t('row.open'), icon: CreditCard, href, shortcut: 'Enter' },
            { label: t('row.look'), icon: PanelRight, onSelect: onLook, shortcut: 'Space' },
          ];
    return [
      ...views,
      'separator',
      ...itemsOf(payment).filter((item) => item === 'separator' || item.disabledReason === undefined),
      'separator',
      { label: t('row.copyNumber'), icon: Copy, onSelect: () => void copyNumber(payment.number) },
    ];
  };
}
