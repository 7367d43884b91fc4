import type { GuestSum } from '@deck/api/contract/guests';
import { FactCard, useUi } from '@deck/ui';
import { isPositive, parseMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../platform/format/amount-text.ts';

const parts = ['total', 'paid', 'held', 'asked', 'refunded', 'due'] as const;
/** These are shown even where they are zero. */
const always: readonly (typeof parts)[number][] = ['total', 'paid', 'due'];

/** What the orders of a guest come to, a card for each currency. */
export function GuestMoney({ sums }: { sums: readonly GuestSum[] }) {
  const { t } = useTranslation('guests');
  const { locale } = useUi();
  return sums.map((sum) => (
    <FactCard
      key={sum.currency}
      title={t('money', { currency: sum.currency })}
      facts={parts
        .filter((part) => always.includes(part) || isPositive(parseMoney(sum[part], sum.currency)))
        .map((part) => [t(`sum.${part}`), amountText(sum[part], sum.currency, locale)])}
    />
  ));
}
