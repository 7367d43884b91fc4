import { LONGEST_TEXT } from '@deck/api/rules';
import { Card, TextArea } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import type { GeneralCardProps } from './company-card.tsx';

/** For those who look after the settings; nobody else sees it. */
export function NotesCard({ control }: GeneralCardProps) {
  const { t } = useTranslation('settings');
  return (
    <Card title={t('general.notes')} meta={t('general.notesText')}>
      <FormField control={control} name="notes">
        {(field) => (
          <TextArea {...field} label={t('general.notes')} labelHidden maxLength={LONGEST_TEXT} rows={4} />
        )}
      </FormField>
    </Card>
  );
}
