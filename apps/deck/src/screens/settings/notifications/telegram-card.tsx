import { telegramNotifications } from '@deck/api/vocabulary';
import { Card, Checkbox, FormColumn, FormGrid, TextField } from '@deck/ui';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import * as layout from '../../orders/shared/layout.css.ts';
import { Choices } from './choices.tsx';
import type { NotifyCardProps } from './employee-card.tsx';

/** What is written to the company's chat, too. Without a chat nothing can be. */
export function TelegramCard({ control }: NotifyCardProps) {
  const { t } = useTranslation(['settings', 'labels']);
  const isOn = useWatch({ control, name: 'telegram.enabled' });
  return (
    <Card title={t('notify.telegram')} meta={t('notify.telegramText')}>
      <div className={layout.stack}>
        <FormField control={control} name="telegram.enabled">
          {({ value, ...field }) => (
            <Checkbox {...field} checked={value} label={t('notify.telegramEnabled')} />
          )}
        </FormField>
        <FormGrid>
          <FormColumn span={6}>
            <FormField control={control} name="telegram.chatId">
              {(field) => (
                <TextField
                  {...field}
                  onChange={(text) => field.onChange(text.trim())}
                  label={t('notify.chatId')}
                  hint={t('notify.chatIdHint')}
                  optional={!isOn}
                  autoComplete="off"
                />
              )}
            </FormField>
          </FormColumn>
        </FormGrid>
        <FormField control={control} name="telegram.types">
          {({ value, onChange, disabled, ref }) => (
            <Choices
              ref={ref}
              all={telegramNotifications}
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
