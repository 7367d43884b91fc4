import type { Order } from '@deck/api/contract/orders';
import { query } from '@deck/api/react';
import { media } from '@deck/tokens';
import { ActionBar, useMedia } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { OrderFailed } from '../../../domain/order/order-failed.tsx';
import { OrderTimeline } from '../../../domain/order/order-timeline.tsx';
import { useMoneyDialog } from '../../../domain/payment/actions/money-dialog.tsx';
import { SplitLink } from '../../../domain/payment/split/split-link.tsx';
import { orderStanding, paymentsStanding, usePolling } from '../../../domain/payment/use-polling.ts';
import { api } from '../../../platform/api.ts';
import { LoadingPage } from '../../../platform/navigation/page-states.tsx';
import { OrderCards } from './order-cards.tsx';
import { CustomerFacts, OrderFacts } from './order-facts.tsx';
import { OrderHeader } from './order-header.tsx';
import { OrderNotices } from './order-notices.tsx';
import { OrderParts } from './order-parts.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderPositions } from './order-positions.tsx';
import { useOrderActs } from './use-order-acts.tsx';

export function OrderScreen() {
  // The words of everything that may come to be shown: none of them is to take the page, or a dialog, away while it comes.
  useTranslation(['orders', 'app', 'order', 'payments', 'collect', 'labels', 'messages']);
  const { id = '' } = useParams();
  const {
    data: order,
    error,
    refetch,
  } = useQuery({ ...query(api.orders.get, { id }), refetchInterval: usePolling(orderStanding) });
  if (order) return <OrderDetails key={order.id} order={order} />;
  if (!error) return <LoadingPage />;
  return <OrderFailed page error={error} onRetry={() => void refetch()} />;
}

function OrderDetails({ order }: { order: Order }) {
  const isPhone = useMedia(media.phone);
  const payments = useQuery({
    ...query(api.orderPayments.list, { id: order.id }),
    refetchInterval: usePolling(paymentsStanding),
  });
  const money = useMoneyDialog(payments.data ?? []);
  const acts = useOrderActs(order, payments.data ?? []);
  return (
    <>
      <OrderHeader order={order} actions={acts.header} phoneActions={acts.phone} />
      <OrderParts
        order={order}
        notices={<OrderNotices order={order} />}
        positions={<OrderPositions order={order} />}
        payments={<OrderPayments order={order} payments={payments} onAct={money.open} />}
        cards={<OrderCards order={order} />}
        split={<SplitLink order={order} />}
        customer={<CustomerFacts order={order} editHref={acts.editCustomerHref} />}
        facts={<OrderFacts order={order} />}
        timeline={<OrderTimeline events={order.timeline} />}
      />
      {isPhone && acts.bar && <ActionBar end={acts.bar} />}
      {money.dialog}
      {acts.dialog}
    </>
  );
}
