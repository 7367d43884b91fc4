import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { media } from '@deck/tokens';
import { ActionBar, Alert, Column, Columns, LazyPart, part, Tabs, useMedia } from '@deck/ui';
import type { MoneyLineName } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { OrderFailed } from '../../../domain/order/order-failed.tsx';
import { useMoneyDialog } from '../../../domain/payment/actions/money-dialog.tsx';
import { SplitLink } from '../../../domain/payment/split/split-link.tsx';
import { useOrderPayments } from '../../../domain/payment/use-order-payments.ts';
import { getOrderPollState, usePolling } from '../../../domain/payment/use-polling.ts';
import { api } from '../../../platform/api.ts';
import { useTitle } from '../../../platform/navigation/page-title.tsx';
import { CorrectedAddress } from './corrected-address.tsx';
import { useMoneyActs } from './money-acts.tsx';
import { getMoneySources } from './money-sources.ts';
import { OrderCards } from './order-cards.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderHeader } from './order-header.tsx';
import { OrderHistory } from './order-history.tsx';
import { OrderMoney } from './order-money.tsx';
import { OrderPayments } from './order-payments.tsx';
import { OrderPositions } from './order-positions.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import { getPrimaryAct } from './primary-act.ts';
import { useOrderActs } from './use-order-acts.tsx';

const sendDialog = part(() => import('../../../domain/payment/send-dialog.tsx'));

export function OrderScreen() {
  // The words of everything that may come to be shown: none of them is to take the page, or a dialog, away while it comes.
  useTranslation(['orders', 'app', 'order', 'payments', 'collect', 'labels', 'messages']);
  const { id = '' } = useParams();
  const {
    data: order,
    error,
    refetch,
  } = useQuery({ ...query(api.orders.get, { id }), refetchInterval: usePolling(getOrderPollState) });
  useTitle(order?.externalId);
  if (order) return <OrderDetails key={order.id} order={order} />;
  if (!error) return <OrderSkeleton />;
  return <OrderFailed page error={error} onRetry={() => void refetch()} />;
}

function OrderDetails({ order }: { order: Order }) {
  const isPhone = useMedia(media.phone);
  const payments = useOrderPayments(order.id);
  const all = payments.data ?? [];
  const money = useMoneyDialog(all);
  const [sendingId, setSending] = useState<string>();
  const onSend = ({ id }: Payment) => setSending(id);
  const [pressed, setPressed] = useState<MoneyLineName>();
  /** What the pressed part of the money comes from: it is marked wherever it stands. */
  const marked = pressed ? getMoneySources(pressed, all) : [];
  const actOf = useMoneyActs(order, all, { onAct: money.open, onSend });
  const acts = useOrderActs(order, all, {
    primary: getPrimaryAct(actOf, pressed),
    newPayment: actOf('notAsked'),
  });
  const sending = all.find(({ id }) => id === sendingId);
  return (
    <>
      <OrderHeader
        order={order}
        money={
          <OrderMoney order={order} payments={all} selected={pressed} onSelect={setPressed} actOf={actOf} />
        }
        actions={acts.header}
        phoneActions={acts.phone}
      />
      <OrderParts
        order={order}
        notices={
          <>
            <OrderNotices order={order} />
            <CorrectedAddress order={order} payments={all} />
          </>
        }
        positions={<OrderPositions order={order} />}
        payments={
          <OrderPayments
            order={order}
            payments={payments}
            marked={marked}
            onAct={money.open}
            onSend={onSend}
          />
        }
        cards={<OrderCards order={order} />}
        split={<SplitLink order={order} />}
        facts={<OrderFacts order={order} editHref={acts.editCustomerHref} />}
        timeline={<OrderHistory events={order.timeline} payments={all} marked={marked} />}
      />
      {isPhone && acts.bar && <ActionBar end={acts.bar} />}
      {money.dialog}
      {sending && (
        <LazyPart of={sendDialog} payment={sending} onClose={() => setSending(undefined)} waiting={null} />
      )}
      {acts.dialog}
    </>
  );
}

interface OrderPartsProps {
  order: Order;
  notices: ReactNode;
  positions: ReactNode;
  payments: ReactNode;
  cards: ReactNode;
  split: ReactNode;
  facts: ReactNode;
  timeline: ReactNode;
}

/** The parts of an order: side by side, and one at a time on a phone. */
function OrderParts({ order, ...parts }: OrderPartsProps) {
  const { t } = useTranslation(['order', 'orders']);
  const isPhone = useMedia(media.phone);
  const [tab, setTab] = useState<'payments' | 'positions' | 'timeline' | 'facts'>('payments');
  if (!isPhone)
    return (
      <Columns>
        <Column>
          {parts.notices}
          {parts.payments}
          {parts.facts}
          {parts.positions}
        </Column>
        <Column>
          {parts.split}
          {parts.timeline}
          {parts.cards}
        </Column>
      </Columns>
    );
  const shown = (content: ReactNode) => <Columns>{content}</Columns>;
  return (
    <Tabs
      label={t('tabs', { order: order.externalId })}
      place="page"
      value={tab}
      onChange={setTab}
      tabs={[
        {
          id: 'payments',
          label: t('orders:details.payments'),
          count: order.paymentCount,
          content: shown(
            <>
              {parts.notices}
              {parts.payments}
              {parts.cards}
              {parts.split}
            </>,
          ),
        },
        {
          id: 'positions',
          label: t('orders:details.positions'),
          count: order.positions.length,
          content: shown(parts.positions),
        },
        { id: 'timeline', label: t('orders:details.timeline'), content: shown(parts.timeline) },
        {
          id: 'facts',
          label: t('orders:details.facts'),
          content: shown(parts.facts),
        },
      ]}
    />
  );
}

/** Why the order is closed, in the words of who closed it. */
function OrderNotices({ order: { state, cancelReason, closingComment } }: { order: Order }) {
  const { t } = useTranslation(['order', 'labels']);
  if (state !== 'REVOKED' && state !== 'FINALIZED') return null;
  const why = [cancelReason && t(`labels:cancelReason.${cancelReason}`), closingComment];
  return (
    <Alert tone="info" title={t(state === 'REVOKED' ? 'closed.canceled' : 'closed.finalized')}>
      {why.filter(Boolean).join(': ')}
    </Alert>
  );
}
