import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { ActionBar, Button, Column, Columns, EmptyState } from '@deck/ui';
import { isPositive, parseMoney } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Lock } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { useStepStart } from '../../../platform/navigation/page-start.ts';
import { OrderFailed } from '../../order/order-failed.tsx';
import { FormSkeleton } from './form-states.tsx';
import { MadePayment } from './made-payment.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import type { PaymentResult } from './use-payment-form.ts';

interface MakePaymentProps {
  orderId: string;
  /** The payment it is to be like. */
  likeId?: string | undefined;
  /** The head of the page: of the wizard's last step, or of a page of its own. */
  header: (order: Order | undefined) => ReactNode;
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
  const failed = [order, like].find(({ isError }) => isError);
  return (
    <>
      {header(order.data)}
      {order.data && (likeId === undefined || like.data) ? (
        <PaymentSteps key={order.data.id} order={order.data} like={like.data} />
      ) : failed ? (
        <OrderFailed error={failed.error} onRetry={() => void failed.refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}

function PaymentSteps({ order, like }: { order: Order; like: Payment | undefined }) {
  const [made, setMade] = useState<PaymentResult>();
  // The order is read again as soon as a payment is made or may have been: that ends no form that is open.
  const [isOver, setOver] = useState(() => nothingLeft(order));
  useStepStart(made ? 'made' : 'form');
  const { edit } = order.actions;
  if (!made && !edit.allowed && edit.code === 'ORDER_NOT_EDITABLE') return <Closed order={order} />;
  if (isOver && !made) return <NothingLeft order={order} />;
  if (!made) return <PaymentForm order={order} like={like} onMade={setMade} />;
  return (
    <MadePayment
      order={order}
      made={made}
      onAnother={() => {
        setMade(undefined);
        setOver(nothingLeft(order));
      }}
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
      <Columns>
        <EmptyState
          icon={CircleCheck}
          title={t('orders:details.nothingAvailable')}
          text={t('nothingLeft')}
          action={<Button href={`/orders/${order.id}/edit`}>{t('refusal.editOrder')}</Button>}
        />
        <Column sticky>
          <PaymentSummary order={order} asked={undefined} />
        </Column>
      </Columns>
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
