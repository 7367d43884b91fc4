import { Alert, Button } from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from '../../forms/draft-offer.css.ts';
import { forgetLastRun, lastRun } from './last-run.ts';
import { useUploadWays } from './use-upload-place.ts';

/** The way back to the orders that were begun here last. */
export function RunUnderWay() {
  const { t } = useTranslation('imports');
  const ways = useUploadWays();
  const [run, setRun] = useState(lastRun);
  if (!run) return null;
  function forget() {
    forgetLastRun();
    setRun(undefined);
  }
  return (
    <Alert tone="info" title={t('last.title', { name: run.fileName })}>
      {t('last.text')}
      <div className={css.acts}>
        <Button size="small" onClick={() => ways.check(run.fileId, run.templateId)}>
          {t('last.show')}
        </Button>
        <Button size="small" variant="quiet" onClick={forget}>
          {t('last.forget')}
        </Button>
      </div>
    </Alert>
  );
}
