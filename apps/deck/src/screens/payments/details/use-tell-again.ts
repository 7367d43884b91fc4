import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import type { CallbackType } from '@deck/api/vocabulary';
import { useToast } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../api.ts';
import { useOnce } from '../../../forms/use-once.ts';
import type { Verdict } from '../actions/doubt-alert.tsx';
import { rereadMoney } from '../shared/reread-money.ts';

/** Tells the company's own systems, and the interface of its hotel, once more: each time is an intent of its own. */
export function useTellAgain({ id }: Pick<Payment, 'id'>) {
  const { t } = useTranslation('payment');
  const toast = useToast();
  const callbacks = query(api.callbacks.list, { id });
  const again = useOnce(
    (callbackType: CallbackType, idempotencyKey) =>
      api.callbacks.retry({ id, callbackType }, { idempotencyKey }),
    {
      repeatable: true,
      onDone: () => {
        toast({ tone: 'info', title: t('callbacks.retried') });
        void rereadMoney();
      },
      look: async (): Promise<Verdict> => {
        const known = queryClient.getQueryData(callbacks.queryKey)?.length ?? 0;
        const now = await queryClient.fetchQuery({ ...callbacks, staleTime: 0 });
        await rereadMoney();
        return now.length > known ? 'done' : 'undone';
      },
    },
  );
  return { tell: again.send, isTelling: again.isSending };
}
