import { inAreas, query } from '@deck/api/react';
import { IconButton, useToast } from '@deck/ui';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../api.ts';
import { useOnce } from '../../../forms/use-once.ts';
import type { LastCallback } from './use-last-callbacks.ts';

/** Tells the company's own systems once more what is true now. */
export function RetryCallback({ callback: { payment, type } }: { callback: LastCallback }) {
  const { t } = useTranslation(['settings', 'labels']);
  const toast = useToast();
  const reread = () => queryClient.invalidateQueries(inAreas('callbacks'));
  const retry = useOnce(
    (_: undefined, idempotencyKey) =>
      api.callbacks.retry({ id: payment.id, callbackType: type }, { idempotencyKey }),
    {
      repeatable: true,
      onDone: () => {
        toast({ tone: 'info', title: t('lastCallbacks.retried') });
        void reread();
      },
      look: async (): Promise<'read'> => {
        await queryClient.fetchQuery({ ...query(api.callbacks.list, { id: payment.id }), staleTime: 0 });
        return 'read';
      },
    },
  );
  return (
    <IconButton
      size="small"
      icon={RotateCw}
      label={t('lastCallbacks.retry', { payment: payment.number, type: t(`labels:callbackType.${type}`) })}
      loading={retry.isSending}
      onClick={() => retry.send(undefined)}
    />
  );
}
