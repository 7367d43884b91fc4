import { query } from '@deck/api/react';
import { ActionBar, Button, PageBody } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../api.ts';
import { LoadFailed } from '../../layout/load-failed.tsx';
import { FormSkeleton } from '../payments/create/form-skeleton.tsx';
import { LinkNotice } from '../payments/create/made/link-notice.tsx';
import { PaymentLink } from '../payments/sending/payment-link.tsx';
import { paymentStanding } from '../payments/shared/standing.ts';
import { useRereads } from '../payments/shared/use-rereads.ts';

/** The link of a fast payment with its code on the screen, and what becomes of it. */
export function FastMade({ paymentId }: { paymentId: string }) {
  const { t } = useTranslation(['collect', 'app']);
  const payment = useQuery({
    ...query(api.payments.get, { id: paymentId }),
    refetchInterval: useRereads(paymentStanding),
  });
  if (payment.data)
    return (
      <>
        <PageBody width="form">
          <LinkNotice payment={payment.data} />
          <PaymentLink payment={payment.data} />
        </PageBody>
        <ActionBar
          start={
            <Button size="large" variant="quiet" href="/orders/fast-payment">
              {t('fast.another')}
            </Button>
          }
          end={
            <Button size="large" variant="primary" href={`/orders/${payment.data.orderId}`}>
              {t('fast.openOrder')}
            </Button>
          }
        />
      </>
    );
  if (!payment.isError) return <FormSkeleton />;
  return <LoadFailed title={t('fast.failedMade')} onRetry={() => void payment.refetch()} />;
}
