import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api.ts';
import { rereadMoney } from '../invalidate-money-queries.ts';
import { getPaymentPollState, usePolling } from '../use-polling.ts';

/**
 * The current state of a payment, also after acts of others. Once it has moved, everything that money touches is read
 * again first, so "was charged" never stands beside old sums.
 */
export function useFollowedPayment(made: Payment): Payment {
  const { data } = useQuery({
    ...query(api.payments.get, { id: made.id }),
    initialData: made,
    refetchInterval: usePolling(getPaymentPollState),
  });
  const [shown, setShown] = useState(made);
  const hasMoved = getPaymentPollState(data).mark !== getPaymentPollState(shown).mark;
  useEffect(() => {
    if (!hasMoved) return;
    let isOutdated = false;
    void rereadMoney().then(() => {
      if (!isOutdated) setShown(data);
    });
    return () => {
      isOutdated = true;
    };
  }, [data, hasMoved]);
  return hasMoved ? shown : data;
}
