import type { Order } from '@deck/api/contract/orders';
import { useUi } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../platform/session/session-store.ts';
import type { OrderWords } from './order-words.ts';

/** @param order the order, which may have stays at properties that the person is not assigned to */
export function useOrderWords(
  currency: string,
  order?: Pick<Order, 'propertyId' | 'propertyName'>,
): OrderWords {
  const { t } = useTranslation(['orders', 'app']);
  const { locale } = useUi();
  const { properties } = useSession().environment;
  const propertyName = (id: string) => {
    if (id === order?.propertyId) return order.propertyName;
    return properties.find((property) => property.id === id)?.name ?? t('otherProperty');
  };
  return { t, locale, currency, propertyName };
}
