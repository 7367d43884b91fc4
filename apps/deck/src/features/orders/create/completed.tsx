import type { Order } from '@deck/api/contract/orders';
import { query } from '@deck/api/react';
import { ActionBar, Button, EmptyState, useUi } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OrderFailed } from '../../../domain/order/order-failed.tsx';
import { api } from '../../../platform/api.ts';
import { amountText } from '../../../platform/format/amount-text.ts';
import { StepSkeleton } from './step-skeleton.tsx';
import { WizardHeader } from './wizard-header.tsx';

/** The third step: the order is made; the guest can pay next. */
export function Completed({ orderId }: { orderId: string }) {
  const { data: order, error, refetch } = useQuery(query(api.orders.get, { id: orderId }));
  if (order) return <MadeOrder order={order} />;
  return (
    <>
      <WizardHeader current={2} />
      {error ? <OrderFailed error={error} onRetry={() => void refetch()} /> : <StepSkeleton />}
    </>
  );
}

function MadeOrder({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { locale } = useUi();
  const total = amountText(order.totalAmount, order.currency, locale);
  const name = `${order.customer.firstName} ${order.customer.lastName}`.trim();
  return (
    <>
      <WizardHeader current={2} externalId={order.externalId} href={`/orders/${order.id}`} />
      <EmptyState
        icon={CircleCheck}
        title={t('create.made', { order: order.externalId })}
        text={t('create.madeText', { name, total })}
        action={
          <Button variant="primary" href={`/orders/create?order=${order.id}`}>
            {t('create.makePayment')}
          </Button>
        }
      />
      <ActionBar
        start={
          <Button size="large" variant="quiet" href="/orders/create">
            {t('create.another')}
          </Button>
        }
        end={
          <Button size="large" href={`/orders/${order.id}`}>
            {t('create.open')}
          </Button>
        }
      />
    </>
  );
}
