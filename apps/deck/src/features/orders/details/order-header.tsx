import type { Order } from '@deck/api/contract/orders';
import { getTone } from '@deck/api/rules';
import { Badge, Explained, PageHeader, Tag } from '@deck/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatStay } from '../../../platform/format/stay.ts';

interface OrderHeaderProps {
  order: Order;
  /** Its total, and its money as a line. */
  money: ReactNode;
  actions: ReactNode;
  phoneActions: ReactNode;
}

/** The name of the order, its paid part, and its acts. */
export function OrderHeader({ order, money, actions, phoneActions }: OrderHeaderProps) {
  const { t } = useTranslation(['orders', 'app']);
  const { state, customer } = order;
  const who = `${customer.firstName} ${customer.lastName}`.trim() || customer.companyName;
  const context = [who, order.propertyName, formatStay(order.startDate, order.endDate)]
    .filter(Boolean)
    .join(', ');
  return (
    <PageHeader
      breadcrumbs={[{ label: t('list.title'), href: '/orders' }, { label: order.externalId }]}
      title={order.externalId}
      copy={{ text: order.externalId, label: t('details.copy') }}
      badge={<OrderStateBadge state={state} />}
      tags={order.tags.map((tag) => <Tag key={tag} label={tag} />)}
      context={context}
      actions={actions}
      phoneActions={phoneActions}
      line={money}
    />
  );
}

/** The state, and what it means where that is not plain. */
function OrderStateBadge({ state }: Pick<Order, 'state'>) {
  const { t } = useTranslation();
  const badge = <Badge tone={getTone(state)} label={t(`orderState.${state}`)} />;
  const hint = t(`orderStateHint.${state}`, { defaultValue: '' });
  return hint === '' ? badge : <Explained text={hint}>{badge}</Explained>;
}
