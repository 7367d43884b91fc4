import type { Order } from '@deck/api/contract/orders';
import { query } from '@deck/api/react';
import { media } from '@deck/tokens';
import { ActionBar, useMedia } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { api } from '../../../api.ts';
import { LoadingPage } from '../../../layout/loading-page.tsx';
import { useMoneyDialog } from '../../payments/actions/money-dialog.tsx';
import { orderStanding, paymentsStanding, useRereads } from '../../payments/shared/use-rereads.ts';
import { SplitLink } from '../../split-payment/split-link.tsx';
import { OrderTimeline } from '../../timeline/order-timeline.tsx';
import { OrderFailed } from '../shared/order-failed.tsx';
import { OrderCards } from './order-cards.tsx';
import { CustomerFacts, OrderFacts } from './order-facts.tsx';
import { OrderHeader } from './order-header.tsx';
import { OrderNotices } from './order-notices.tsx';
import { OrderParts } from './order-parts.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderPositions } from './order-positions.tsx';
import { useOrderActs } from './use-order-acts.tsx';

export function Screen() {
  // The words of everything that may come to be shown: none of them is to take the page, or a dialog, away while it comes.
  useTranslation(['orders', 'app', 'order', 'payments', 'collect', 'labels', 'messages']);
  const { id = '' } = useParams();
  const {
    data: order,
    error,
    refetch,
  } = useQuery({ ...query(api.orders.get, { id }), refetchInterval: useRereads(orderStanding) });
  if (order) return <OrderDetails key={order.id} order={order} />;
  if (!error) return <LoadingPage />;
  return <OrderFailed page error={error} onRetry={() => void refetch()} />;
}

function OrderDetails({ order }: { order: Order }) {
  const isPhone = useMedia(media.phone);
  const payments = useQuery({
    ...query(api.orderPayments.list, { id: order.id }),
    refetchInterval: useRereads(paymentsStanding),
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
