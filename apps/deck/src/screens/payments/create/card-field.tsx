import { Alert, addNewCard, Button, CardSelector } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import type { NewPayment } from './use-payment-form.ts';

/** One of the guest's saved cards. A new one the guest gives on a page of their own: no number is ever typed here. */
export function CardField({ payment: { form, values, cards } }: { payment: NewPayment }) {
  const { t } = useTranslation('collect');
  const isNew = values.tenderId === addNewCard.id;
  // The notice below says what is next: a line more would push its button from under the pointer.
  const isSaid = isNew && !form.formState.isSubmitted;
  return (
    <>
      <FormField control={form.control} name="tenderId">
        {({ feedback, state, ...field }) => (
          <CardSelector
            {...field}
            {...cards.shown}
            label={t('card.label')}
            state={isSaid ? 'primary' : state}
            feedback={isSaid ? '' : feedback && t('card.choose')}
          />
        )}
      </FormField>
      {isNew && (
        <Alert
          tone="info"
          announced
          title={t('card.new')}
          action={
            <Button size="small" onClick={() => form.setValue('kind', 'CARD_REQUEST', { shouldDirty: true })}>
              {t('card.ask')}
            </Button>
          }
        >
          {t('card.newText')}
        </Alert>
      )}
    </>
  );
}
