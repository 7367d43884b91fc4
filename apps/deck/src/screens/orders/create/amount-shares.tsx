import type { Order } from '@deck/api/contract/orders';
import { Button, useUi } from '@deck/ui';
import { amountOf, compareMoney, isPositive, parseMoney, share } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../format/amount-text.ts';
import * as css from './amount-shares.css.ts';

interface AmountSharesProps {
  order: Order;
  value: string;
  onChoose: (amount: string) => void;
}

/** The parts of an order one asks for most, each a press away. */
export function AmountShares({ order, value, onChoose }: AmountSharesProps) {
  const { t } = useTranslation('orders');
  const { locale } = useUi();
  const { currency, totalAmount, availableAmount } = order;
  const available = parseMoney(availableAmount, currency);
  const parts = [30, 50]
    .map((percent) => ({ percent, amount: share(parseMoney(totalAmount, currency), percent) }))
    .filter(({ amount }) => isPositive(amount) && compareMoney(amount, available) <= 0);
  return (
    <div className={css.acts}>
      {parts.map(({ percent, amount }) => (
        <Button
          key={percent}
          size="small"
          variant={value === amountOf(amount) ? 'secondary' : 'quiet'}
          onClick={() => onChoose(amountOf(amount))}
        >
          {t('pay.percent', { percent })}
        </Button>
      ))}
      <Button
        size="small"
        variant={value === availableAmount ? 'secondary' : 'quiet'}
        onClick={() => onChoose(availableAmount)}
      >
        {t('pay.all', { amount: amountText(availableAmount, currency, locale) })}
      </Button>
    </div>
  );
}
