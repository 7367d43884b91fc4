import { query } from '@deck/api/react';
import { Button, EmptyState, PageHeader } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { FormSkeleton } from '../../../domain/payment/create/form-states.tsx';
import { LinkHeader } from '../../../domain/payment/create/link-header.tsx';
import { LinkMade } from '../../../domain/payment/create/link-made.tsx';
import { keepPayment } from '../../../domain/payment/invalidate-money-queries.ts';
import { getPaymentPollState, usePolling } from '../../../domain/payment/use-polling.ts';
import { asksDates, fieldsFor } from '../../../domain/quick-order/fast-draft.ts';
import { needsDates, sellable } from '../../../domain/quick-order/quick-order-form.ts';
import { api } from '../../../platform/api.ts';
import { useStepStart } from '../../../platform/navigation/page-start.ts';
import { LoadFailed } from '../../../platform/navigation/page-states.tsx';
import { getPositionTypes } from '../../../platform/session/permission-map.ts';
import { useRight, useSession } from '../../../platform/session/session-store.ts';
import { FastForm } from './fast-form.tsx';

/** An order and its payment in one go; afterwards both stand in the address: a reload stays there. */
export function FastPaymentScreen() {
  // The words of everything that may come to be shown: none of them is to take the page away while it comes.
  const { t } = useTranslation(['collect', 'app', 'labels', 'messages', 'orders', 'payments']);
  const [params] = useSearchParams();
  const paymentId = params.get('payment');
  useStepStart(paymentId ?? 'new');
  if (paymentId !== null) return <FastMade paymentId={paymentId} />;
  return (
    <>
      <PageHeader
        breadcrumbs={[{ label: t('orders:list.title'), href: '/orders' }, { label: t('fast.title') }]}
        title={t('fast.title')}
        context={t('fast.context')}
      />
      <NewFastPayment />
    </>
  );
}

function NewFastPayment() {
  const { t } = useTranslation(['collect', 'app']);
  const { environment, permissions } = useSession();
  const navigate = useNavigate();
  const { data, isError, refetch } = useQuery(
    query(api.businessProfiles.get, { id: environment.context.businessProfileId }),
  );
  if (data) {
    const types = getPositionTypes(permissions);
    const properties = sellable(environment.properties, types, asksDates(data.fastPaymentFields));
    if (needsDates(types) && properties.length === 0)
      return <EmptyState icon={Lock} title={t('fast.noRight')} text={t('fast.noRightText')} />;
    return (
      <FastForm
        fields={fieldsFor(data.fastPaymentFields, { types, generatesIds: environment.generateOrderId })}
        properties={properties}
        onMade={(payment) => {
          keepPayment(payment);
          void navigate(`/orders/fast-payment?payment=${payment.id}`, { replace: true });
        }}
      />
    );
  }
  if (!isError) return <FormSkeleton />;
  return <LoadFailed title={t('fast.failed')} onRetry={() => void refetch()} />;
}

/** The link of a fast payment: to send, to show as a code, and its state. */
function FastMade({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation(['collect', 'orders']);
  const mayRead = useRight('ORDER_INSTANCE_VIEW');
  const payment = useQuery({
    ...query(api.payments.get, { id: paymentId }),
    refetchInterval: usePolling(getPaymentPollState),
  });
  const orderId = payment.data?.orderId ?? null;
  const order = useQuery({
    ...query(api.orders.get, { id: orderId ?? '' }),
    enabled: mayRead && orderId !== null,
  });
  const above = [
    { label: t('orders:list.title'), href: '/orders' },
    { label: t('fast.title'), href: '/orders/fast-payment' },
  ];
  if (payment.data && !order.isLoading)
    return (
      <>
        <LinkHeader payment={payment.data} above={above} />
        <LinkMade
          payment={payment.data}
          order={order.data}
          another={
            <Button size="large" variant="quiet" href="/orders/fast-payment">
              {t('fast.another')}
            </Button>
          }
          openOrder={(isMain) => (
            <Button size="large" variant={isMain ? 'primary' : 'secondary'} href={`/orders/${orderId}`}>
              {t('fast.openOrder')}
            </Button>
          )}
        />
      </>
    );
  return (
    <>
      <PageHeader breadcrumbs={above} title={t('fast.title')} />
      {payment.isError ? (
        <LoadFailed title={t('fast.failedMade')} onRetry={() => void payment.refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </>
  );
}
