import type { Day, DaySum, ShiftClose } from '@deck/api/contract/days';
import { mutation } from '@deck/api/react';
import { LONGEST_TEXT } from '@deck/api/rules';
import { Alert, Button, Card, TextArea, useToast, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../platform/api.ts';
import { amountText } from '../../platform/format/amount-text.ts';
import { useRefusal } from '../../platform/forms/use-refusal.ts';
import { hasMoved } from './day-list.ts';
import * as css from './day-screen.css.ts';

/** What no close has listed yet, with a note for the next shift; above it the closes of the day as they were made. */
export function CloseShift({ day }: { day: Day }) {
  const { t } = useTranslation('day');
  const [note, setNote] = useState('');
  // One intent, one key: a lost answer that is asked for again closes nothing twice.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const toast = useToast();
  const close = useMutation({
    ...mutation(api.days.close, { idempotencyKey, handledErrors: 'all' }),
    onSuccess: async () => {
      setNote('');
      setKey(crypto.randomUUID());
      await queryClient.invalidateQueries({ queryKey: ['days'] });
      toast({ tone: 'success', title: t('close.done') });
    },
  });
  const refusal = useRefusal(close.error);
  return (
    <Card
      title={t('close.title')}
      meta={day.closes.length > 0 ? t('close.made', { count: day.closes.length }) : undefined}
    >
      {day.closes.length > 0 && (
        <ol className={css.closes}>
          {day.closes.map((made) => (
            <Closed key={made.id} close={made} />
          ))}
        </ol>
      )}
      <dl className={css.open}>
        <dt>{t(day.closes.length > 0 ? 'close.since' : 'close.moved')}</dt>
        <dd>
          <Sums sums={day.open} />
        </dd>
      </dl>
      <div className={css.form}>
        <TextArea label={t('close.note')} rows={3} maxLength={LONGEST_TEXT} value={note} onChange={setNote} />
        {close.error && (
          <Alert tone="danger" announced title={t('close.failed')}>
            {refusal}
          </Alert>
        )}
        <div className={css.act}>
          <p className={css.hint}>{t('close.hint')}</p>
          <Button
            variant="primary"
            loading={close.isPending}
            onClick={() => close.mutate({ day: day.day, body: { note } })}
          >
            {t('close.act')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

function Closed({ close: { closedBy, closedAt, note, sums } }: { close: ShiftClose }) {
  const { timeZone } = useUi();
  return (
    <li className={css.closed}>
      <p className={css.by}>{`${formatInstant(closedAt, timeZone)}, ${closedBy}`}</p>
      <p className={css.moved}>
        <Sums sums={sums} />
      </p>
      {note !== '' && <p className={css.note}>{note}</p>}
    </li>
  );
}

/** What moved, currency by currency, in a sentence. */
function Sums({ sums }: { sums: readonly DaySum[] }) {
  const { t } = useTranslation('day');
  const { locale } = useUi();
  const counting = sums.filter(hasMoved);
  if (counting.length === 0) return t('close.nothing');
  return counting.map(({ moved, currency }) => amountText(moved, currency, locale)).join(', ');
}
