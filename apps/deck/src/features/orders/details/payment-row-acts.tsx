import type { Payment } from '@deck/api/contract/payments';
import type { PaymentAction } from '@deck/api/vocabulary';
import { Button, IconButton, Menu } from '@deck/ui';
import { Ellipsis } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useActs } from '../../../domain/payment/actions/use-acts.ts';
import {
  type PaymentActHandlers,
  usePaymentItems,
} from '../../../domain/payment/actions/use-payment-items.ts';

export interface PaymentRowActsProps extends PaymentActHandlers {
  payment: Payment;
}

/** What is done with money most often comes first; what destroys stays in the menu. */
const mainActs: readonly PaymentAction[] = ['capture', 'confirm', 'refund'];

/**
 * What is done most often with a payment, as it is now, by its shortest name. It has no room in a narrow table, and is in
 * the menu too.
 */
export function PaymentMainAct({ payment, onAct }: PaymentRowActsProps) {
  const { t } = useTranslation('money');
  const acts = useActs()(payment);
  const main = mainActs
    .map((action) => acts.find((act) => act.action === action && act.refusal === undefined))
    .find((act) => act !== undefined);
  if (!main) return null;
  return (
    <Button size="small" aria-label={main.label} onClick={() => onAct(main.action, payment)}>
      {t(`actPlain.${main.action}`)}
    </Button>
  );
}

/** What can be done with a payment of the order: with its link first, then with its money. */
export function PaymentMenu({ payment, ...handlers }: PaymentRowActsProps) {
  const { t } = useTranslation('order');
  return (
    <Menu
      trigger={
        <IconButton size="small" icon={Ellipsis} label={t('paymentActs', { payment: payment.number })} />
      }
      items={usePaymentItems(handlers)(payment)}
    />
  );
}
