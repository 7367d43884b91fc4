import { isNotFound } from '@deck/api/client';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { getTone } from '@deck/api/rules';
import { Badge, EmptyState, Peek, Skeleton } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { HappenedLast } from '../../../../domain/order/happened-last.tsx';
import { usePaymentHref } from '../../../../domain/payment/use-payment-href.ts';
import {
  getEventsPollState,
  getPaymentPollState,
  usePolling,
} from '../../../../domain/payment/use-polling.ts';
import { api } from '../../../../platform/api.ts';
import type { Look } from '../../../../platform/list/peek/use-list-peek.tsx';
import { LoadFailed, PartFailed } from '../../../../platform/navigation/page-states.tsx';
import { usePaymentDialogs } from '../use-payment-row.tsx';
import { PaymentPeekActs } from './payment-peek-acts.tsx';
import { PaymentPeekFacts } from './payment-peek-facts.tsx';

/** In pixels: what the row would say, while it is read. */
const FACTS_HEIGHT = 240;

/** A look at a payment beside its list: its money, its link, what happened last, and its acts. */
export default function PaymentPeek({ id, row, ...ways }: Look<Payment>) {
  const { t } = useTranslation(['payments', 'app', 'payment', 'orders', 'collect', 'money', 'labels']);
  const navigate = useNavigate();
  const hrefOf = usePaymentHref();
  const read = useQuery({
    ...query(api.payments.get, { id }),
    refetchInterval: usePolling(getPaymentPollState),
  });
  const payment = read.data ?? row;
  const { dialogs, ...handlers } = usePaymentDialogs(read.data ? [read.data] : []);
  const isGone = isNotFound(read.error);
  const href = payment && !isGone ? hrefOf(payment) : undefined;
  return (
    <>
      <Peek
        row={id}
        {...ways}
        title={payment?.number ?? t('list.columns.payment')}
        badge={
          payment && !isGone ? (
            <Badge tone={getTone(payment.status)} label={t(`app:paymentStatus.${payment.status}`)} />
          ) : undefined
        }
        onOpen={href === undefined ? undefined : () => void navigate(href)}
        foot={read.data && !isGone && <PaymentPeekActs payment={read.data} {...handlers} />}
      >
        {isGone ? (
          <EmptyState icon={CreditCard} title={t('details.notFound')} text={t('list.gone')} />
        ) : read.isError && payment === undefined ? (
          <LoadFailed title={t('details.failed')} onRetry={() => void read.refetch()} />
        ) : (
          <>
            {payment ? (
              <PaymentPeekFacts payment={payment} />
            ) : (
              <Skeleton shape="block" height={FACTS_HEIGHT} />
            )}
            {payment && <History payment={payment} />}
          </>
        )}
      </Peek>
      {dialogs}
    </>
  );
}

function History({ payment }: { readonly payment: Payment }) {
  const { t } = useTranslation();
  const history = useQuery({
    ...query(api.payments.history, { id: payment.id }),
    refetchInterval: usePolling(getEventsPollState(payment)),
  });
  if (history.isError) return <PartFailed title={t('errors.data')} onRetry={() => void history.refetch()} />;
  return <HappenedLast events={history.data} />;
}
