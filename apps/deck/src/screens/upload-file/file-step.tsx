import { importLimits } from '@deck/api/contract/import-template';
import { ActionBar, Alert, Button, Card, Column, Columns, FileDrop, Page } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { RunUnderWay } from './run-under-way.tsx';
import { useUpload } from './use-upload.ts';
import { useUploadWays } from './use-upload-place.ts';

/** The file is sent as soon as it is chosen. */
export function FileStep() {
  const { t } = useTranslation(['imports', 'app']);
  const ways = useUploadWays();
  const upload = useUpload(ways.choose);
  return (
    <Page>
      <Columns>
        <Column>
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
        </Column>
        <Column>
          <Alert tone="info" title={t('file.kinds')}>
            {t('file.kindsText')}
          </Alert>
        </Column>
      </Columns>
      <ActionBar
        start={
          <Button size="large" variant="quiet" href="/orders">
            {t('app:action.cancel')}
          </Button>
        }
        end={null}
      />
    </Page>
  );
}
