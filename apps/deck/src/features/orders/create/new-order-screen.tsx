import { query } from '@deck/api/react';
import { type PositionType, positionTypes } from '@deck/api/vocabulary';
import { Columns, EmptyState, LazyPart, PageHeader, part, Skeleton, Stepper } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { OrderFailed } from '../../../domain/order/order-failed.tsx';
import { describeOrder, LinkHeader } from '../../../domain/payment/create/link-header.tsx';
import { MakePayment } from '../../../domain/payment/create/make-payment.tsx';
import { api } from '../../../platform/api.ts';
import { useStepStart } from '../../../platform/navigation/page-start.ts';
import { getPositionTypes } from '../../../platform/session/permission-map.ts';
import { useSession } from '../../../platform/session/session-store.ts';
import { FillData } from './fill-data.tsx';
import { MadeOrder } from './made-order.tsx';
import { useNewOrder } from './use-new-order.tsx';

/** Comes while the first step is filled in. */
const checkData = part(() => import('./check-data.tsx'));

/** The four steps of a new order. From the third on the order exists and stands in the address: a reload stays there. */
export function NewOrderScreen() {
  const [params] = useSearchParams();
  const orderId = params.get('order');
  useStepStart(orderId === null ? 'new' : params.has('made') ? 'made' : 'payment');
  if (orderId === null) return <NewOrder />;
  return params.has('made') ? <Completed orderId={orderId} /> : <PayOrder orderId={orderId} />;
}

function NewOrder() {
  const { t } = useTranslation('orders');
  const { permissions, environment } = useSession();
  const offered = getPositionTypes(permissions);
  const types = positionTypes.filter((type) => offered.includes(type));
  // What the company sells most: of equals, the first.
  const sold = (type: PositionType) =>
    environment.properties.filter(({ positionType }) => positionType === type).length;
  const [first] = types.toSorted((a, b) => sold(b) - sold(a));
  if (first) return <OrderSteps types={types} first={first} />;
  return <EmptyState icon={Lock} title={t('create.noTypes')} text={t('create.noTypesText')} />;
}

function OrderSteps({ types, first }: { types: readonly PositionType[]; first: PositionType }) {
  const [step, setStep] = useState<0 | 1>(0);
  const order = useNewOrder(first);
  useStepStart(String(step));
  useEffect(checkData.preload, []);
  return (
    <>
      <WizardHeader current={step} />
      {step === 0 ? (
        <FillData order={order} types={types} onDone={() => setStep(1)} />
      ) : (
        <LazyPart of={checkData} waiting={<StepSkeleton />} order={order} onBack={() => setStep(0)} />
      )}
      {order.leaveQuestion}
    </>
  );
}

/** The third step: the order is made; the guest can pay next. */
function Completed({ orderId }: { orderId: string }) {
  const { data: order, error, refetch } = useQuery(query(api.orders.get, { id: orderId }));
  if (order)
    return (
      <>
        <WizardHeader current={2} externalId={order.externalId} href={`/orders/${order.id}`} />
        <MadeOrder order={order} />
      </>
    );
  return (
    <>
      <WizardHeader current={2} />
      {error ? <OrderFailed error={error} onRetry={() => void refetch()} /> : <StepSkeleton />}
    </>
  );
}

/** The last step: a payment of the order that was made. */
function PayOrder({ orderId }: { orderId: string }) {
  const { t } = useTranslation('orders');
  return (
    <MakePayment
      orderId={orderId}
      header={(order, link) =>
        link && order ? (
          <LinkHeader
            payment={link}
            above={[
              { label: t('list.title'), href: '/orders' },
              { label: order.externalId, href: `/orders/${order.id}` },
            ]}
            stepper={<Steps current={3} />}
          />
        ) : (
          <WizardHeader
            current={3}
            {...(order && {
              externalId: order.externalId,
              href: `/orders/${order.id}`,
              context: describeOrder(order),
            })}
          />
        )
      }
    />
  );
}

/** The head of all four steps: where one is, and what is ahead. */
function WizardHeader({
  current,
  externalId,
  href,
  context,
}: {
  current: 0 | 1 | 2 | 3;
  externalId?: string;
  href?: string;
  context?: string;
}) {
  const { t } = useTranslation('orders');
  const title = current === 3 ? t('create.makePayment') : t('create.title');
  const order = externalId === undefined || href === undefined ? [] : [{ label: externalId, href }];
  return (
    <PageHeader
      breadcrumbs={[{ label: t('list.title'), href: '/orders' }, ...order, { label: title }]}
      title={title}
      context={context}
      stepper={<Steps current={current} />}
    />
  );
}

function Steps({ current }: { current: 0 | 1 | 2 | 3 }) {
  const { t } = useTranslation('orders');
  return (
    <Stepper
      steps={[
        t('create.steps.fill'),
        t('create.steps.check'),
        t('create.steps.completed'),
        t('create.steps.payment'),
      ]}
      current={current}
    />
  );
}

/** What a step is to show is on its way. */
function StepSkeleton() {
  return (
    <Columns aria-busy>
      <Skeleton shape="block" height={280} />
    </Columns>
  );
}
