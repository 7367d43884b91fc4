import { isNotFound } from '@deck/api/client';
import type { OrderSummary } from '@deck/api/contract/orders';
import { query } from '@deck/api/react';
import { getTone } from '@deck/api/rules';
import { Badge, EmptyState, Peek } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useOrderPayments } from '../../../../domain/payment/use-order-payments.ts';
import { getOrderPollState, usePolling } from '../../../../domain/payment/use-polling.ts';
import { api } from '../../../../platform/api.ts';
import type { Look } from '../../../../platform/list/peek/use-list-peek.tsx';
import { LoadFailed } from '../../../../platform/navigation/page-states.tsx';
import { useOrderActs } from '../acts/use-order-acts.tsx';
import { OrderPeekActs } from './order-peek-acts.tsx';
import { OrderPeekBody } from './order-peek-body.tsx';

/** A look at an order beside its list: its money, how to reach the guest, what happened last, and its acts. */
export default function OrderPeek({ id, row, ...ways }: Look<OrderSummary>) {
  const { t } = useTranslation(['orders', 'app', 'order', 'collect', 'money', 'labels', 'payments']);
  const navigate = useNavigate();
  const order = useQuery({
    ...query(api.orders.get, { id }),
    refetchInterval: usePolling(getOrderPollState),
  });
  const payments = useOrderPayments(id);
  const acts = useOrderActs();
  // The row is here at once, and follows the list.
  const known = order.data ?? row;
  const isGone = isNotFound(order.error);
  return (
    <>
      <Peek
        row={id}
        {...ways}
        title={known?.externalId ?? t('list.columns.order')}
        badge={
          known && !isGone ? (
            <Badge tone={getTone(known.state)} label={t(`app:orderState.${known.state}`)} />
          ) : undefined
        }
        onOpen={isGone ? undefined : () => void navigate(`/orders/${id}`)}
        foot={
          order.data &&
          payments.data && <OrderPeekActs order={order.data} payments={payments.data} onAct={acts.begin} />
        }
      >
        {isGone ? (
          <EmptyState icon={ReceiptText} title={t('details.notFound')} text={t('peek.gone')} />
        ) : order.isError && order.data === undefined ? (
          <LoadFailed title={t('details.failed')} onRetry={() => void order.refetch()} />
        ) : (
          <OrderPeekBody summary={known} order={order.data} payments={payments} />
        )}
      </Peek>
      {acts.dialog}
    </>
  );
}
