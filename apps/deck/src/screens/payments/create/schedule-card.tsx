import { lastDayOf } from '@deck/api/rules';
import { Card, DateTimeField, SegmentedControl, useNow } from '@deck/ui';
import { epochOf, formatDate, instantText } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';

import { CardField } from './card-field.tsx';
import * as css from './payment-form.css.ts';
import { scheduleProblems } from './payment-rules.ts';
import { plans, sendsLater } from './payment-values.ts';
import { RecipientFields } from './recipient-fields.tsx';
import type { NewPayment } from './use-payment-form.ts';

/** What is to happen by itself, when, and to whom or with which card. */
export function ScheduleCard({ payment }: { payment: NewPayment }) {
  const { t } = useTranslation('collect');
  const { form, values } = payment;
  return (
    <Card title={t('schedule.title')}>
      <div className={css.stack}>
        <FormField control={form.control} name="plan">
          {({ state: _, feedback: __, ...field }) => (
            <SegmentedControl
              {...field}
              label={t('schedule.plan')}
              options={plans.map((plan) => ({ value: plan, label: t(`schedule.plans.${plan}`) }))}
            />
          )}
        </FormField>
        <Moment payment={payment} />
        {sendsLater(values) ? (
          <RecipientFields payment={payment} withQrcode />
        ) : (
          <CardField payment={payment} />
        )}
      </div>
    </Card>
  );
}

function Moment({ payment: { form, order, values, cards } }: { payment: NewPayment }) {
  const { t } = useTranslation('collect');
  const now = useNow();
  const wrong = form.formState.errors.at?.message;
  const problem = scheduleProblems.find((each) => each === wrong);
  const card = cards.find(values.tenderId);
  const words = {
    start: order.startDate === null ? '' : formatDate(order.startDate),
    expiry: card ? formatDate(lastDayOf(card)) : '',
  };
  return (
    <FormField control={form.control} name="at">
      {({ feedback, ...field }) => (
        <DateTimeField
          {...field}
          label={t(`schedule.when.${values.plan}`)}
          timeZone={order.propertyTimezone}
          min={instantText(epochOf(now))}
          feedback={problem ? t(`schedule.problem.${problem}`, words) : feedback}
        />
      )}
    </FormField>
  );
}
