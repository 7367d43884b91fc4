import { query } from '@deck/api/react';
import { roles } from '@deck/api/vocabulary';
import { FormGrid, Modal, MultiSelect, Select, type SelectProps, Stack, TextField } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LocaleFields, NameFields } from '../../domain/person/name-fields.tsx';
import type { PersonForm } from '../../domain/person/person-form.ts';
import { useRoleName } from '../../domain/person/user-marks.tsx';
import { api } from '../../platform/api.ts';
import { createForm, FormProvider } from '../../platform/forms/create-form.tsx';
import { DraftOffer } from '../../platform/forms/draft-offer.tsx';
import { RefusalAlert } from '../../platform/forms/refusal-alert.tsx';
import { useDraft } from '../../platform/forms/use-draft.ts';
import { useSession } from '../../platform/session/session-store.ts';

const Form = createForm<PersonForm>()({ Text: TextField, Role: RoleSelect, Properties: MultiSelect });

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
  const { isDirty } = form.formState;
  const draft = useDraft(form, dialog.draft);
  const { environment } = useSession();
  // An owner assigns any property of the company, also those that are not assigned to themselves.
  const { data: properties = environment.properties } = useQuery(query(api.properties.list, {}));
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
        <RefusalAlert>{refusal}</RefusalAlert>
        <FormProvider form={form}>
          <FormGrid>
            <NameFields own={false} />
            <Form.Text
              name="email"
              span={6}
              type="email"
              icon={Mail}
              label={t('field.email')}
              autoComplete="off"
            />
            {isNew && (
              <Form.Text
                name="login"
                span={6}
                label={t('field.login')}
                optional
                hint={t('create.loginHint')}
                autoComplete="off"
              />
            )}
            <Form.Role name="role" span={6} label={t('field.role')} />
            <LocaleFields />
            <Form.Properties
              name="propertyIds"
              span={12}
              label={t('field.properties')}
              hint={t('propertiesHint')}
              options={properties.map(({ id, name, city }) => ({ value: id, label: name, hint: city }))}
            />
          </FormGrid>
        </FormProvider>
      </Stack>
    </Modal>
  );
}

/** A role this program does not know stays chosen until another one is. */
function RoleSelect(props: Omit<SelectProps, 'options'>) {
  const roleName = useRoleName();
  const offered = new Set([...roles, props.value].filter(Boolean));
  return <Select {...props} options={[...offered].map((role) => ({ value: role, label: roleName(role) }))} />;
}
