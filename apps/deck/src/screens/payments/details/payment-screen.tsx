import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { toneOf } from '@deck/api/rules';
import { Badge, Button, EmptyState, PageHeader, Stat, useUi } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router';
import { api, queryClient } from '../../../api.ts';
import { amountText } from '../../../format/amount-text.ts';
import { LoadingPage } from '../../../layout/loading-page.tsx';
import * as css from '../../orders/shared/layout.css.ts';
import { OrderTimeline } from '../../timeline/order-timeline.tsx';
import { DeclineNotice } from './decline-notice.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentLink } from './payment-link.tsx';
import { PaymentTransactions } from './payment-transactions.tsx';

export function load({ params: { id = '', paymentId = '' } }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(query(api.orderPayments.get, { id, paymentId }));
}

export function Screen() {
  const { t } = useTranslation(['payments', 'app']);
  const { id = '', paymentId = '' } = useParams();
  const payment = useQuery({
    ...query(api.orderPayments.get, { id, paymentId }),
    refetchInterval: 5_000,
  });
  if (payment.data) return <PaymentDetails payment={payment.data} />;
  if (!payment.isError) return <LoadingPage />;
  return (
    <EmptyState
      tone="danger"
      icon={TriangleAlert}
      title={t('details.failed')}
      action={<Button onClick={() => void payment.refetch()}>{t('app:action.retry')}</Button>}
    />
  );
}

function PaymentDetails({ payment }: { payment: Payment }) {
  const { data: history = [] } = useQuery({
    ...query(api.payments.history, { id: payment.id }),
    refetchInterval: 5_000,
  });
  return (
    <>
      <PaymentHeader payment={payment} />
      <div className={css.columns}>
        <div className={css.column}>
          <DeclineNotice payment={payment} />
          <PaymentTransactions payment={payment} />
          <PaymentFacts payment={payment} />
        </div>
        <div className={css.column}>
          <PaymentLink payment={payment} />
          <OrderTimeline events={history} />
        </div>
      </div>
    </>
  );
}

function PaymentHeader({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payments', 'orders', 'app']);
  const { locale } = useUi();
  const text = (amount: string) => amountText(amount, payment.currency, locale);
  return (
    <PageHeader
      breadcrumbs={[
        { label: t('orders:list.title'), href: '/orders' },
        { label: payment.orderExternalId ?? '', href: `/orders/${payment.orderId}` },
        { label: payment.number },
      ]}
      title={payment.number}
      copy={{ text: payment.number, label: t('details.copy') }}
      badge={<Badge tone={toneOf(payment.status)} label={t(`app:paymentStatus.${payment.status}`)} />}
      context={`${t(`app:paymentType.${payment.type}`)}, ${payment.customerName}`}
      figures={[
        <Stat key="amount" label={t('details.amount')} value={text(payment.amount)} />,
        <Stat key="held" label={t('details.held')} value={text(payment.heldAmount)} marker="held" />,
        <Stat
          key="captured"
          label={t('details.captured')}
          value={text(payment.capturedAmount)}
          marker="paid"
        />,
        <Stat key="refunded" label={t('details.refunded')} value={text(payment.refundedAmount)} />,
      ]}
    />
  );
}
