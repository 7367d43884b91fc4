import type { Callback } from '@deck/api/contract/callbacks';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { type Query, useQueries, useQuery } from '@tanstack/react-query';
import { AT_MOST, EVERY } from '../../../domain/payment/use-polling.ts';
import { api } from '../../../platform/api.ts';
import { LIVE_EVERY } from '../../../platform/polling.ts';

export interface LastCallback extends Callback {
  readonly payment: Payment;
}

/** How many payments are asked for their callbacks, which are listed by payment alone. */
const PAYMENTS = 10;
const SHOWN = 20;

/** The latest callbacks of the payments that changed last, newest first. */
export function useLastCallbacks(enabled: boolean) {
  const payments = useQuery({
    ...query(api.payments.list, { size: PAYMENTS, sort: ['modified,desc'] }),
    enabled,
  });
  const changed = payments.data?.content ?? [];
  const answers = useQueries({
    queries: changed.map(({ id }) => ({ ...query(api.callbacks.list, { id }), refetchInterval: untilTold })),
  });
  const failed = answers.filter(({ isError }) => isError);
  return {
    rows: changed
      .flatMap((payment, index): LastCallback[] =>
        (answers[index]?.data ?? []).map((callback) => ({ ...callback, payment })),
      )
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
      .slice(0, SHOWN),
    isLoading: payments.isPending || answers.some(({ isPending }) => isPending),
    hasFailed: payments.isError || failed.length > 0,
    retry: () => {
      if (payments.isError) void payments.refetch();
      for (const answer of failed) void answer.refetch();
    },
  };
}

type Announced = Pick<Query<readonly Pick<Callback, 'status'>[]>, 'state'>;

/** When callbacks are read anew: while one of them is on its way, soon at first, and in the end as all that is live. */
export function untilTold({ state: { data, dataUpdateCount } }: Announced): number | false {
  if (!data?.some(({ status }) => status === 'QUEUED')) return false;
  return dataUpdateCount < AT_MOST ? EVERY : LIVE_EVERY;
}
