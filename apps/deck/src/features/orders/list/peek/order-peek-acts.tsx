import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { Button, useUi } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../../platform/format/amount-text.ts';
import { type OrderAct, serves } from '../acts/order-acts.ts';
import { type ActedOrder, useOfferedActs } from '../acts/use-order-acts.tsx';

interface OrderPeekActsProps {
  readonly order: Order;
  readonly payments: readonly Payment[];
  readonly onAct: (act: OrderAct, order: ActedOrder) => void;
}

/** What can be done with the money of the order now; a capture of one payment says how much. */
export function OrderPeekActs({ order, payments, onAct }: OrderPeekActsProps) {
  const { t } = useTranslation(['orders', 'money']);
  const { locale } = useUi();
  const acts = useOfferedActs()(order, payments);
  if (acts.length === 0) return null;

  function getLabel(act: OrderAct): string {
    const [only, another] = payments.filter((payment) => serves(act, payment));
    if (act !== 'capture' || only === undefined || another !== undefined) return t(`acts.${act}`);
    const { amount } = only.actions.capture;
    return t('money:act.capture', { amount: amountText(amount, only.currency, locale) });
  }

  return acts.map((act, at) => (
    <Button
      key={act}
      variant={at === 0 && act !== 'refund' ? 'primary' : 'secondary'}
      onClick={() => onAct(act, order)}
    >
      {getLabel(act)}
    </Button>
  ));
}
