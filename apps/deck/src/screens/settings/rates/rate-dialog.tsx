import type { ExchangeRate } from '@deck/api/contract/rates';
import { query } from '@deck/api/react';
import { Alert, Button, DescriptionList, Figures, Modal, Skeleton, Stack, useNow, useUi } from '@deck/ui';
import { formatDate, today } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api.ts';
import { useRefusal } from '../../../forms/use-refusal.ts';
import { useMayEditSettings } from '../shared/settings-page.tsx';
import { Converter } from './converter.tsx';
import { Standing, standingOf, untilText, worthText } from './rate-columns.tsx';
import { useCompany } from './rates-query.ts';

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
        <Alert
          tone="danger"
          title={t('messages:load.rate')}
          action={
            <Button size="small" onClick={() => void refetch()}>
              {t('app:action.retry')}
            </Button>
          }
        >
          {refusal}
        </Alert>
      ) : (
        <Skeleton shape="block" height={120} />
      )}
    </Modal>
  );
}

function RateFacts({ rate }: { rate: ExchangeRate }) {
  const { t } = useTranslation('rates');
  const { timeZone } = useUi();
  const standing = standingOf(rate, today(timeZone, useNow()));
  return (
    <DescriptionList
      items={[
        {
          term: t('field.standing'),
          description: <Standing standing={standing} label={t(`standing.${standing}`)} />,
        },
        { term: t('field.start'), description: <Figures>{formatDate(rate.startDate)}</Figures> },
        { term: t('field.until'), description: <Figures>{untilText(t, rate)}</Figures> },
      ]}
    />
  );
}
