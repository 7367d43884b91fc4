import {
  ActionBar,
  Alert,
  Button,
  Card,
  Column,
  Columns,
  Page,
  Progress,
  Stack,
  Stat,
  useUi,
} from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { useUploadWays } from '../use-upload-place.ts';
import { counts as figures } from './check.css.ts';
import { RunFailures } from './run-failures.tsx';
import { RunOrders } from './run-orders.tsx';
import type { Run } from './use-run.ts';

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
