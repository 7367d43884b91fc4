import type { Callback } from '@deck/api/contract/callbacks';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { callbackTypes } from '@deck/api/vocabulary';
import { Button, Card, Figures, Menu, StatusDot, Table, type TableColumn, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api.ts';
import { useRight } from '../../../session/session-store.ts';
import { useOpened } from '../shared/use-opened.ts';
import { useRereads } from '../shared/use-rereads.ts';
import { CallbackDialog } from './callback-dialog.tsx';
import { eventOf } from './callback-event.ts';
import { callbackTones } from './tones.ts';
import { useTellAgain } from './use-tell-again.ts';

/** What the company's own systems were told, with every try; they can be told once more. */
export function Callbacks({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payment', 'labels', 'app']);
  const { timeZone } = useUi();
  const mayWrite = useRight('ORDER_INSTANCE_EDIT');
  const opened = useOpened('callback');
  const callbacks = useQuery({
    ...query(api.callbacks.list, { id: payment.id }),
    refetchInterval: useRereads(standingOf),
  });
  const rows = callbacks.data ?? [];
  const shown = rows.find(({ id }) => id === opened.id);
  return (
    <Card flush title={t('callbacks.title')} action={mayWrite && <TellAgain payment={payment} />}>
      <Table
        label={t('callbacks.title')}
        frame="card"
        columns={columns(t, timeZone)}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id }) => opened.hrefOf(id)}
        loading={callbacks.isPending}
        error={callbacks.isError ? { title: t('app:errors.data') } : undefined}
        onRetry={() => void callbacks.refetch()}
        empty={{ title: t('callbacks.empty'), text: t('callbacks.emptyText') }}
      />
      {shown && <CallbackDialog callback={shown} onClose={opened.close} />}
    </Card>
  );
}

const standingOf = (callbacks: readonly Callback[]) => ({
  waits: callbacks.some(({ status }) => status === 'QUEUED'),
  mark: callbacks.map(({ id, status, attempts }) => `${id}${status}${attempts.length}`).join(),
});

function TellAgain({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payment', 'labels']);
  const { tell, isTelling } = useTellAgain(payment);
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="small" icon={RotateCw} loading={isTelling}>
          {t('callbacks.again')}
        </Button>
      }
      items={callbackTypes.map((callbackType) => ({
        label: t(`labels:callbackType.${callbackType}`),
        onSelect: () => tell(callbackType),
      }))}
    />
  );
}

function columns(t: TFunction<['payment', 'labels', 'app']>, timeZone: string): TableColumn<Callback>[] {
  return [
    {
      id: 'type',
      head: t('callbacks.type'),
      phone: 'title',
      cell: ({ type }) => t(`labels:callbackType.${type}`),
    },
    {
      id: 'event',
      head: t('callbacks.event'),
      phone: 'meta',
      cell: (callback) => eventOf(callback, t),
    },
    {
      id: 'status',
      head: t('callbacks.status'),
      phone: 'status',
      cell: ({ status }) => (
        <StatusDot tone={callbackTones[status]} label={t(`labels:callbackStatus.${status}`)} />
      ),
    },
    {
      id: 'tries',
      head: t('callbacks.tries'),
      quiet: true,
      align: 'end',
      cell: ({ attempts }) => <Figures>{String(attempts.length)}</Figures>,
    },
    {
      id: 'created',
      head: t('callbacks.created'),
      quiet: true,
      phone: 'meta',
      cell: ({ createdAt }) => <Figures>{formatInstant(createdAt, timeZone)}</Figures>,
    },
  ];
}
