import type { ExchangeRate } from '@deck/api/contract/rates';
import { inAreas, mutation } from '@deck/api/react';
import { Alert, Modal, useToast, useUi } from '@deck/ui';
import { formatDate } from '@deck/values';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../api.ts';
import { useRefusal } from '../../../forms/use-refusal.ts';
import { worthText } from './rate-columns.tsx';
import { useCompany } from './rates-query.ts';

/** Asks before a rate is deleted, and says what becomes of what was made at it. */
export function RemoveRate({ rate, onClose }: { rate: ExchangeRate; onClose: () => void }) {
  const { t } = useTranslation(['rates', 'messages']);
  const toast = useToast();
  const { locale } = useUi();
  const { id } = useCompany();
  const remove = useMutation({
    ...mutation(api.rates.remove, { shows: 'all' }),
    onSuccess: () => {
      toast({ tone: 'success', title: t('remove.done', { currency: rate.currency }) });
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries(inAreas('rates')),
  });
  const refusal = useRefusal(remove.error);
  const worth = worthText(t, rate, locale);
  return (
    <Modal
      open
      size="small"
      title={t('remove.title', { worth })}
      description={t('remove.text', { date: formatDate(rate.startDate), currency: rate.currency })}
      safeLabel={t('remove.keep')}
      loading={remove.isPending}
      onClose={onClose}
      action={{
        label: t('remove.submit', { currency: rate.currency }),
        tone: 'danger',
        onAct: () => remove.mutate({ id, exchangeRateId: rate.id }),
      }}
    >
      {refusal !== undefined && (
        <Alert tone="danger" announced title={t('messages:rate.remove')}>
          {refusal}
        </Alert>
      )}
    </Modal>
  );
}
