import { importLimits } from '@deck/api/contract/import-template';
import { ActionBar, Alert, Button, Card, FileDrop } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import * as css from '../orders/shared/layout.css.ts';
import { RunUnderWay } from './run-under-way.tsx';
import { useUpload } from './use-upload.ts';
import { useUploadWays } from './use-upload-place.ts';

/** The file is sent as soon as it is chosen. */
export function FileStep() {
  const { t } = useTranslation(['imports', 'app']);
  const ways = useUploadWays();
  const upload = useUpload(ways.choose);
  return (
    <div className={css.page}>
      <div className={css.columns}>
        <div className={css.column}>
          <RunUnderWay />
          <Card title={t('file.title')}>
            <FileDrop
              label={t('file.label')}
              hint={t('file.hint', { days: importLimits.days })}
              accept={['.csv', '.txt', 'text/csv', 'text/plain']}
              maxSize={importLimits.fileBytes}
              value={upload.chosen}
              onChange={upload.choose}
              transfers={upload.transfers}
            />
          </Card>
        </div>
        <div className={css.column}>
          <Alert tone="info" title={t('file.kinds')}>
            {t('file.kindsText')}
          </Alert>
        </div>
      </div>
      <ActionBar
        start={
          <Button size="large" variant="quiet" href="/orders">
            {t('app:action.cancel')}
          </Button>
        }
        end={null}
      />
    </div>
  );
}
