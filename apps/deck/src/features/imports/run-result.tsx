import type { ImportRun } from '@deck/api/contract/imports';
import { media } from '@deck/tokens';
import {
  ActionBar,
  Alert,
  Button,
  Card,
  Column,
  Columns,
  Figures,
  fixedRoom,
  Page,
  Progress,
  rooms,
  Stack,
  Stat,
  Table,
  type TableColumn,
  useMedia,
  useUi,
} from '@deck/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemList } from './problem-list.tsx';
import { counts as figures } from './upload-file.css.ts';
import type { Run } from './use-run.ts';
import { useUploadWays } from './use-upload-place.ts';

/** How far the orders of a file are, and which they are. */
export function RunResult({ run }: { run: Run }) {
  const { t } = useTranslation(['imports', 'app', 'orders']);
  const { locale } = useUi();
  const ways = useUploadWays();
  const { progress, refusal } = run;
  if (!progress) return null;
  const { counts, status, sendLinks } = progress;
  const number = (count: number) => new Intl.NumberFormat(locale).format(count);
  return (
    <Page>
      <Columns>
        <Column>
          {refusal !== undefined && (
            <Alert tone="warning" announced title={refusal}>
              {t('run.goesOn')}
              <div>
                <Button size="small" onClick={run.lookAgain}>
                  {t('app:action.retry')}
                </Button>
              </div>
            </Alert>
          )}
          {status === 'COMPLETED' && (
            <Alert
              tone={counts.made > 0 ? 'success' : 'warning'}
              announced
              title={t('run.done', { count: counts.made })}
            >
              {counts.failed > 0 && t('run.doneFailed', { count: counts.failed })}
            </Alert>
          )}
          <Card title={t('run.title')}>
            <Stack>
              <Progress
                label={t(status === 'COMPLETED' ? 'run.finished' : 'run.running')}
                value={counts.processed}
                max={Math.max(1, counts.rows)}
                words={t('run.progress', { done: number(counts.processed), all: number(counts.rows) })}
              />
              <div className={figures}>
                <Stat label={t('run.made')} value={number(counts.made)} />
                <Stat label={t('run.failed')} value={number(counts.failed)} />
                {sendLinks && <Stat label={t('run.sent')} value={number(counts.linksSent)} />}
                {sendLinks && <Stat label={t('run.unsent')} value={number(counts.linksNotSent)} />}
              </div>
            </Stack>
          </Card>
          <RunOrders run={progress} />
        </Column>
        <Column>
          <RunFailures run={progress} />
        </Column>
      </Columns>
      <ActionBar
        start={
          <Button size="large" variant="quiet" onClick={ways.begin}>
            {t('file.another')}
          </Button>
        }
        end={
          <Button size="large" variant="primary" href="/orders">
            {t('run.toOrders')}
          </Button>
        }
      />
    </Page>
  );
}

type MadeOrder = ImportRun['orders'][number];

/** The orders made, each with the way to it, and whether its link went out. */
function RunOrders({ run: { orders, unsent, counts, sendLinks } }: { run: ImportRun }) {
  const { t } = useTranslation(['imports', 'app']);
  const isPhone = useMedia(media.phone);
  const codes = useMemo(() => new Map(unsent.map(({ orderId, code }) => [orderId, code])), [unsent]);
  if (orders.length === 0) return null;
  const columns: TableColumn<MadeOrder>[] = [
    {
      id: 'order',
      head: t('fields.externalId'),
      room: rooms.id,
      cell: ({ externalId }) => <Figures>{externalId}</Figures>,
      phone: 'title',
    },
    {
      id: 'row',
      head: t('row.number'),
      room: fixedRoom(88, 0),
      cell: ({ rowNumber }) => (
        <Figures>{isPhone ? `${t('row.number')} ${rowNumber}` : String(rowNumber)}</Figures>
      ),
      phone: 'meta',
    },
  ];
  if (sendLinks)
    columns.push({
      id: 'link',
      head: t('run.link'),
      room: { least: 160, ideal: 216, most: 320, priority: 0, grows: 1 },
      cell: ({ orderId }) => linkWords(codes.get(orderId)),
      phone: 'status',
    });

  function linkWords(code: string | undefined) {
    if (code === undefined) return t('run.linkSent');
    return code === 'NO_RECIPIENT' ? t('run.noRecipient') : t('run.linkNotSent');
  }
  return (
    <Card title={t('run.orders')} meta={t('run.shown', { shown: orders.length, all: counts.made })} flush>
      <Table
        label={t('run.orders')}
        frame="card"
        columns={columns}
        rows={orders}
        rowKey={({ orderId }) => orderId}
        rowHref={({ orderId }) => `/orders/${orderId}`}
      />
    </Card>
  );
}

/** The rows that made no order, and why. */
function RunFailures({ run: { failures, counts } }: { run: ImportRun }) {
  const { t } = useTranslation('imports');
  if (failures.length === 0) return null;
  return (
    <Card
      title={t('run.failures')}
      meta={t('run.shown', { shown: failures.length, all: counts.failed })}
      flush
    >
      <ProblemList rows={failures.map(({ rowNumber, problems }) => ({ number: rowNumber, problems }))} />
    </Card>
  );
}
