import type { Order } from '@deck/api/contract/orders';
import { Button, Inline, useUi } from '@deck/ui';
import { amountOf, compareMoney, isPositive, parseMoney, share } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../format/amount-text.ts';

interface AmountSharesProps {
  order: Order;
  value: string;
  onChoose: (amount: string) => void;
}

/** The share of each part, and how people write it. */
const parts = [
  { percent: '30', name: '30 %' },
  { percent: '33.3333333333333333', name: '1/3' },
  { percent: '50', name: '1/2' },
] as const;

/** The parts of an order one asks for most, each a press away. */
export function AmountShares({ order, value, onChoose }: AmountSharesProps) {
  const { t } = useTranslation('collect');
  const { locale } = useUi();
  const { currency, totalAmount, availableAmount } = order;
  const available = parseMoney(availableAmount, currency);
  const possible = parts
    .map(({ percent, name }) => ({ name, amount: share(parseMoney(totalAmount, currency), percent) }))
    .filter(({ amount }) => isPositive(amount) && compareMoney(amount, available) <= 0);
  const look = (amount: string) => (value === amount ? 'secondary' : 'quiet');
  return (
    <Inline>
      {possible.map(({ name, amount }) => (
        <Button
          key={name}
          size="small"
          variant={look(amountOf(amount))}
          aria-label={t('amount.share', { share: name })}
          onClick={() => onChoose(amountOf(amount))}
        >
          {name}
        </Button>
      ))}
      <Button
        size="small"
        variant={look(availableAmount)}
        aria-label={t('amount.allLeft', { amount: amountText(availableAmount, currency, locale) })}
        onClick={() => onChoose(availableAmount)}
      >
        {t('amount.all')}
      </Button>
    </Inline>
  );
}
