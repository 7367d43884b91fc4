import type { Payment } from '@deck/api/contract/payments';
import { isLive, paymentKinds } from '@deck/api/rules';
import type { PaymentAction } from '@deck/api/vocabulary';
import { Button, copyText, IconButton, Menu, type MenuItem, useToast } from '@deck/ui';
import { Ellipsis, Link, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useActs } from '../../../domain/payment/actions/use-acts.ts';
import { isPageOpen } from '../../../domain/payment/is-page-open.ts';
import { useRight } from '../../../platform/session/session-store.ts';
import * as css from './order-payments.css.ts';

export interface PaymentRowActsProps {
  payment: Payment;
  onAct: (action: PaymentAction, payment: Payment) => void;
  onSend: (payment: Payment) => void;
}

/** What is done with money most often comes first; what destroys stays in the menu. */
const mainActs: readonly PaymentAction[] = ['capture', 'confirm', 'refund'];

/** What can be done with a payment of the order: with its link first, then with its money. */
export function PaymentRowActs({ payment, onAct, onSend }: PaymentRowActsProps) {
  const { t } = useTranslation('order');
  const links = useLinkActs(payment, onSend);
  const acts = useActs()(payment);
  const main = mainActs
    .map((action) => acts.find((act) => act.action === action && act.refusal === undefined))
    .find((act) => act !== undefined);
  // While nobody has paid, there is nothing to give back yet: that needs no explanation.
  const isOpen = isLive({ status: payment.status, linkLives: payment.link !== null });
  const money = isOpen ? acts.filter(({ isPointless }) => !isPointless) : acts;
  return (
    <span className={css.acts}>
      {main && (
        <Button size="small" onClick={() => onAct(main.action, payment)}>
          {main.label}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton size="small" icon={Ellipsis} label={t('paymentActs', { payment: payment.number })} />
        }
        items={[
          ...links,
          'separator',
          ...money.map(
            ({ action, label, refusal }): MenuItem => ({
              label,
              tone: action === 'revoke' || action === 'void' ? 'danger' : undefined,
              disabledReason: refusal,
              onSelect: () => onAct(action, payment),
            }),
          ),
        ]}
      />
    </span>
  );
}

/** Somebody may be sent the page: it is open, and not for staff alone. */
export const canBeSent = (payment: Payment): boolean =>
  isPageOpen(payment) && paymentKinds[payment.type].page !== 'TERMINAL';

/** A link that can be paid goes out once more, or is taken along. */
function useLinkActs(payment: Payment, onSend: (payment: Payment) => void): readonly MenuItem[] {
  const { t } = useTranslation('collect');
  const toast = useToast();
  const maySend = useRight('ORDER_INSTANCE_EDIT');
  const { link, number, dispatches } = payment;
  if (link === null || !canBeSent(payment)) return [];
  const copy = async () => {
    const isCopied = (await copyText(link)) === 'copied';
    toast(
      isCopied
        ? { tone: 'success', title: t('send.copied'), text: number }
        : { tone: 'danger', title: t('send.notCopied'), text: link },
    );
  };
  const send: MenuItem = {
    label: t(dispatches.length === 0 ? 'send.first' : 'send.again'),
    icon: Send,
    onSelect: () => onSend(payment),
  };
  return [...(maySend ? [send] : []), { label: t('send.copy'), icon: Link, onSelect: () => void copy() }];
}
