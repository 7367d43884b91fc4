import { employeeNotifications } from '@deck/api/vocabulary';
import { Card, Checkbox } from '@deck/ui';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import * as layout from '../../orders/shared/layout.css.ts';
import { Choices } from './choices.tsx';
import type { NotificationsForm } from './notifications-form.ts';

export interface NotifyCardProps {
  control: Control<NotificationsForm, unknown, NotificationsForm>;
}

/** Which letters the people of the company get by themselves. */
export function EmployeeCard({ control }: NotifyCardProps) {
  const { t } = useTranslation(['settings', 'labels']);
  const isOn = useWatch({ control, name: 'employee.enabled' });
  return (
    <Card title={t('notify.employee')} meta={t('notify.employeeText')}>
      <div className={layout.stack}>
        <FormField control={control} name="employee.enabled">
          {({ value, ...field }) => (
            <Checkbox
              {...field}
              checked={value}
              label={t('notify.employeeEnabled')}
              hint={t('notify.employeeEnabledHint')}
            />
          )}
        </FormField>
        <FormField control={control} name="employee.types">
          {({ value, onChange, disabled, ref }) => (
            <Choices
              ref={ref}
              all={employeeNotifications}
              labelOf={(type) => t(`labels:notificationType.${type}`)}
              value={value}
              onChange={onChange}
              disabled={disabled || !isOn}
            />
          )}
        </FormField>
      </div>
    </Card>
  );
}
