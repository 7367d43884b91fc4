import { Alert, type DialogAction, Modal, Progress } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { csvColumns, type ListColumn } from '../columns.ts';
import type { Page } from '../pages.ts';
import { type Exported, type ExportPlan, isLong } from './iterate-pages.ts';
import { type ExportState, useExport } from './use-export.ts';

export interface ExportDialogProps<Row> {
  readonly plan: ExportPlan<Row & Exported>;
  readonly columns: readonly ListColumn<Row>[];
  readonly hidden: readonly string[];
  readonly first: Page<Row>;
  readonly onClose: () => void;
}

/** What the file will hold, and how far it is. */
export default function ExportDialog<Row>({ plan, columns, hidden, first, onClose }: ExportDialogProps<Row>) {
  const { t } = useTranslation('list');
  const parts = csvColumns(columns, hidden, t('export.currency'));
  const { totalElements: count, totalExact } = first;
  const { state, start, goOn, cancel } = useExport<Row & Exported>(plan, parts, count);
  const { phase } = state;
  const isUnderWay = phase === 'running' || phase === 'halted';
  const what = t(totalExact ? 'export.text' : 'export.textMore', { count });
  const acts: Readonly<Record<ExportState['phase'], DialogAction | undefined>> = {
    ready: { label: t('export.start'), onAct: start },
    running: undefined,
    halted: { label: t('export.goOn'), onAct: goOn },
    done: undefined,
    failed: { label: t('export.again'), onAct: start },
  };

  return (
    <Modal
      open
      size="small"
      title={plan.title}
      description={isLong(first) ? `${what} ${t('export.newest')}` : what}
      onClose={isUnderWay ? cancel : onClose}
      safeLabel={isUnderWay ? t('export.cancel') : undefined}
      action={acts[phase]}
    >
      {phase === 'ready' ? undefined : <ExportProgress state={state} first={first} />}
    </Modal>
  );
}

function ExportProgress({ state, first }: { readonly state: ExportState; readonly first: Page<unknown> }) {
  const { t } = useTranslation('list');
  const { phase, count, file } = state;
  const { totalElements: all, totalExact } = first;
  switch (phase) {
    case 'done':
      return (
        <Alert announced tone="success" title={t('export.done', { count })}>
          {file}
        </Alert>
      );
    case 'failed':
      return (
        <Alert announced tone="danger" title={t('export.failed')}>
          {t('export.failedText')}
        </Alert>
      );
    default:
      return (
        <>
          <Progress
            label={file}
            value={totalExact ? count : undefined}
            max={all}
            words={t(totalExact ? 'export.written' : 'export.writtenMore', { count, all })}
          />
          {phase === 'halted' && (
            <Alert announced tone="warning" title={t('export.halted')}>
              {t('export.haltedText')}
            </Alert>
          )}
        </>
      );
  }
}
