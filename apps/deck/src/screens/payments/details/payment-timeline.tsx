import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { Switch } from '@deck/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api.ts';
import { OrderTimeline } from '../../timeline/order-timeline.tsx';
import { eventsStanding } from '../shared/standing.ts';
import { useRereads } from '../shared/use-rereads.ts';

/** What happened to the payment; with the switch also what is only of technical interest. */
export function PaymentTimeline({ payment }: { payment: Payment }) {
  const { t } = useTranslation('payment');
  const [verbose, setVerbose] = useState(false);
  const history = useQuery({
    ...query(api.payments.history, { id: payment.id, ...(verbose ? { verbose } : {}) }),
    refetchInterval: useRereads(eventsStanding(payment)),
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
