import type { ImportFile, ImportTemplate } from '@deck/api/contract/imports';
import { inAreas, query } from '@deck/api/react';
import { importCurrencies, type PositionType, positionTypes } from '@deck/api/vocabulary';
import { ActionBar, Alert, Button, Column, Columns, EmptyState, PageForm, Stack } from '@deck/ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../platform/api.ts';
import { contractResolver, setServerErrors } from '../../platform/forms/contract-resolver.ts';
import { FormProvider } from '../../platform/forms/create-form.tsx';
import { DraftOffer } from '../../platform/forms/draft-offer.tsx';
import { RefusalAlert } from '../../platform/forms/refusal-alert.tsx';
import { useDraft } from '../../platform/forms/use-draft.ts';
import { useLeaveQuestion } from '../../platform/forms/use-leave-question.tsx';
import { useRefusal } from '../../platform/forms/use-refusal.ts';
import { LoadFailed, LoadingPage } from '../../platform/navigation/page-states.tsx';
import { firstCurrency } from '../../platform/session/first-currency.ts';
import { getPositionTypes } from '../../platform/session/permission-map.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { ColumnsCard, FirstOrder } from './columns-card.tsx';
import { FileCard } from './file-card.tsx';
import { columnsMissing } from './file-columns.ts';
import { OrdersCard } from './orders-card.tsx';
import { ReadingCard } from './reading-card.tsx';
import { newForm, type TemplateForm, toDraft, toForm } from './template-form.ts';
import { NEW_TEMPLATE, useUploadWays } from './use-upload-place.ts';

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
  const offered = getPositionTypes(permissions);
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
        currency: importCurrencies.find((each) => each === firstCurrency(environment)) ?? '',
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
  const offered = getPositionTypes(permissions);
  return (
    <TemplateFields
      file={file}
      template={template}
      // The template's own type is offered also to a user without the right to make such orders.
      types={positionTypes.filter((type) => offered.includes(type) || type === template.positionType)}
      begun={toForm(template, file)}
    />
  );
}

interface TemplateFieldsProps {
  file: ImportFile;
  /** What the form begins with. */
  begun: TemplateForm;
  types: readonly PositionType[];
  /** The template that is changed; none for a new one. */
  template?: ImportTemplate;
}

/** The form of a template: which column is what, what the orders share, how the file is written. */
function TemplateFields({ file, begun, types, template }: TemplateFieldsProps) {
  const { t } = useTranslation(['imports', 'app']);
  const ways = useUploadWays();
  const { form, draft, leaveQuestion, submit, isSaving, refusal } = useTemplateForm(file, begun, template);
  const missing = template === undefined ? [] : columnsMissing(template, file.columns);
  return (
    <PageForm onSubmit={(event) => void submit(event)}>
      <Columns>
        <Column>
          <DraftOffer draft={draft} />
          <RefusalAlert>{refusal}</RefusalAlert>
          {missing.length > 0 && (
            <Alert tone="warning">{t('template.missing', { columns: missing.join(', ') })}</Alert>
          )}
          <FormProvider form={form}>
            <OrdersCard form={form} types={types} />
            <ColumnsCard form={form} file={file} />
            <ReadingCard file={file} />
          </FormProvider>
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

/** A template from its first field to the file read with it. */
function useTemplateForm(file: ImportFile, begun: TemplateForm, template: ImportTemplate | undefined) {
  const ways = useUploadWays();
  const form = useForm<TemplateForm, unknown, TemplateForm>({
    defaultValues: begun,
    resolver: contractResolver((values) => {
      const checked = toDraft(values, file);
      return 'fields' in checked ? checked.fields : {};
    }),
    mode: 'onTouched',
  });
  const { isDirty } = form.formState;
  const isSaved = useRef(false);
  const draft = useDraft(form, 'orders.import-template');
  const leaveQuestion = useLeaveQuestion(() => isDirty && !isSaved.current);

  const save = useMutation({
    mutationFn: (body: Parameters<typeof api.imports.createTemplate>[0]['body']) =>
      template === undefined
        ? api.imports.createTemplate({ body }, { handledErrors: 'all' })
        : api.imports.updateTemplate({ id: template.id, body }, { handledErrors: 'all' }),
    onSuccess: async (kept) => {
      isSaved.current = true;
      // The list of templates and every preview made with this one.
      await queryClient.invalidateQueries(inAreas('imports'));
      ways.check(file.id, kept.id);
    },
    onError: (failure) => setServerErrors(form, failure),
  });
  const submit = form.handleSubmit((values) => {
    const checked = toDraft(values, file);
    if (!save.isPending && 'value' in checked) save.mutate(checked.value);
  });
  return { form, draft, leaveQuestion, submit, isSaving: save.isPending, refusal: useRefusal(save.error) };
}
