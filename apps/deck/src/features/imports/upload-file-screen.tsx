import { importLimits } from '@deck/api/contract/import-template';
import {
  ActionBar,
  Alert,
  Button,
  Card,
  Column,
  Columns,
  FileDrop,
  Page,
  PageHeader,
  Stepper,
} from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as css from '../../platform/forms/draft-offer.css.ts';
import { useStepStart } from '../../platform/navigation/page-start.ts';
import { CheckStep } from './check-step.tsx';
import { forgetLastRun, lastRun } from './last-run.ts';
import { TemplateChoice } from './template-choice.tsx';
import { TemplateEdit } from './template-edit.tsx';
import { useUpload } from './use-upload.ts';
import { type UploadPlace, useUploadPlace, useUploadWays } from './use-upload-place.ts';

/**
 * A file becomes orders in three steps: the file, the template that reads it, what it becomes. File and template stand
 * in the address: a reload stays where one is.
 */
export function UploadFileScreen() {
  // The words of everything that may come to be shown: none of them is to take the page away while it comes.
  useTranslation(['imports', 'app', 'labels', 'messages', 'list', 'orders']);
  const place = useUploadPlace();
  useStepStart(place.step);
  return (
    <>
      <UploadHeader step={place.step} />
      {place.step === 'file' && <FileStep />}
      {place.step === 'template' &&
        (place.form === undefined ? (
          <TemplateChoice file={place.file} />
        ) : (
          <TemplateEdit key={place.form} file={place.file} templateId={place.form} />
        ))}
      {place.step === 'check' && (
        <CheckStep
          key={place.fileId + place.templateId}
          fileId={place.fileId}
          templateId={place.templateId}
        />
      )}
    </>
  );
}

const steps = ['file', 'template', 'check'] as const satisfies readonly UploadPlace['step'][];

function UploadHeader({ step }: { step: UploadPlace['step'] }) {
  const { t } = useTranslation(['imports', 'orders', 'app']);
  const title = t('app:title.uploadFile');
  return (
    <PageHeader
      breadcrumbs={[{ label: t('orders:list.title'), href: '/orders' }, { label: title }]}
      title={title}
      stepper={<Stepper steps={steps.map((each) => t(`step.${each}`))} current={steps.indexOf(step)} />}
    />
  );
}

/** The file is sent as soon as it is chosen. */
function FileStep() {
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

/** The way back to the orders that were begun here last. */
function RunUnderWay() {
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
