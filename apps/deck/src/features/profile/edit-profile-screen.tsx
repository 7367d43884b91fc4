import {
  ActionBar,
  Avatar,
  Button,
  Card,
  Column,
  Columns,
  FormGrid,
  PageForm,
  PageHeader,
  Stack,
  Text,
} from '@deck/ui';
import type { Ref } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LocaleFields, NameFields } from '../../domain/person/name-fields.tsx';
import type { PersonForm } from '../../domain/person/person-form.ts';
import { createForm, FormProvider } from '../../platform/forms/create-form.tsx';
import { DraftOffer } from '../../platform/forms/draft-offer.tsx';
import { ChoosePicture, RemovePicture } from '../../platform/forms/picture-field.tsx';
import { RefusalAlert } from '../../platform/forms/refusal-alert.tsx';
import type { ChosenPicture } from '../../platform/forms/use-picture.ts';
import * as css from './edit-profile.css.ts';
import { useProfileForm } from './use-profile-form.ts';
import { useProfilePath } from './use-profile-path.ts';

const Form = createForm<PersonForm>()({ Portrait });

/** One's own profile. E-mail and role are an owner's to change; the login stays. */
export function EditProfileScreen() {
  const { t } = useTranslation(['profile', 'app']);
  const { form, portrait, draft, submit, isBusy, refusal, leaveQuestion } = useProfileForm();
  const title = t('app:title.editProfile');
  return (
    <>
      <PageHeader breadcrumbs={useProfilePath(title)} title={title} />
      <PageForm onSubmit={(event) => void submit(event)}>
        <FormProvider form={form}>
          <Columns>
            <Column>
              <DraftOffer draft={draft} />
              <RefusalAlert>{refusal}</RefusalAlert>
              <Card title={t('person')} meta={t('edit.anyScript')}>
                <FormGrid>
                  <NameFields own />
                </FormGrid>
              </Card>
              <Card title={t('edit.interface')} meta={t('edit.interfaceText')}>
                <FormGrid>
                  <LocaleFields />
                </FormGrid>
              </Card>
            </Column>
            <Column>
              <PortraitCard form={form} portrait={portrait} />
            </Column>
          </Columns>
        </FormProvider>
        <ActionBar
          start={
            <Button size="large" variant="quiet" href="/profile">
              {t('app:action.cancel')}
            </Button>
          }
          end={
            <Button size="large" variant="primary" type="submit" loading={isBusy}>
              {t('edit.submit')}
            </Button>
          }
        />
      </PageForm>
      {leaveQuestion}
    </>
  );
}

interface PortraitCardProps {
  form: UseFormReturn<PersonForm, unknown, PersonForm>;
  portrait: ChosenPicture;
}

/** The picture of the profile. It counts once the profile is saved. */
function PortraitCard({ form, portrait }: PortraitCardProps) {
  const { t } = useTranslation('profile');
  const name = useWatch({ control: form.control, name: ['firstName', 'lastName'] }).join(' ');
  return (
    <Card title={t('picture.title')} meta={t('picture.text')}>
      <Form.Portrait name="avatarUrl" portrait={portrait} person={name} />
    </Card>
  );
}

interface PortraitProps {
  value: string | null;
  onChange: (url: string | null) => void;
  portrait: ChosenPicture;
  person: string;
  ref?: Ref<HTMLButtonElement>;
}

/** The avatar with its removal, and a field for another picture. */
function Portrait({ value, onChange, portrait, person, ref }: PortraitProps) {
  const { t } = useTranslation('profile');
  return (
    <Stack>
      <div className={css.preview}>
        <Avatar name={person} src={value} size="large" tone="accent" decorative />
        {value === null ? (
          <Text>{t('picture.none')}</Text>
        ) : (
          <RemovePicture picture={portrait} label={t('picture.remove')} onChange={onChange} />
        )}
      </div>
      <ChoosePicture picture={portrait} label={t('picture.label')} ref={ref} />
    </Stack>
  );
}
