import type { ImportRun } from '@deck/api/contract/imports';
import { Card } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { ProblemList } from './problem-list.tsx';

/** The rows that made no order, and why. */
export function RunFailures({ run: { failures, counts } }: { run: ImportRun }) {
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
