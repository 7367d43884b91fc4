import type { ImportPreview } from '@deck/api/contract/imports';
import { ActionBar, Button } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { keepLastRun } from '../last-run.ts';
import { useUploadWays } from '../use-upload-place.ts';
import type { Run } from './use-run.ts';

interface MakeBarProps {
  preview: ImportPreview;
  run: Run;
  sends: boolean;
}

/** Makes the orders of the good rows, and says how many they are. */
export function MakeBar({ preview: { counts, file, templateId }, run, sends }: MakeBarProps) {
  const { t } = useTranslation('imports');
  const ways = useUploadWays();
  function make() {
    keepLastRun({ fileId: file.id, templateId, fileName: file.name });
    run.begin({ sendNow: sends });
  }
  return (
    <ActionBar
      start={
        <Button size="large" variant="quiet" onClick={ways.begin}>
          {t('file.another')}
        </Button>
      }
      end={
        <Button
          size="large"
          variant="primary"
          loading={run.isSending}
          disabled={counts.good === 0}
          onClick={make}
        >
          {t('check.make', { count: counts.good })}
        </Button>
      }
    />
  );
}
