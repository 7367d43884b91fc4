import { isNotFound } from '@deck/api/client';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { media } from '@deck/tokens';
import { ActionBar, Column, Columns, Switch, useMedia } from '@deck/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { OrderTimeline } from '../../../domain/order/order-timeline.tsx';
import { useMoneyDialog } from '../../../domain/payment/actions/money-dialog.tsx';
import { PaymentLink } from '../../../domain/payment/payment-link.tsx';
import { UndeliveredAlert } from '../../../domain/payment/undelivered-alert.tsx';
import {
  getEventsPollState,
  getPaymentPollState,
  getTransactionsPollState,
  usePolling,
} from '../../../domain/payment/use-polling.ts';
import { api } from '../../../platform/api.ts';
import { DetailsSkeleton } from '../../../platform/navigation/details-skeleton.tsx';
import { LoadFailed, NotThere } from '../../../platform/navigation/page-states.tsx';
import { useTitle } from '../../../platform/navigation/page-title.tsx';
import { Callbacks } from './callbacks.tsx';
import { ClarificationForm } from './clarification-form.tsx';
import { ExternalState } from './external-state.tsx';
import { HotelSystem } from './hotel-system.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PaymentHeader, usePaymentActs } from './payment-header.tsx';
import { PaymentTransactions } from './payment-transactions.tsx';
import { CheckAgain, EndNotice } from './status-notices.tsx';

export function PaymentScreen() {
  // The words of everything that may come to be shown: none of them is to take the page, or a dialog, away while it comes.
  const { t } = useTranslation([
    'payments',
    'app',
    'payment',
    'collect',
    'money',
    'orders',
    'labels',
    'messages',
  ]);
  const { id = '', paymentId = '' } = useParams();
  const payment = useQuery({
    ...query(api.orderPayments.get, { id, paymentId }),
    refetchInterval: usePolling(getPaymentPollState),
  });
  useTitle(payment.data?.number);
  if (payment.data) return <PaymentDetails key={paymentId} payment={payment.data} />;
  if (!payment.isError) return <PaymentSkeleton />;
  if (!isNotFound(payment.error))
    return <LoadFailed page title={t('details.failed')} onRetry={() => void payment.refetch()} />;
  return (
    <NotThere
      page
      icon={CreditCard}
      title={t('details.notFound')}
      text={t('details.notFoundText')}
      list={{ href: '/payments', label: t('details.toList') }}
    />
  );
}

/** As high as a payment by link with one transaction. */
function PaymentSkeleton() {
  const { t } = useTranslation(['payments', 'orders']);
  return (
    <DetailsSkeleton
      breadcrumbs={[
        { label: t('orders:list.title'), href: '/orders' },
        { label: t('orders:details.payment') },
      ]}
      title={t('orders:details.payment')}
      lineHeight={60}
      parts={[
        { title: t('details.transactions'), height: 76 },
        { title: t('details.facts'), height: 196 },
      ]}
      asides={[{ title: t('orders:details.timeline'), height: 240 }]}
    />
  );
}

function PaymentDetails({ payment }: { payment: Payment }) {
  const transactions = useQuery({
    ...query(api.transactions.list, { id: payment.id }),
    refetchInterval: usePolling(getTransactionsPollState),
  });
  const isPhone = useMedia(media.phone);
  const money = useMoneyDialog([payment]);
  const acts = usePaymentActs(payment, money.open);
  return (
    <>
      <PaymentHeader payment={payment} actions={acts.header} phoneActions={acts.menu} />
      <Columns>
        <Column>
          <CheckAgain payment={payment} transactions={transactions.data ?? []} />
          <EndNotice payment={payment} />
          <UndeliveredAlert payment={payment} />
          <ClarificationForm payment={payment} />
          {isPhone && <PaymentLink payment={payment} />}
          <PaymentTransactions payment={payment} transactions={transactions} />
          <PaymentFacts payment={payment} />
          <HotelSystem payment={payment} transactions={transactions.data ?? []} />
          <Callbacks payment={payment} />
          <ExternalState payment={payment} />
        </Column>
        <Column>
          {!isPhone && <PaymentLink payment={payment} />}
          <PaymentTimeline payment={payment} />
        </Column>
      </Columns>
      {isPhone && acts.bar && <ActionBar end={acts.bar} />}
      {money.dialog}
    </>
  );
}

/** What happened to the payment; with the switch also what is only of technical interest. */
function PaymentTimeline({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment');
  const [verbose, setVerbose] = useState(false);
  const history = useQuery({
    ...query(api.payments.history, { id: payment.id, ...(verbose ? { verbose } : {}) }),
    refetchInterval: usePolling(getEventsPollState(payment)),
    placeholderData: keepPreviousData,
  });
  return (
    <OrderTimeline
      events={history.data ?? []}
      loading={history.isPending}
      onRetry={history.isError ? () => void history.refetch() : undefined}
      end={<Switch label={t('timeline.verbose')} checked={verbose} onChange={setVerbose} />}
    />
  );
}
