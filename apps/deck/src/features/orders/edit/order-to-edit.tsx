import type { Order } from '@deck/api/contract/orders';
import { query } from '@deck/api/react';
import { Button, EmptyState } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { OrderFailed } from '../../../domain/order/order-failed.tsx';
import { api } from '../../../platform/api.ts';
import { LoadingPage } from '../../../platform/navigation/page-states.tsx';

/** Read again that often: a colleague's edit, or the order's end, shows while one types. */
const REREAD = 10_000;

/** The order of the address, if it can be edited; why not, if it cannot. */
export function OrderToEdit({ children }: { children: (order: Order) => ReactNode }) {
  const { id = '' } = useParams();
  const reading = useQuery({ ...query(api.orders.get, { id }), refetchInterval: REREAD, staleTime: 0 });
  const { data: order, error, isFetchedAfterMount, refetch } = reading;
  // What an earlier page has read may be old: one begins with what is.
  if (order && (isFetchedAfterMount || error)) return <Editable order={order}>{children}</Editable>;
  if (!error) return <LoadingPage />;
  return <OrderFailed page error={error} onRetry={() => void refetch()} />;
}

/** Closed before one began: a sentence in place of the form. Closed later, the form stays with what is typed. */
function Editable({ order, children }: { order: Order; children: (order: Order) => ReactNode }) {
  const { t } = useTranslation('orders');
  const [began] = useState(order.actions.edit.allowed);
  if (began) return children(order);
  const kind = order.state === 'REVOKED' ? 'canceled' : 'finalized';
  return (
    <EmptyState
      icon={Lock}
      title={t(`edit.${kind}`)}
      text={t(`edit.${kind}Text`)}
      action={<Button href={`/orders/${order.id}`}>{t('edit.open')}</Button>}
    />
  );
}
