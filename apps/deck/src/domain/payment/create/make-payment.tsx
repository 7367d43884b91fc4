import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { ActionBar, Button, EmptyState, LazyPart, PageBody, part, SegmentedControl, useNow } from '@deck/ui';
import { isPositive, parseMoney, today as todayIn } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { api } from '../../../platform/api.ts';
import { useStepStart } from '../../../platform/navigation/page-start.ts';
import { OrderFailed } from '../../order/order-failed.tsx';
import { proposeLines } from '../plan/plan-values.ts';
import { FormSkeleton } from './form-states.tsx';
import { MadePayment } from './made-payment.tsx';
import { OrderMoney } from './order-money.tsx';
import { PaymentForm } from './payment-form.tsx';
import type { PaymentResult } from './use-payment-form.ts';

const planForm = part(() => import('../plan/plan-form.tsx'));

interface MakePaymentProps {
  orderId: string;
  /** The payment it is to be like. */
  likeId?: string | undefined;
  /** The head of the page: of the wizard's last step, or of a page of its own; then of the link that was made. */
  header: (order: Order | undefined, link?: Payment) => ReactNode;
}

/** A payment of an order is made, then sent, shown or taken. */
export function MakePayment({ orderId, likeId, header }: MakePaymentProps) {
  // The words of everything the form may come to show: none of them is to take the page away while it comes.
  useTranslation(['orders', 'app', 'collect', 'payments', 'labels', 'messages']);
  const order = useQuery(query(api.orders.get, { id: orderId }));
  const like = useQuery({
    ...query(api.orderPayments.get, { id: orderId, paymentId: likeId ?? '' }),
    enabled: likeId !== undefined,
  });
  if (order.data && (likeId === undefined || like.data))
    return <PaymentSteps key={order.data.id} order={order.data} like={like.data} header={header} />;
  const failed = [order, like].find(({ isError }) => isError);
  return (
    <>
      {header(order.data)}
      {failed ? <OrderFailed error={failed.error} onRetry={() => void failed.refetch()} /> : <FormSkeleton />}
    </>
  );
}

interface PaymentStepsProps extends Pick<MakePaymentProps, 'header'> {
  order: Order;
  like: Payment | undefined;
}

function PaymentSteps({ order, like, header }: PaymentStepsProps) {
  const [made, setMade] = useState<PaymentResult>();
  // The order is read again as soon as a payment is made or may have been: that ends no form that is open.
  const [isOver, setOver] = useState(() => nothingLeft(order));
  useStepStart(made ? 'made' : 'form');
  if (made)
    return (
      <MadePayment
        order={order}
        made={made}
        header={header}
        onAnother={() => {
          setMade(undefined);
          setOver(nothingLeft(order));
        }}
      />
    );
  const { edit } = order.actions;
  const isClosed = !edit.allowed && edit.code === 'ORDER_NOT_EDITABLE';
  return (
    <>
      {header(order)}
      {isClosed ? (
        <Closed order={order} />
      ) : isOver ? (
        <NothingLeft order={order} />
      ) : (
        <CollectForm order={order} like={like} onMade={setMade} />
      )}
    </>
  );
}

interface CollectFormProps {
  order: Order;
  like: Payment | undefined;
  onMade: (made: PaymentResult) => void;
}

/** One payment, or a deposit and the rest where days are left for it. */
function CollectForm({ order, like, onMade }: CollectFormProps) {
  const today = todayIn(order.propertyTimezone, useNow());
  // What was proposed at first stays: the order is read again while the form is open.
  const [proposed] = useState(() => (like ? undefined : proposeLines(order, today, '2')));
  // The list of drafts leads to either form.
  const [params] = useSearchParams();
  const [isPlan, setPlan] = useState(() => params.has('plan'));
  const choice = proposed && <PlanChoice isPlan={isPlan} onChange={setPlan} />;
  if (proposed && isPlan)
    return (
      <LazyPart
        of={planForm}
        waiting={<FormSkeleton />}
        order={order}
        proposed={proposed}
        choice={choice}
        onMade={(plan: readonly Payment[]) => onMade({ plan })}
      />
    );
  return <PaymentForm order={order} like={like} choice={choice} onMade={onMade} />;
}

interface PlanChoiceProps {
  isPlan: boolean;
  onChange: (isPlan: boolean) => void;
}

function PlanChoice({ isPlan, onChange }: PlanChoiceProps) {
  const { t } = useTranslation('collect');
  return (
    <SegmentedControl
      label={t('plan.choice')}
      labelHidden
      value={isPlan ? 'PLAN' : 'ONE'}
      onChange={(value) => onChange(value === 'PLAN')}
      options={[
        { value: 'ONE', label: t('plan.one') },
        { value: 'PLAN', label: t('plan.several') },
      ]}
    />
  );
}

const nothingLeft = ({ availableAmount, currency }: Order): boolean =>
  !isPositive(parseMoney(availableAmount, currency));

function Closed({ order }: { order: Order }) {
  const { t } = useTranslation(['collect', 'orders', 'app']);
  return (
    <EmptyState
      icon={Lock}
      title={t('closed')}
      text={t('app:errors.code.ORDER_NOT_EDITABLE')}
      action={<Button href={`/orders/${order.id}`}>{t('orders:create.open')}</Button>}
    />
  );
}

function NothingLeft({ order }: { order: Order }) {
  const { t } = useTranslation(['collect', 'orders']);
  return (
    <>
      <PageBody width="form">
        <OrderMoney order={order} asked={undefined} />
        <EmptyState
          icon={CircleCheck}
          title={t('orders:details.nothingAvailable')}
          text={t('nothingLeft')}
          action={<Button href={`/orders/${order.id}/edit`}>{t('refusal.editOrder')}</Button>}
        />
      </PageBody>
      <ActionBar
        end={
          <Button size="large" variant="primary" href={`/orders/${order.id}`}>
            {t('orders:create.open')}
          </Button>
        }
      />
    </>
  );
}
