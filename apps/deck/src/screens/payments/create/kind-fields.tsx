import { Card, LifetimeField, TextField, useNow, useUi } from '@deck/ui';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import { CardField } from './card-field.tsx';
import * as css from './payment-form.css.ts';
import { RecipientFields } from './recipient-fields.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import type { NewPayment } from './use-payment-form.ts';

/** What the chosen kind needs to know besides the amount. */
export function KindFields({ payment }: { payment: NewPayment }) {
  switch (payment.values.kind) {
    case 'SCHEDULED':
      return <ScheduleCard payment={payment} />;
    case 'SAVED_CARD':
      return <SavedCardCard payment={payment} />;
    case 'CARD_REQUEST':
      return <RequestCard payment={payment} />;
    case 'WIRE':
      return <InvoiceCard payment={payment} />;
    default:
      return null;
  }
}

function SavedCardCard({ payment }: { payment: NewPayment }) {
  const { t } = useTranslation('collect');
  return (
    <Card title={t('card.title')}>
      <div className={css.stack}>
        <CardField payment={payment} />
      </div>
    </Card>
  );
}

function RequestCard({ payment }: { payment: NewPayment }) {
  const { t } = useTranslation('collect');
  const { timeZone } = useUi();
  const now = useNow();
  return (
    <Card title={t('request.title')}>
      <div className={css.stack}>
        <RecipientFields payment={payment} />
        <FormField control={payment.form.control} name="lifetime">
          {(field) => (
            <LifetimeField {...field} label={t('request.lifetime')} now={now} timeZone={timeZone} />
          )}
        </FormField>
      </div>
    </Card>
  );
}

function InvoiceCard({ payment }: { payment: NewPayment }) {
  const { t } = useTranslation('collect');
  return (
    <Card title={t('wire.title')}>
      <div className={css.stack}>
        <FormField control={payment.form.control} name="email">
          {(field) => (
            <TextField
              {...field}
              type="email"
              icon={Mail}
              label={t('wire.email')}
              hint={t('wire.emailHint')}
              optional
              autoComplete="off"
            />
          )}
        </FormField>
      </div>
    </Card>
  );
}
