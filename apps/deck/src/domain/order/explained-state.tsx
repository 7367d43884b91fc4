import type { OrderSummary } from '@deck/api/contract/orders';
import { Explained, useUi } from '@deck/ui';
import { isPositive, parseMoney } from '@deck/values';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../platform/format/amount-text.ts';

interface ExplainedStateProps {
  readonly order: Pick<OrderSummary, 'state' | 'currency' | 'totalAmount' | 'paidAmount' | 'heldAmount'>;
  /** Its name. */
  readonly children: ReactNode;
}

/** The state of an order, and on hover and focus what it means, with the amounts. */
export function ExplainedState({ order, children }: ExplainedStateProps) {
  return (
    <Explained width={260} text={<Meaning order={order} />}>
      {children}
    </Explained>
  );
}

function Meaning({ order }: Pick<ExplainedStateProps, 'order'>) {
  const { t } = useTranslation(['orders', 'app']);
  const { locale } = useUi();
  const { state, currency, totalAmount, paidAmount, heldAmount } = order;
  const text = (amount: string) => amountText(amount, currency, locale);
  const has = (amount: string) => isPositive(parseMoney(amount, currency));
  const sentences = [
    t(`app:orderStateHint.${state}`),
    has(paidAmount) && t('list.hint.paid', { paid: text(paidAmount), total: text(totalAmount) }),
    has(heldAmount) && t('list.hint.held', { held: text(heldAmount) }),
  ];
  return sentences.filter(Boolean).join(' ');
}
