import type { Property } from '@deck/api/contract/company';
import { inAreas, mutation } from '@deck/api/react';
import { LONGEST_LINE } from '@deck/api/rules';
import { ColorField, FormColumn, FormGrid, Modal, Stack, TextField, TimeField, useToast } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../platform/api.ts';
import { contractResolver, setServerErrors } from '../../platform/forms/contract-resolver.ts';
import { createForm, FormProvider } from '../../platform/forms/create-form.tsx';
import { DraftOffer } from '../../platform/forms/draft-offer.tsx';
import { PictureField } from '../../platform/forms/picture-field.tsx';
import { RefusalAlert } from '../../platform/forms/refusal-alert.tsx';
import { useDraft } from '../../platform/forms/use-draft.ts';
import { usePicture } from '../../platform/forms/use-picture.ts';
import { useRefusal } from '../../platform/forms/use-refusal.ts';
import { type GuestPageForm, toDraft, toForm, wrongIn } from './guest-page-form.ts';
import { propertyQuery } from './properties-list.ts';

const Form = createForm<GuestPageForm>()({
  Color: ColorField,
  Picture: PictureField,
  Text: TextField,
  Time: TimeField,
});

/** What the property says in its own words. */
const ownWords = ['cancellation', 'deskHours'] as const;

interface EditGuestPageProps {
  property: Property;
  onClose: () => void;
}

/** Changes what guests read of a property. */
export default function EditGuestPage({ property, onClose }: EditGuestPageProps) {
  const { t } = useTranslation(['properties', 'messages']);
  const { form, draft, logo, submit, isSaving, refusal } = useGuestPage(property, onClose);
  return (
    <Modal
      open
      title={t('guests.title')}
      description={t('guests.text')}
      dirty={form.formState.isDirty}
      loading={isSaving || logo.isUnderWay}
      onClose={onClose}
      action={{ label: t('guests.save'), onAct: () => void submit() }}
    >
      <Stack>
        <DraftOffer draft={draft} />
        <RefusalAlert title={t('messages:guestPage')}>{refusal}</RefusalAlert>
        <FormProvider form={form}>
          <FormGrid>
            <Form.Text
              name="place"
              span={12}
              label={t('guests.place')}
              hint={t('guests.placeHint', { city: property.city })}
              optional
              autoComplete="off"
              maxLength={LONGEST_LINE}
            />
            <Form.Time name="startTime" span={6} label={t('guests.startTime')} optional />
            <Form.Time name="endTime" span={6} label={t('guests.endTime')} optional />
            {ownWords.map((name) => (
              <Form.Text
                key={name}
                name={name}
                span={12}
                label={t(`guests.${name}`)}
                hint={t(`guests.${name}Hint`)}
                optional
                autoComplete="off"
                maxLength={LONGEST_LINE}
              />
            ))}
            <Form.Color
              name="color"
              span={12}
              label={t('guests.color')}
              hint={t('guests.colorHint')}
              optional
            />
            <FormColumn span={12}>
              <Form.Picture
                name="logoUrl"
                picture={logo}
                alt={t('guests.logoOf', { name: property.name })}
                label={t('guests.logoFile')}
                removeLabel={t('guests.removeLogo')}
              />
            </FormColumn>
          </FormGrid>
        </FormProvider>
      </Stack>
    </Modal>
  );
}

const resolver = contractResolver<GuestPageForm>(wrongIn);

/** The form from its first field to the server's answer. What was refused or lost stays typed. */
function useGuestPage({ id, guestPage }: Property, onClose: () => void) {
  const { t } = useTranslation('properties');
  const toast = useToast();
  const form = useForm<GuestPageForm, unknown, GuestPageForm>({
    defaultValues: toForm(guestPage),
    resolver,
    // Not on leaving a field: a message that comes then would move the button from under the press.
    mode: 'onSubmit',
  });
  const draft = useDraft(form, `properties.guest-page.${id}`);
  const logo = usePicture((url) => form.setValue('logoUrl', url, { shouldDirty: true }));
  const save = useMutation({
    ...mutation(api.properties.saveGuestPage, { handledErrors: 'all' }),
    onSuccess: (saved) => {
      queryClient.setQueryData(propertyQuery(id).queryKey, saved);
      toast({ tone: 'success', title: t('guests.saved') });
      onClose();
    },
    onError: (failure) => setServerErrors(form, failure),
    // After a failure too: an answer can be lost after the page was saved.
    onSettled: () => queryClient.invalidateQueries(inAreas('properties')),
  });
  const submit = form.handleSubmit((values) => {
    if (!save.isPending && !logo.isUnderWay) save.mutate({ id, body: toDraft(values) });
  });
  return { form, draft, logo, submit, isSaving: save.isPending, refusal: useRefusal(save.error) };
}
