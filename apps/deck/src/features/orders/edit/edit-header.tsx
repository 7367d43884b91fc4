import type { Order } from '@deck/api/contract/orders';
import { getTone } from '@deck/api/rules';
import { Badge, PageHeader } from '@deck/ui';
import { useTranslation } from 'react-i18next';

/** Which order is edited, and the way back to it. */
export function EditHeader({ order, title }: { order: Order; title: string }) {
  const { t } = useTranslation(['orders', 'app']);
  const { id, externalId, state } = order;
  return (
    <PageHeader
      breadcrumbs={[
        { label: t('list.title'), href: '/orders' },
        { label: externalId, href: `/orders/${id}` },
        { label: title },
      ]}
      title={title}
      badge={<Badge tone={getTone(state)} label={t(`app:orderState.${state}`)} />}
      context={externalId}
    />
  );
}
