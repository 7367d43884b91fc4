import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { getTone } from '@deck/api/rules';
import {
  ActionBar,
  Alert,
  Button,
  Card,
  Figures,
  PageBody,
  rooms,
  StatusDot,
  Table,
  type TableColumn,
  useUi,
} from '@deck/ui';
import { formatInstant, isPositive, parseMoney } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OrderFailed } from '../../../domain/order/order-failed.tsx';
import { FormSkeleton } from '../../../domain/payment/create/form-states.tsx';
import { describeOrder } from '../../../domain/payment/create/link-header.tsx';
import { OrderMoney } from '../../../domain/payment/create/order-money.tsx';
import { SplitLink } from '../../../domain/payment/split/split-link.tsx';
import { useOrderPayments, useShownPayments } from '../../../domain/payment/use-order-payments.ts';
import { getOrderPollState, usePolling } from '../../../domain/payment/use-polling.ts';
import { api } from '../../../platform/api.ts';
import { amountText } from '../../../platform/format/amount-text.ts';

/** A split order: its link to send or show, and the payments of its payers. */
export function SplitOrder({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['collect', 'orders', 'app']);
  const { locale } = useUi();
  const rereads = usePolling(getOrderPollState);
  const {
    data: order,
    error,
    refetch,
  } = useQuery({
    ...query(api.orders.get, { id: orderId }),
    refetchInterval: (state) => rereads(state),
  });
  if (order)
    return (
      <>
        <PageBody width="form">
          <Closed order={order} />
          <OrderMoney
            order={order}
            asked={undefined}
            title={`${order.externalId}, ${t('money.total', { amount: amountText(order.totalAmount, order.currency, locale) })}`}
            note={describeOrder(order)}
          />
          <SplitLink order={order} />
          <Parts orderId={order.id} />
        </PageBody>
        <ActionBar
          start={
            <Button size="large" variant="quiet" href="/orders/split-payment">
              {t('split.another')}
            </Button>
          }
          end={
            <Button size="large" variant="primary" href={`/orders/${order.id}`}>
              {t('orders:create.open')}
            </Button>
          }
        />
      </>
    );
  if (!error) return <FormSkeleton />;
  return <OrderFailed error={error} onRetry={() => void refetch()} />;
}

/** Nothing can be paid any more: why. */
function Closed({ order }: { order: Order }) {
  const { t } = useTranslation('collect');
  const isLeft = isPositive(parseMoney(order.dueAmount, order.currency));
  if (isLeft && order.splitLink !== null) return null;
  return (
    <Alert
      tone={isLeft ? 'info' : 'success'}
      announced
      title={t(isLeft ? 'split.closed' : 'split.allPaid')}
    />
  );
}

/** What each payer has paid. */
function Parts({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['collect', 'orders', 'app']);
  const { timeZone } = useUi();
  const { data, isPending, isError, refetch } = useOrderPayments(orderId);
  const shown = useShownPayments(data ?? []);
  const columns: TableColumn<Payment>[] = [
    {
      id: 'when',
      head: t('split.when'),
      room: { ...rooms.moment, priority: 1 },
      phone: 'meta',
      cell: ({ createdAt }) => <Figures>{formatInstant(createdAt, timeZone)}</Figures>,
    },
    {
      id: 'payer',
      head: t('split.payer'),
      room: rooms.name,
      phone: 'title',
      cell: ({ customerName }) => customerName,
    },
    {
      id: 'status',
      head: t('split.status'),
      room: rooms.status,
      phone: 'status',
      cell: ({ status }) => <StatusDot tone={getTone(status)} label={t(`app:paymentStatus.${status}`)} />,
    },
    {
      id: 'amount',
      head: t('amount.amount'),
      room: rooms.amount,
      phone: 'amount',
      amount: ({ amount, currency }) => ({ amount, currency }),
    },
  ];
  if (data?.length === 0) return <Card title={t('split.parts')} empty={t('split.noParts')} />;
  return (
    <Card title={t('split.parts')} flush>
      <Table
        label={t('split.parts')}
        columns={columns}
        {...shown}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/orders/${orderId}/${id}`}
        loading={isPending}
        error={isError ? { title: t('orders:details.paymentsFailed') } : undefined}
        onRetry={() => void refetch()}
      />
    </Card>
  );
}
