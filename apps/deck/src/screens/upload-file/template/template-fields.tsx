import type { ImportFile, ImportTemplate } from '@deck/api/contract/imports';
import type { PositionType } from '@deck/api/vocabulary';
import { ActionBar, Alert, Button, Column, Columns, PageForm, Stack } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { DraftOffer } from '../../../forms/draft-offer.tsx';
import { FileCard } from '../file-card.tsx';
import { useUploadWays } from '../use-upload-place.ts';
import { ColumnsCard } from './columns-card.tsx';
import { columnsMissing } from './find-column.ts';
import { FirstOrder } from './first-order.tsx';
import { OrdersCard } from './orders-card.tsx';
import { ReadingCard } from './reading-card.tsx';
import type { TemplateForm } from './template-form.ts';
import { useTemplateForm } from './use-template-form.ts';

interface TemplateFieldsProps {
  file: ImportFile;
  /** What the form begins with. */
  begun: TemplateForm;
  types: readonly PositionType[];
  /** The template that is changed; none for a new one. */
  template?: ImportTemplate;
}

/** The form of a template: which column is what, what the orders share, how the file is written. */
export function TemplateFields({ file, begun, types, template }: TemplateFieldsProps) {
  const { t } = useTranslation(['imports', 'app']);
  const ways = useUploadWays();
  const { form, draft, leaveQuestion, submit, isSaving, refusal } = useTemplateForm(file, begun, template);
  const missing = template === undefined ? [] : columnsMissing(template, file.columns);
  return (
    <PageForm onSubmit={(event) => void submit(event)}>
      <Columns>
        <Column>
          <DraftOffer draft={draft} />
          {refusal !== undefined && (
            <Alert tone="danger" announced>
              {refusal}
            </Alert>
          )}
          {missing.length > 0 && (
            <Alert tone="warning">{t('template.missing', { columns: missing.join(', ') })}</Alert>
          )}
          <OrdersCard form={form} types={types} />
          <ColumnsCard form={form} file={file} />
          <ReadingCard form={form} file={file} />
        </Column>
        <Column>
          <Column sticky>
            <Stack>
              <FirstOrder form={form} file={file} />
              <FileCard file={file} />
            </Stack>
          </Column>
        </Column>
      </Columns>
      <ActionBar
        start={
          <Button size="large" variant="quiet" onClick={() => ways.choose(file)}>
            {t('app:action.back')}
          </Button>
        }
        end={
          <Button size="large" variant="primary" type="submit" loading={isSaving}>
            {t('template.save')}
          </Button>
        }
      />
      {leaveQuestion}
    </PageForm>
  );
}
