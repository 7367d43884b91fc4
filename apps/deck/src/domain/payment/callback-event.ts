import type { Callback } from '@deck/api/contract/callbacks';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import {
  type CallbackStatus,
  type CallbackType,
  type OrderState,
  orderStates,
  type PaymentStatus,
  paymentStatuses,
  type Tone,
} from '@deck/api/vocabulary';
import { useToast } from '@deck/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../platform/api.ts';
import { useIdempotentMutation } from '../../platform/forms/use-idempotent-mutation.ts';
import type { Verdict } from './actions/act-alerts.tsx';
import { invalidateMoneyQueries } from './invalidate-money-queries.ts';

export const callbackTones: Record<CallbackStatus, Tone> = {
  QUEUED: 'info',
  DELIVERED: 'success',
  FAILED: 'danger',
};

/** The status or state that a callback reports, in words. An unknown one is shown as it is. */
export function getEvent({ type, event }: Callback, t: TFunction<['payment', 'labels', 'app']>): string {
  if (type === 'order') {
    const state = orderStates.find((each): each is OrderState => each === event);
    return state ? t(`app:orderState.${state}`) : event;
  }
  const status = paymentStatuses.find((each): each is PaymentStatus => each === event);
  return status ? t(`app:paymentStatus.${status}`) : event;
}

/** Sends a callback to the company's own systems, or to its hotel system, once more. Each time is an intent of its own. */
export function useRetryCallback({ id }: Pick<Payment, 'id'>) {
  const { t } = useTranslation('payment');
  const toast = useToast();
  const callbacks = query(api.callbacks.list, { id });
  const { send, isSending } = useIdempotentMutation(
    (callbackType: CallbackType, idempotencyKey) =>
      api.callbacks.retry({ id, callbackType }, { idempotencyKey }),
    {
      repeatable: true,
      onDone: () => {
        toast({ tone: 'info', title: t('callbacks.retried') });
        void invalidateMoneyQueries();
      },
      reconcile: async (): Promise<Verdict> => {
        const known = queryClient.getQueryData(callbacks.queryKey)?.length ?? 0;
        const now = await queryClient.fetchQuery({ ...callbacks, staleTime: 0 });
        await invalidateMoneyQueries();
        return now.length > known ? 'done' : 'undone';
      },
    },
  );
  return { retry: send, isRetrying: isSending };
}
