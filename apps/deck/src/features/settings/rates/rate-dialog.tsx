import type { ExchangeRate } from '@deck/api/contract/rates';
import { mutation, query } from '@deck/api/react';
import { Button, FactList, Figures, Modal, Skeleton, Stack, useNow, useToast, useUi } from '@deck/ui';
import { formatDate, today } from '@deck/values';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import { RefusalAlert } from '../../../platform/forms/refusal-alert.tsx';
import { useRefusal } from '../../../platform/forms/use-refusal.ts';
import { PartFailed } from '../../../platform/navigation/page-states.tsx';
import { useMayEditSettings } from '../shared/settings-page.tsx';
import { Converter } from './converter.tsx';
import { getRateState, RateState, untilText, worthText } from './rate-columns.tsx';
import { readOthers, useCompany } from './rates-data.ts';

interface RateDialogProps {
  rateId: string;
  onClose: () => void;
  onEdit: (rate: ExchangeRate) => void;
  onRemove: (rate: ExchangeRate) => void;
}

/** One rate: when it holds, what an amount is worth at it, and what can be done with it. */
export function RateDialog({ rateId, onClose, onEdit, onRemove }: RateDialogProps) {
  const { t } = useTranslation(['rates', 'messages', 'app']);
  const { locale } = useUi();
  const { id } = useCompany();
  const mayEdit = useMayEditSettings();
  const { data: rate, error, refetch } = useQuery(query(api.rates.get, { id, exchangeRateId: rateId }));
  const refusal = useRefusal(error);
  return (
    <Modal
      open
      title={rate ? worthText(t, rate, locale) : t('one')}
      onClose={onClose}
      safeLabel={t('act.close')}
      action={rate && mayEdit ? { label: t('act.edit'), onAct: () => onEdit(rate) } : undefined}
    >
      {rate ? (
        <Stack>
          <RateFacts rate={rate} />
          <Converter rate={rate} />
          {mayEdit && (
            <div>
              <Button size="small" variant="dangerQuiet" icon={Trash2} onClick={() => onRemove(rate)}>
                {t('act.remove')}
              </Button>
            </div>
          )}
        </Stack>
      ) : error ? (
        <PartFailed title={t('messages:load.rate')} onRetry={() => void refetch()}>
          {refusal}
        </PartFailed>
      ) : (
        <Skeleton shape="block" height={120} />
      )}
    </Modal>
  );
}

function RateFacts({ rate }: { rate: ExchangeRate }) {
  const { t } = useTranslation('rates');
  const { timeZone } = useUi();
  const state = getRateState(rate, today(timeZone, useNow()));
  return (
    <FactList
      facts={[
        [t('field.state'), <RateState key="state" state={state} label={t(`state.${state}`)} />],
        [t('field.start'), <Figures key="start">{formatDate(rate.startDate)}</Figures>],
        [t('field.until'), <Figures key="until">{untilText(t, rate)}</Figures>],
      ]}
    />
  );
}

/** Asks before a rate is deleted, and says what happens to the orders made at it. */
export function RemoveRate({ rate, onClose }: { rate: ExchangeRate; onClose: () => void }) {
  const { t } = useTranslation(['rates', 'messages']);
  const toast = useToast();
  const { locale } = useUi();
  const { id } = useCompany();
  const remove = useMutation({
    ...mutation(api.rates.remove, { handledErrors: 'all' }),
    onSuccess: () => {
      toast({ tone: 'success', title: t('remove.done', { currency: rate.currency }) });
      onClose();
    },
    onSettled: () => readOthers(rate.id),
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
      {/* Nothing at all, so that the dialog has no empty body. */}
      {refusal !== undefined && <RefusalAlert title={t('messages:rate.remove')}>{refusal}</RefusalAlert>}
    </Modal>
  );
}
