import { LONGEST_TEXT } from '@deck/api/rules';
import { Card, FormGrid, TextArea } from '@deck/ui';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../../../platform/forms/create-form.tsx';
import type { OrderForm } from './order-form.ts';

const Form = createForm<OrderForm>()({ TextArea });

export function NotesCard() {
  const { t } = useTranslation('orders');
  return (
    <Card title={t('create.notes')}>
      <FormGrid>
        <Form.TextArea
          name="messageToCustomer"
          span={6}
          label={t('details.message')}
          optional
          maxLength={LONGEST_TEXT}
          hint={t('create.messageHint')}
        />
        <Form.TextArea
          name="internalNote"
          span={6}
          label={t('details.note')}
          optional
          maxLength={LONGEST_TEXT}
          hint={t('create.noteHint')}
        />
      </FormGrid>
    </Card>
  );
}
