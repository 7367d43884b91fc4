import type { OrderSummary } from '@deck/api/contract/orders';
import { toneOf } from '@deck/api/rules';
import { media } from '@deck/tokens';
import { Explained, StatusDot, useMedia, useUi } from '@deck/ui';
import { isPositive, parseMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../format/amount-text.ts';

type Facts = Pick<OrderSummary, 'state' | 'currency' | 'totalAmount' | 'paidAmount' | 'heldAmount'>;

/** The state of an order, and on hover and focus what it means, with the amounts. Rows of a phone are links as a whole. */
export function OrderState({ order }: { readonly order: Facts }) {
  const { t } = useTranslation('app');
  const isPhone = useMedia(media.phone);
  const dot = <StatusDot tone={toneOf(order.state)} label={t(`orderState.${order.state}`)} />;
  if (isPhone) return dot;
  return (
    <Explained width={260} text={<Meaning order={order} />}>
      {dot}
    </Explained>
  );
}

function Meaning({ order }: { readonly order: Facts }) {
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
