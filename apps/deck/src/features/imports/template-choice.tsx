import type { ImportFile, ImportTemplate } from '@deck/api/contract/imports';
import { query } from '@deck/api/react';
import { ActionBar, Button, Card, Column, Columns, PageForm, RadioGroup } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../platform/api.ts';
import { LoadFailed, LoadingPage } from '../../platform/navigation/page-states.tsx';
import { FileCard } from './file-card.tsx';
import { columnsMissing } from './file-columns.ts';
import { TemplateEdit } from './template-edit.tsx';
import { useUploadWays } from './use-upload-place.ts';

/** Which template reads the file. Where there is none yet, the first one is made of this file. */
export function TemplateChoice({ file }: { file: ImportFile }) {
  const { t } = useTranslation(['imports', 'app']);
  const { data: templates, error, refetch } = useQuery(query(api.imports.listTemplates));
  if (!templates && !error) return <LoadingPage />;
  if (!templates) return <LoadFailed title={t('template.failed')} onRetry={() => void refetch()} />;
  if (templates.length === 0) return <TemplateEdit file={file} templateId={undefined} />;
  return <Choice file={file} templates={templates} />;
}

function Choice({ file, templates }: { file: ImportFile; templates: readonly ImportTemplate[] }) {
  const { t } = useTranslation(['imports', 'app']);
  const ways = useUploadWays();
  // Those that find all their columns here come first.
  const offered = templates
    .map((template) => ({ template, missing: columnsMissing(template, file.columns) }))
    .toSorted((a, b) => a.missing.length - b.missing.length);
  const [chosen, setChosen] = useState(offered[0]?.template.id ?? '');
  return (
    <PageForm
      onSubmit={(event) => {
        event.preventDefault();
        ways.check(file.id, chosen);
      }}
    >
      <Columns>
        <Column>
          <Card
            title={t('template.title')}
            action={
              <Button size="small" variant="quiet" icon={Plus} onClick={() => ways.write(file)}>
                {t('template.new')}
              </Button>
            }
          >
            <RadioGroup
              label={t('template.label')}
              options={offered.map(({ template: { id, name }, missing }) => ({
                value: id,
                label: name,
                hint:
                  missing.length === 0
                    ? t('template.fits')
                    : t('template.missing', { columns: missing.join(', ') }),
              }))}
              value={chosen}
              onChange={setChosen}
            />
          </Card>
        </Column>
        <Column>
          <FileCard file={file} />
        </Column>
      </Columns>
      <ActionBar
        start={
          <Button size="large" variant="quiet" onClick={ways.begin}>
            {t('file.another')}
          </Button>
        }
        end={
          <>
            <Button size="large" icon={Pencil} onClick={() => ways.write(file, chosen)}>
              {t('template.edit')}
            </Button>
            <Button size="large" variant="primary" type="submit">
              {t('template.check')}
            </Button>
          </>
        }
      />
    </PageForm>
  );
}
