import type { Order } from '@deck/api/contract/orders';
import { query } from '@deck/api/react';
import { media } from '@deck/tokens';
import { ActionBar, Button, EmptyState, useMedia } from '@deck/ui';
import { isPositive, parseMoney } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { Plus, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { api, queryClient } from '../../../api.ts';
import { LoadingPage } from '../../../layout/loading-page.tsx';
import { useRight } from '../../../session/session-store.ts';
import { OrderTimeline } from '../../timeline/order-timeline.tsx';
import * as css from '../shared/layout.css.ts';
import { OrderFacts } from './order-facts.tsx';
import { OrderHeader } from './order-header.tsx';
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
  const isPhone = useMedia(media.phone);
  const act = useNewPayment(order);
  return (
    <>
      <OrderHeader order={order} act={isPhone ? undefined : act} />
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
      {isPhone && act && <ActionBar end={act} />}
    </>
  );
}

/** The main act, while something of the order can still be paid. */
function useNewPayment({ id, state, availableAmount, currency }: Order): ReactNode {
  const { t } = useTranslation('orders');
  const mayEdit = useRight('ORDER_INSTANCE_EDIT');
  const isOpen = state !== 'REVOKED' && state !== 'FINALIZED';
  if (!mayEdit || !isOpen || !isPositive(parseMoney(availableAmount, currency))) return undefined;
  return (
    <Button variant="primary" icon={Plus} href={`/orders/create?order=${id}`}>
      {t('details.newPayment')}
    </Button>
  );
}
