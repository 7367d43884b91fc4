import { roles } from '@deck/api/vocabulary';
import { Alert, FormColumn, FormGrid, Modal, MultiSelect, Select, Stack, TextField } from '@deck/ui';
import { Mail } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DraftOffer } from '../../../forms/draft-offer.tsx';
import { FormField } from '../../../forms/form-field.tsx';
import { useDraft } from '../../../forms/use-draft.ts';
import { useSession } from '../../../session/session-store.ts';
import { LocaleFields, NameFields } from '../shared/name-fields.tsx';
import type { PersonForm } from '../shared/person-form.ts';
import { useRoleName } from '../shared/user-marks.tsx';

interface PersonDialogProps {
  form: UseFormReturn<PersonForm, unknown, PersonForm>;
  /** Under which name what is typed is kept, when the session ends meanwhile. */
  draft: string;
  title: string;
  description: string;
  /** The login is given once and stays. */
  isNew: boolean;
  action: string;
  onSubmit: () => void;
  onClose: () => void;
  loading: boolean;
  /** Why the server would not, in words. */
  refusal: string | undefined;
}

/** A colleague as an owner writes them down. */
export function PersonDialog({ form, isNew, refusal, ...dialog }: PersonDialogProps) {
  const { t } = useTranslation('users');
  const { control } = form;
  const { isDirty } = form.formState;
  const draft = useDraft(form, dialog.draft, isDirty);
  const { properties } = useSession().environment;
  return (
    <Modal
      open
      size="large"
      title={dialog.title}
      description={dialog.description}
      dirty={isDirty}
      loading={dialog.loading}
      onClose={dialog.onClose}
      action={{ label: dialog.action, onAct: dialog.onSubmit }}
    >
      <Stack>
        <DraftOffer draft={draft} />
        {refusal !== undefined && (
          <Alert tone="danger" announced>
            {refusal}
          </Alert>
        )}
        <FormGrid>
          <NameFields control={control} own={false} />
          <FormColumn span={6}>
            <FormField control={control} name="email">
              {(field) => (
                <TextField {...field} type="email" icon={Mail} label={t('field.email')} autoComplete="off" />
              )}
            </FormField>
          </FormColumn>
          {isNew && (
            <FormColumn span={6}>
              <FormField control={control} name="login">
                {(field) => (
                  <TextField
                    {...field}
                    label={t('field.login')}
                    optional
                    hint={t('create.loginHint')}
                    autoComplete="off"
                  />
                )}
              </FormField>
            </FormColumn>
          )}
          <FormColumn span={6}>
            <RoleField control={control} />
          </FormColumn>
          <LocaleFields control={control} />
          <FormColumn span={12}>
            <FormField control={control} name="propertyIds">
              {(field) => (
                <MultiSelect
                  {...field}
                  label={t('field.properties')}
                  options={properties.map(({ id, name, city }) => ({ value: id, label: name, hint: city }))}
                />
              )}
            </FormField>
          </FormColumn>
        </FormGrid>
      </Stack>
    </Modal>
  );
}

function RoleField({ control }: Pick<PersonDialogProps['form'], 'control'>) {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  return (
    <FormField control={control} name="role">
      {(field) => (
        <Select
          {...field}
          label={t('field.role')}
          // A role this program does not know stays chosen until another one is.
          options={[...new Set([...roles, field.value].filter(Boolean))].map((role) => ({
            value: role,
            label: roleName(role),
          }))}
        />
      )}
    </FormField>
  );
}
