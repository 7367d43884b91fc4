import { MoneyShapes } from '@deck/ui';
import type { MoneyLineName } from '@deck/values';
import { useTranslation } from 'react-i18next';

const shown = ['paid', 'held', 'asked', 'notAsked', 'refunded'] as const satisfies readonly MoneyLineName[];

/** What the shapes of the money lines mean, once below a list of orders. */
export function OrderMoneyShapes() {
  const { t } = useTranslation('orders');
  return (
    <MoneyShapes
      label={t('list.columns.money')}
      shapes={shown.map((name) => ({ name, label: t(`money.shape.${name}`) }))}
      days={{ needle: t('money.day.today'), notch: t('money.day.start') }}
    />
  );
}
