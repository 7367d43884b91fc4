import type { Order } from '@deck/api/contract/orders';
import { query } from '@deck/api/react';
import { toneOf } from '@deck/api/rules';
import { Badge, Button, EmptyState, Explained, Meter, PageHeader, Stat, Tag, useUi } from '@deck/ui';
import { isPositive, parseMoney } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { Plus, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { api, queryClient } from '../../../api.ts';
import { amountText } from '../../../format/amount-text.ts';
import { formatStay } from '../../../format/stay.ts';
import { LoadingPage } from '../../../layout/loading-page.tsx';
import { useRight } from '../../../session/session-store.ts';
import { OrderTimeline } from '../../timeline/order-timeline.tsx';
import * as css from '../shared/layout.css.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderPositions } from './order-positions.tsx';

export function load({ params: { id = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(query(api.orders.get, { id }));
  void queryClient.prefetchQuery(query(api.orderPayments.list, { id }));
}

export function Screen() {
  const { t } = useTranslation(['orders', 'app']);
  const { id = '' } = useParams();
  // The payer's steps show without a reload: the order is read again while somebody looks at it.
  const {
    data: order,
    isError,
    refetch,
  } = useQuery({ ...query(api.orders.get, { id }), refetchInterval: 5_000 });
  if (order) return <OrderDetails order={order} />;
  if (!isError) return <LoadingPage />;
  return (
    <EmptyState
      tone="danger"
      icon={TriangleAlert}
      title={t('details.failed')}
      action={<Button onClick={() => void refetch()}>{t('app:action.retry')}</Button>}
    />
  );
}

function OrderDetails({ order }: { order: Order }) {
  return (
    <>
      <OrderHeader order={order} />
      <div className={css.columns}>
        <div className={css.column}>
          <OrderPositions order={order} />
          <OrderPayments order={order} />
        </div>
        <div className={css.column}>
          <OrderFacts order={order} />
          <OrderTimeline events={order.timeline} />
        </div>
      </div>
    </>
  );
}

function OrderHeader({ order }: { order: Order }) {
  const { t } = useTranslation(['orders', 'app']);
  const { locale } = useUi();
  const mayEdit = useRight('ORDER_INSTANCE_EDIT');
  const { currency, state, customer } = order;
  const text = (amount: string) => amountText(amount, currency, locale);
  const who = `${customer.firstName} ${customer.lastName}`.trim() || customer.companyName;
  const context = [who, order.propertyName, formatStay(order.startDate, order.endDate)]
    .filter(Boolean)
    .join(', ');
  const isOpen =
    state !== 'REVOKED' && state !== 'FINALIZED' && isPositive(parseMoney(order.availableAmount, currency));
  return (
    <PageHeader
      breadcrumbs={[{ label: t('list.title'), href: '/orders' }, { label: order.externalId }]}
      title={order.externalId}
      copy={{ text: order.externalId, label: t('details.copy') }}
      badge={<OrderStateBadge state={state} />}
      tags={order.tags.map((tag) => <Tag key={tag} label={tag} />)}
      context={context}
      actions={
        mayEdit && isOpen ? (
          <Button variant="primary" icon={Plus} href={`/orders/create?order=${order.id}`}>
            {t('details.newPayment')}
          </Button>
        ) : undefined
      }
      figures={[
        <Stat key="total" label={t('details.total')} value={text(order.totalAmount)} />,
        <Stat key="paid" label={t('details.paid')} value={text(order.paidAmount)} marker="paid" />,
        <Stat key="held" label={t('details.held')} value={text(order.heldAmount)} marker="held" />,
        <Stat key="due" label={t('details.due')} value={text(order.dueAmount)} marker="due" />,
      ]}
      meter={
        <Meter
          total={order.totalAmount}
          currency={currency}
          parts={[
            { label: t('details.paid'), value: order.paidAmount, kind: 'paid' },
            { label: t('details.held'), value: order.heldAmount, kind: 'held' },
          ]}
        />
      }
    />
  );
}

/** The state, and what it means where that is not plain. */
function OrderStateBadge({ state }: Pick<Order, 'state'>) {
  const { t } = useTranslation();
  const badge = <Badge tone={toneOf(state)} label={t(`orderState.${state}`)} />;
  const hint = t(`orderStateHint.${state}`, { defaultValue: '' });
  return hint === '' ? badge : <Explained text={hint}>{badge}</Explained>;
}
