import type { ImportFile } from '@deck/api/contract/imports';
import { query } from '@deck/api/react';
import { importCurrencies, positionTypes } from '@deck/api/vocabulary';
import { EmptyState } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../api.ts';
import { LoadFailed } from '../../../layout/load-failed.tsx';
import { LoadingPage } from '../../../layout/loading-page.tsx';
import { positionTypesOf } from '../../../session/permission-map.ts';
import { useSession } from '../../../session/session-store.ts';
import { NEW_TEMPLATE } from '../use-upload-place.ts';
import { TemplateFields } from './template-fields.tsx';
import { formOf, newForm } from './template-form.ts';

interface TemplateEditProps {
  file: ImportFile;
  /** Of the template to change; `new`, or nothing where there is none to choose, for another one. */
  templateId: string | undefined;
}

/** A template, written over the file it is to read. */
export function TemplateEdit({ file, templateId = NEW_TEMPLATE }: TemplateEditProps) {
  return templateId === NEW_TEMPLATE ? (
    <NewTemplate file={file} />
  ) : (
    <KeptTemplate file={file} templateId={templateId} />
  );
}

function NewTemplate({ file }: { file: ImportFile }) {
  const { t } = useTranslation(['imports', 'app']);
  const { permissions, environment } = useSession();
  const offered = positionTypesOf(permissions);
  const types = positionTypes.filter((type) => offered.includes(type));
  const [positionType] = types;
  if (positionType === undefined)
    return <EmptyState icon={Lock} title={t('template.noTypes')} text={t('template.noTypesText')} />;
  const [only, ...others] = environment.properties;
  return (
    <TemplateFields
      file={file}
      types={types}
      begun={newForm(file, {
        positionType,
        positionName: t(`app:positionType.${positionType}`),
        currency: importCurrencies.find((each) => each === environment.defaultCurrency) ?? '',
        propertyId: only !== undefined && others.length === 0 ? only.id : '',
      })}
    />
  );
}

function KeptTemplate({ file, templateId }: { file: ImportFile; templateId: string }) {
  const { t } = useTranslation(['imports', 'app']);
  const { permissions } = useSession();
  const { data: template, error, refetch } = useQuery(query(api.imports.getTemplate, { id: templateId }));
  if (!template && !error) return <LoadingPage />;
  if (!template) return <LoadFailed title={t('template.failed')} onRetry={() => void refetch()} />;
  const offered = positionTypesOf(permissions);
  return (
    <TemplateFields
      file={file}
      template={template}
      // What it is of stays to be seen, also for whoever may not make orders of it.
      types={positionTypes.filter((type) => offered.includes(type) || type === template.positionType)}
      begun={formOf(template, file)}
    />
  );
}
