import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { toneOf } from '@deck/api/rules';
import { ActionBar, Alert, Badge, Button, EmptyState, useUi } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../api.ts';
import { amountText } from '../../format/amount-text.ts';
import { FormSkeleton } from '../payments/create/form-skeleton.tsx';
import { SendLink } from '../payments/create/made/send-link.tsx';
import { paymentStanding } from '../payments/shared/standing.ts';
import { useRereads } from '../payments/shared/use-rereads.ts';
import * as css from '../payments/short-order/short-order.css.ts';

/** The link of a fast payment with its code on the screen, and what becomes of it. */
export function FastMade({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation(['collect', 'app']);
  const rereads = useRereads(paymentStanding);
  const payment = useQuery({
    ...query(api.payments.get, { id: paymentId }),
    refetchInterval: (state) => rereads(state),
  });
  const orderId = payment.data?.orderId ?? '';
  const order = useQuery({ ...query(api.orders.get, { id: orderId }), enabled: orderId !== '' });
  if (payment.data && order.data)
    return (
      <>
        <div className={css.narrow}>
          <State payment={payment.data} />
          <SendLink
            payment={payment.data}
            email={order.data.customer.email}
            phone={order.data.customer.phone}
            printed={{ title: payment.data.propertyName, text: order.data.externalId }}
            onSent={(sent) =>
              queryClient.setQueryData(query(api.payments.get, { id: paymentId }).queryKey, sent)
            }
          />
        </div>
        <ActionBar
          start={
            <Button size="large" variant="quiet" href="/orders/fast-payment">
              {t('fast.another')}
            </Button>
          }
          end={
            <Button size="large" variant="primary" href={`/orders/${orderId}`}>
              {t('fast.openOrder')}
            </Button>
          }
        />
      </>
    );
  if (!payment.isError && !order.isError) return <FormSkeleton />;
  return (
    <EmptyState
      tone="danger"
      icon={TriangleAlert}
      title={t('fast.failedMade')}
      action={
        <Button onClick={() => void (payment.isError ? payment : order).refetch()}>
          {t('app:action.retry')}
        </Button>
      }
    />
  );
}

function State({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['collect', 'app']);
  const { locale } = useUi();
  const { status } = payment;
  const amount = amountText(payment.amount, payment.currency, locale);
  const isOpen = status === 'LINK_CREATED' || status === 'LINK_SENT';
  const tone = isOpen ? 'success' : toneOf(status);
  return (
    <Alert
      tone={tone === 'neutral' ? 'info' : tone}
      announced
      title={isOpen ? t('made.link', { amount }) : t('fast.moved', { amount })}
      action={<Badge tone={toneOf(status)} label={t(`app:paymentStatus.${status}`)} />}
    >
      {t('made.linkText', { payment: payment.number })}
    </Alert>
  );
}
