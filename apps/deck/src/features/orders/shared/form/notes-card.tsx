import { LONGEST_TEXT } from '@deck/api/rules';
import { Card, FormColumn, FormGrid, TextArea } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../../platform/forms/form-field.tsx';
import type { OrderFields } from './order-form.ts';

export function NotesCard({ form: { control } }: { form: OrderFields }) {
  const { t } = useTranslation('orders');
  return (
    <Card title={t('create.notes')}>
      <FormGrid>
        <FormColumn span={6}>
          <FormField control={control} name="messageToCustomer">
            {(field) => (
              <TextArea
                {...field}
                label={t('details.message')}
                optional
                maxLength={LONGEST_TEXT}
                hint={t('create.messageHint')}
              />
            )}
          </FormField>
        </FormColumn>
        <FormColumn span={6}>
          <FormField control={control} name="internalNote">
            {(field) => (
              <TextArea
                {...field}
                label={t('details.note')}
                optional
                maxLength={LONGEST_TEXT}
                hint={t('create.noteHint')}
              />
            )}
          </FormField>
        </FormColumn>
      </FormGrid>
    </Card>
  );
}
