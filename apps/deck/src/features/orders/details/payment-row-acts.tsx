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
import * as css from './order-payments.css.ts';

export interface PaymentRowActsProps extends PaymentActHandlers {
  payment: Payment;
}

/** What is done with money most often comes first; what destroys stays in the menu. */
const mainActs: readonly PaymentAction[] = ['capture', 'confirm', 'refund'];

/** What can be done with a payment of the order: with its link first, then with its money. */
export function PaymentRowActs({ payment, ...handlers }: PaymentRowActsProps) {
  const { t } = useTranslation('order');
  const acts = useActs()(payment);
  const items = usePaymentItems(handlers)(payment);
  const main = mainActs
    .map((action) => acts.find((act) => act.action === action && act.refusal === undefined))
    .find((act) => act !== undefined);
  return (
    <span className={css.acts}>
      {main && (
        <Button size="small" onClick={() => handlers.onAct(main.action, payment)}>
          {main.label}
        </Button>
      )}
      <Menu
        trigger={
          <IconButton size="small" icon={Ellipsis} label={t('paymentActs', { payment: payment.number })} />
        }
        items={items}
      />
    </span>
  );
}
