import type { Callback } from '@deck/api/contract/callbacks';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { callbackTypes } from '@deck/api/vocabulary';
import {
  Button,
  Card,
  FactList,
  Figures,
  fixedRoom,
  Menu,
  Modal,
  rooms,
  Stack,
  StatusDot,
  Table,
  type TableColumn,
  useUi,
} from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { callbackTones, getEvent, useRetryCallback } from '../../../domain/payment/callback-event.ts';
import { useOpened } from '../../../domain/payment/use-opened.ts';
import { usePolling } from '../../../domain/payment/use-polling.ts';
import { api } from '../../../platform/api.ts';
import { useRight } from '../../../platform/session/session-store.ts';

/** The callbacks to the company's own systems, with every attempt. They can be sent again. */
export function Callbacks({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payment', 'labels', 'app']);
  const { timeZone } = useUi();
  const mayWrite = useRight('ORDER_INSTANCE_EDIT');
  const opened = useOpened('callback');
  const callbacks = useQuery({
    ...query(api.callbacks.list, { id: payment.id }),
    refetchInterval: usePolling(getPollState),
  });
  const rows = callbacks.data ?? [];
  const shown = rows.find(({ id }) => id === opened.id);
  const act = mayWrite && <RetryCallback payment={payment} />;
  if (callbacks.isSuccess && rows.length === 0)
    return <Card title={t('callbacks.title')} empty={t('callbacks.empty')} action={act} />;
  return (
    <Card flush title={t('callbacks.title')} action={act}>
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
      />
      {shown && <CallbackDialog callback={shown} onClose={opened.close} />}
    </Card>
  );
}

const getPollState = (callbacks: readonly Callback[]) => ({
  waits: callbacks.some(({ status }) => status === 'QUEUED'),
  mark: callbacks.map(({ id, status, attempts }) => `${id}${status}${attempts.length}`).join(),
});

function RetryCallback({ payment }: { payment: Payment }) {
  const { t } = useTranslation(['payment', 'labels']);
  const { retry, isRetrying } = useRetryCallback(payment);
  return (
    <Menu
      trigger={
        <Button variant="quiet" size="small" icon={RotateCw} loading={isRetrying}>
          {t('callbacks.again')}
        </Button>
      }
      items={callbackTypes.map((callbackType) => ({
        label: t(`labels:callbackType.${callbackType}`),
        onSelect: () => retry(callbackType),
      }))}
    />
  );
}

function columns(t: TFunction<['payment', 'labels', 'app']>, timeZone: string): TableColumn<Callback>[] {
  return [
    {
      id: 'type',
      head: t('callbacks.type'),
      room: { ...rooms.name, ideal: 152 },
      phone: 'title',
      cell: ({ type }) => t(`labels:callbackType.${type}`),
    },
    {
      id: 'event',
      head: t('callbacks.event'),
      room: { ...rooms.text, priority: 1 },
      phone: 'meta',
      cell: (callback) => getEvent(callback, t),
    },
    {
      id: 'status',
      head: t('callbacks.status'),
      room: rooms.status,
      phone: 'status',
      cell: ({ status }) => (
        <StatusDot tone={callbackTones[status]} label={t(`labels:callbackStatus.${status}`)} />
      ),
    },
    {
      id: 'tries',
      head: t('callbacks.tries'),
      room: fixedRoom(80, 3),
      quiet: true,
      align: 'end',
      cell: ({ attempts }) => <Figures>{String(attempts.length)}</Figures>,
    },
    {
      id: 'created',
      head: t('callbacks.created'),
      room: { ...rooms.moment, priority: 2 },
      quiet: true,
      phone: 'meta',
      cell: ({ createdAt }) => <Figures>{formatInstant(createdAt, timeZone)}</Figures>,
    },
  ];
}

/** Why a try failed, as the contract names it. */
const failures = ['HTTP_STATUS', 'TIMEOUT', 'ADDRESS_REFUSED', 'UNREACHABLE', 'TLS'] as const;

/** One callback: where it went, and how each try ended, newest first. */
function CallbackDialog({ callback, onClose }: { callback: Callback; onClose: () => void }) {
  const { t } = useTranslation(['payment', 'labels', 'app']);
  const { timeZone } = useUi();
  const instant = (at: string) => formatInstant(at, timeZone);
  return (
    <Modal
      open
      title={`${t(`labels:callbackType.${callback.type}`)}: ${getEvent(callback, t)}`}
      description={callback.url}
      onClose={onClose}
    >
      <Stack>
        <FactList
          facts={[
            [
              t('callbacks.status'),
              <StatusDot
                key="status"
                tone={callbackTones[callback.status]}
                label={t(`labels:callbackStatus.${callback.status}`)}
              />,
            ],
            [t('callbacks.url'), callback.url],
            [t('callbacks.created'), `${instant(callback.createdAt)}, ${timeZone}`],
            [t('callbacks.next'), callback.nextAttemptAt && instant(callback.nextAttemptAt)],
            ...callback.attempts.map(
              ({ at, httpStatus, duration, error, excerpt }) =>
                [
                  t('callbacks.attempt', { time: instant(at) }),
                  [
                    wordsOf(error),
                    t('callbacks.took', {
                      http: httpStatus === null ? t('callbacks.noAnswer') : String(httpStatus),
                      milliseconds: duration,
                    }),
                    excerpt,
                  ]
                    .filter(Boolean)
                    .join('. '),
                ] as const,
            ),
          ]}
        />
      </Stack>
    </Modal>
  );

  function wordsOf(error: string | null): string {
    if (error === null) return t('callbacks.taken');
    const known = failures.find((each) => each === error);
    return known ? t(`callbacks.failed.${known}`) : error;
  }
}
