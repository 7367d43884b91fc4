import type { Order } from '@deck/api/contract/orders';
import { query } from '@deck/api/react';
import type { CancelReason, OrderClosingAction } from '@deck/api/vocabulary';
import { useToast } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import type { Verdict } from '../../../domain/payment/actions/act-alerts.tsx';
import { invalidateMoneyQueries } from '../../../domain/payment/invalidate-money-queries.ts';
import { api, queryClient } from '../../../platform/api.ts';
import { useIdempotentMutation } from '../../../platform/forms/use-idempotent-mutation.ts';

/** What closes an order as a whole or opens it again. */
export type OrderAct = 'cancel' | OrderClosingAction;

export interface OrderActForm {
  reason: CancelReason;
  words: string;
}

type Acted = Awaited<ReturnType<typeof api.orders.act>>;

/** Whether an order stands as an act leaves it. */
const stands: Readonly<Record<OrderAct, (state: Order['state']) => boolean>> = {
  cancel: (state) => state === 'REVOKED',
  finalize: (state) => state === 'FINALIZED',
  unfinalize: (state) => state !== 'FINALIZED',
  reinstate: (state) => state !== 'REVOKED',
};

export function useOrderAct(act: OrderAct, { id, externalId }: Order, onDone: () => void) {
  const { t } = useTranslation('order');
  const toast = useToast();
  return useIdempotentMutation((form: OrderActForm, idempotencyKey) => call(act, id, form, idempotencyKey), {
    onDone: ({ revokedPayments }) => {
      toast({
        tone: 'success',
        title: t(`${act}.done`, { order: externalId }),
        text:
          revokedPayments.length > 0
            ? t('revoked', {
                count: revokedPayments.length,
                payments: revokedPayments.map(({ number }) => number).join(', '),
              })
            : undefined,
      });
      onDone();
      void invalidateMoneyQueries();
    },
    // It was refused for what has happened meanwhile: the dialog is to say that.
    onRefused: () => void invalidateMoneyQueries(),
    reconcile: () => reconcile(act, id),
  });
}

/** Canceling is a call of its own; the others are actions by name. */
function call(
  act: OrderAct,
  id: string,
  { reason, words }: OrderActForm,
  idempotencyKey: string,
): Promise<Acted> {
  const said = words.trim();
  const options = { idempotencyKey, handledErrors: 'all' } as const;
  return act === 'cancel'
    ? api.orders.cancel({ id, body: { reason, ...(said === '' ? {} : { comment: said }) } }, options)
    : api.orders.act({ id, actionId: act, body: said === '' ? {} : { reason: said } }, options);
}

async function reconcile(act: OrderAct, id: string): Promise<Verdict> {
  const now = await queryClient.fetchQuery({ ...query(api.orders.get, { id }), staleTime: 0 });
  void invalidateMoneyQueries();
  return stands[act](now.state) ? 'done' : 'undone';
}
