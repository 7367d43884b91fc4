import {
  Card,
  Figures,
  fixedRoom,
  IconButton,
  rooms,
  StatusDot,
  Table,
  type TableColumn,
  Text,
  useUi,
} from '@deck/ui';
import { formatInstant } from '@deck/values';
import type { TFunction } from 'i18next';
import { RotateCw } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { callbackTones, getEvent, useRetryCallback } from '../../../domain/payment/callback-event.ts';
import { useRight } from '../../../platform/session/session-store.ts';
import { type LastCallback, useLastCallbacks } from './use-last-callbacks.ts';

/** The latest callbacks to the company's own systems. Each leads to its payment, with every attempt. */
export function LastCallbacks() {
  const { t } = useTranslation(['payment', 'settings', 'labels', 'app']);
  const { timeZone } = useUi();
  const mayList = useRight('ALL_PAYMENTS_LIST_VIEW');
  const maySee = useRight('PAYMENT_INSTANCE_VIEW') && mayList;
  const mayRetry = useRight('ORDER_INSTANCE_EDIT');
  const { rows, isLoading, hasFailed, retry } = useLastCallbacks(maySee);
  const columns = useMemo(() => getColumns(t, timeZone), [t, timeZone]);
  if (!maySee)
    return (
      <Card title={t('settings:lastCallbacks.title')}>
        <Text>{t('settings:lastCallbacks.noRight')}</Text>
      </Card>
    );
  return (
    <Card title={t('settings:lastCallbacks.title')} meta={t('settings:lastCallbacks.text')} flush>
      <Table
        label={t('settings:lastCallbacks.title')}
        frame="card"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowHref={({ id, payment }) =>
          `/orders/${payment.orderId}/${payment.id}?${new URLSearchParams({ callback: id })}`
        }
        rowActions={mayRetry ? (callback) => <RetryCallback callback={callback} /> : undefined}
        loading={isLoading && rows.length === 0}
        error={hasFailed ? { title: t('settings:lastCallbacks.failed') } : undefined}
        onRetry={retry}
        empty={{
          title: t('settings:lastCallbacks.none'),
          text: t('settings:lastCallbacks.noneText'),
        }}
      />
    </Card>
  );
}

function getColumns(
  t: TFunction<['payment', 'settings', 'labels', 'app']>,
  timeZone: string,
): TableColumn<LastCallback>[] {
  return [
    {
      id: 'created',
      head: t('callbacks.created'),
      room: fixedRoom(144, 0),
      phone: 'meta',
      cell: ({ createdAt }) => <Figures>{formatInstant(createdAt, timeZone)}</Figures>,
    },
    {
      id: 'payment',
      head: t('settings:lastCallbacks.payment'),
      room: { ...rooms.id, priority: 0 },
      phone: 'title',
      cell: ({ payment }) => <Figures>{payment.number}</Figures>,
    },
    {
      id: 'type',
      head: t('callbacks.type'),
      room: { ...rooms.text, priority: 1 },
      phone: 'meta',
      cell: ({ type }) => t(`labels:callbackType.${type}`),
    },
    {
      id: 'event',
      head: t('callbacks.event'),
      room: rooms.text,
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
  ];
}

/** Sends it once more. */
function RetryCallback({ callback: { payment, type } }: { callback: LastCallback }) {
  const { t } = useTranslation(['settings', 'labels']);
  const { retry, isRetrying } = useRetryCallback(payment);
  return (
    <IconButton
      size="small"
      icon={RotateCw}
      label={t('lastCallbacks.retry', { payment: payment.number, type: t(`labels:callbackType.${type}`) })}
      loading={isRetrying}
      onClick={() => retry(type)}
    />
  );
}
