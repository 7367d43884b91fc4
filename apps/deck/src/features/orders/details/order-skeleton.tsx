import { useTranslation } from 'react-i18next';
import { DetailsSkeleton } from '../../../platform/navigation/details-skeleton.tsx';

/** As high as an order with dates and two payments. */
export function OrderSkeleton() {
  const { t } = useTranslation('orders');
  return (
    <DetailsSkeleton
      breadcrumbs={[{ label: t('list.title'), href: '/orders' }, { label: t('details.order') }]}
      title={t('details.order')}
      lineHeight={220}
      parts={[
        { title: t('details.payments'), height: 116 },
        { title: t('details.facts'), height: 112 },
        { title: t('details.positions'), height: 76 },
      ]}
      asides={[{ title: t('details.timeline'), height: 240 }]}
    />
  );
}
