import { customerLetters } from '@deck/api/vocabulary';
import { Card, Checkbox } from '@deck/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import * as layout from '../../orders/shared/layout.css.ts';
import { Choices } from './choices.tsx';
import type { NotifyCardProps } from './employee-card.tsx';

/** Which letters customers get by themselves. */
export function CustomerCard({ control }: NotifyCardProps) {
  const { t } = useTranslation(['settings', 'labels']);
  const isOn = useWatch({ control, name: 'customer.enabled' });
  return (
    <Card title={t('notify.customer')} meta={t('notify.customerText')}>
      <div className={layout.stack}>
        <FormField control={control} name="customer.enabled">
          {({ value, ...field }) => (
            <Checkbox {...field} checked={value} label={t('notify.customerEnabled')} />
          )}
        </FormField>
        <FormField control={control} name="customer.letters">
          {({ value, onChange, disabled, ref }) => (
            <Choices
              ref={ref}
              all={customerLetters}
              labelOf={(letter) => t(`labels:template.${letter}`)}
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
