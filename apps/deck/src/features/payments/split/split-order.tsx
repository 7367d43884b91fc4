import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { getTone } from '@deck/api/rules';
import {
  ActionBar,
  Alert,
  Badge,
  Button,
  Card,
  Column,
  Columns,
  Figures,
  Meter,
  Stack,
  StatusDot,
  Table,
  type TableColumn,
  Text,
  useUi,
} from '@deck/ui';
import { formatInstant, isPositive, parseMoney } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { OrderFailed } from '../../../domain/order/order-failed.tsx';
import { FormSkeleton } from '../../../domain/payment/create/form-states.tsx';
import { Sum } from '../../../domain/payment/create/payment-summary.tsx';
import { SplitLink } from '../../../domain/payment/split/split-link.tsx';
import { getOrderPollState, getPaymentsPollState, usePolling } from '../../../domain/payment/use-polling.ts';
import { api } from '../../../platform/api.ts';
import { amountText } from '../../../platform/format/amount-text.ts';

/** The link of an order that is split: to send, to show, and who has paid which part of it. */
export function SplitOrder({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['collect', 'orders', 'app']);
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
        <Columns>
          <Column>
            <Closed order={order} />
            <SplitLink order={order} />
            <Parts orderId={order.id} />
          </Column>
          <Column sticky>
            <Left order={order} />
          </Column>
        </Columns>
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

function Left({ order }: { order: Order }) {
  const { t } = useTranslation(['collect', 'orders', 'app']);
  const { locale } = useUi();
  const { currency, state } = order;
  const lines = [
    [t('orders:details.total'), order.totalAmount],
    [t('orders:details.paid'), order.paidAmount],
  ] as const;
  return (
    <Card
      title={order.externalId}
      meta={<Badge tone={getTone(state)} label={t(`app:orderState.${state}`)} />}
    >
      <Stack>
        <Text>
          {[`${order.customer.firstName} ${order.customer.lastName}`, order.propertyName].join(', ')}
        </Text>
        <Meter
          total={order.totalAmount}
          currency={currency}
          parts={[
            { label: t('orders:details.paid'), value: order.paidAmount, kind: 'paid' },
            { label: t('orders:details.held'), value: order.heldAmount, kind: 'held' },
          ]}
        />
        {lines.map(([label, amount]) => (
          <Sum key={label} label={label} amount={amountText(amount, currency, locale)} />
        ))}
        <Sum total live label={t('split.left')} amount={amountText(order.dueAmount, currency, locale)} />
      </Stack>
    </Card>
  );
}

/** What each payer has paid. */
function Parts({ orderId }: { orderId: string }) {
  const { t } = useTranslation(['collect', 'orders', 'app']);
  const { timeZone } = useUi();
  const rereads = usePolling(getPaymentsPollState);
  const { data, isPending, isError, refetch } = useQuery({
    ...query(api.orderPayments.list, { id: orderId }),
    refetchInterval: (state) => rereads(state),
  });
  const columns: TableColumn<Payment>[] = [
    {
      id: 'when',
      head: t('split.when'),
      phone: 'meta',
      cell: ({ createdAt }) => <Figures>{formatInstant(createdAt, timeZone)}</Figures>,
    },
    { id: 'payer', head: t('split.payer'), phone: 'title', cell: ({ customerName }) => customerName },
    {
      id: 'status',
      head: t('split.status'),
      phone: 'status',
      cell: ({ status }) => <StatusDot tone={getTone(status)} label={t(`app:paymentStatus.${status}`)} />,
    },
    {
      id: 'amount',
      head: t('amount.amount'),
      phone: 'amount',
      amount: ({ amount, currency }) => ({ amount, currency }),
    },
  ];
  return (
    <Card title={t('split.parts')} flush>
      <Table
        label={t('split.parts')}
        columns={columns}
        rows={data ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/orders/${orderId}/${id}`}
        loading={isPending}
        error={isError ? { title: t('orders:details.paymentsFailed') } : undefined}
        onRetry={() => void refetch()}
        empty={{ title: t('split.noParts'), text: t('split.noPartsText') }}
      />
    </Card>
  );
}
