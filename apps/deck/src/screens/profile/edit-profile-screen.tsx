import type { Profile } from '@deck/api/contract/people';
import { inAreas, mutation } from '@deck/api/react';
import {
  ActionBar,
  Avatar,
  Button,
  Card,
  Column,
  Columns,
  FileDrop,
  FormGrid,
  PageForm,
  PageHeader,
  Stack,
  Text,
  useToast,
} from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type Ref, useRef } from 'react';
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api, queryClient } from '../../api.ts';
import { contractResolver, setServerErrors } from '../../forms/contract-resolver.ts';
import { createForm, FormProvider } from '../../forms/create-form.tsx';
import { DraftOffer } from '../../forms/draft-offer.tsx';
import { RefusalAlert } from '../../forms/refusal-alert.tsx';
import { useDraft } from '../../forms/use-draft.ts';
import { useLeaveQuestion } from '../../forms/use-leave-question.tsx';
import { type ChosenPicture, pictureRules, usePicture } from '../../forms/use-picture.ts';
import { useRefusal } from '../../forms/use-refusal.ts';
import { i18next } from '../../i18n/i18n.ts';
import { useSession } from '../../session/session-store.ts';
import { takeUpProfile } from '../../session/take-up-profile.ts';
import { LocaleFields, NameFields } from '../users/name-fields.tsx';
import { changesOf, emptyPerson, type PersonForm, wrongIn } from '../users/person-form.ts';
import * as css from './edit-profile.css.ts';
import { useProfilePath } from './profile-path.ts';

const Form = createForm<PersonForm>()({ Portrait });

/** One's own profile. E-mail and role are an owner's to change; the login stays. */
export function Screen() {
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

/** One's picture as it will stand. It counts once the profile is saved. */
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

/** A picture that is chosen, seen and taken away again. */
function Portrait({ value, onChange, portrait: { files, transfers, choose }, person, ref }: PortraitProps) {
  const { t } = useTranslation('profile');
  return (
    <Stack>
      <div className={css.preview}>
        <Avatar name={person} src={value} size="large" tone="accent" decorative />
        {value === null ? (
          <Text>{t('picture.none')}</Text>
        ) : (
          <Button
            size="small"
            variant="dangerQuiet"
            icon={Trash2}
            onClick={() => {
              choose(undefined);
              onChange(null);
            }}
          >
            {t('picture.remove')}
          </Button>
        )}
      </div>
      <FileDrop
        ref={ref}
        label={t('picture.label')}
        {...pictureRules}
        value={files}
        transfers={transfers}
        onChange={([picture]) => choose(picture)}
      />
    </Stack>
  );
}

const formOf = (profile: Profile): PersonForm => ({
  ...emptyPerson(profile.locale, profile.timezone),
  firstName: profile.firstName,
  lastName: profile.lastName,
  position: profile.position,
  phone: profile.phone,
  avatarUrl: profile.avatarUrl,
  email: profile.email,
  login: profile.login,
});

/** One's own profile from its first field to the interface that speaks by it. */
function useProfileForm() {
  const toast = useToast();
  const navigate = useNavigate();
  const before = formOf(useSession().profile);
  const { id } = useSession().profile;
  const form = useForm<PersonForm, unknown, PersonForm>({
    defaultValues: before,
    resolver: contractResolver((values) => wrongIn(changesOf(before, values))),
    mode: 'onTouched',
  });
  // Read while drawing: the form counts its changes only for whoever has asked.
  const { isDirty } = form.formState;
  const draft = useDraft(form, 'profile.edit', isDirty);
  const portrait = usePicture((url) => form.setValue('avatarUrl', url, { shouldDirty: true }));
  const isSaved = useRef(false);
  const leaveQuestion = useLeaveQuestion(() => isDirty && !isSaved.current);

  const save = useMutation({
    ...mutation(api.users.update, { shows: 'all' }),
    onSuccess: async (saved) => {
      isSaved.current = true;
      await takeUpProfile(saved);
      // In the language that has just been chosen.
      toast({ tone: 'success', title: i18next.t('profile:edit.saved') });
      await navigate('/profile');
      await queryClient.invalidateQueries(inAreas('users'));
    },
    onError: (failure) => setServerErrors(form, failure),
  });
  const submit = form.handleSubmit((values) => {
    const changes = changesOf(before, values);
    if (save.isPending || portrait.isUnderWay || !('value' in changes)) return;
    if (Object.keys(changes.value).length === 0) void navigate('/profile');
    else save.mutate({ userId: id, body: changes.value });
  });
  const refusal = useRefusal(save.error);
  return {
    form,
    portrait,
    draft,
    submit,
    isBusy: save.isPending || portrait.isUnderWay,
    refusal,
    leaveQuestion,
  };
}
