import { customerEmails, employeeNotifications, telegramNotifications } from '@deck/api/vocabulary';
import { Card, Checkbox, FormColumn, FormGrid, Stack, TextField } from '@deck/ui';
import type { TFunction } from 'i18next';
import type { Ref } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../../platform/forms/create-form.tsx';
import { getShare, withChoice } from '../../../platform/forms/multi-choice.ts';
import type { NotificationsForm } from './notifications-form.ts';

const Form = createForm<NotificationsForm>()({ Checkbox, Choices, Text: TextField });

type Words = TFunction<['settings', 'labels']>;

/** Who is told by themselves: of what, and where the list of it stands in the form. */
const recipients = {
  employee: {
    list: 'employee.types',
    options: (t: Words) =>
      employeeNotifications.map((value) => ({ value, label: t(`labels:notificationType.${value}`) })),
  },
  customer: {
    list: 'customer.letters',
    options: (t: Words) => customerEmails.map((value) => ({ value, label: t(`labels:template.${value}`) })),
  },
  telegram: {
    list: 'telegram.types',
    options: (t: Words) =>
      telegramNotifications.map((value) => ({ value, label: t(`labels:notificationType.${value}`) })),
  },
} as const;

interface NotificationCardProps {
  form: UseFormReturn<NotificationsForm, unknown, NotificationsForm>;
  recipient: keyof typeof recipients;
}

/** What one kind of recipient gets by itself; the company's chat needs its number, too. */
export function NotificationCard({ form, recipient }: NotificationCardProps) {
  const { t } = useTranslation(['settings', 'labels']);
  const isOn = useWatch({ control: form.control, name: `${recipient}.enabled` });
  const { list, options } = recipients[recipient];
  return (
    <Card title={t(`notify.${recipient}`)} meta={t(`notify.${recipient}Text`)}>
      <Stack>
        <Form.Checkbox
          name={`${recipient}.enabled`}
          label={t(`notify.${recipient}Enabled`)}
          hint={recipient === 'employee' ? t('notify.employeeEnabledHint') : undefined}
        />
        {recipient === 'telegram' && (
          <FormGrid>
            <Form.Text
              name="telegram.chatId"
              span={6}
              parse={(text) => text.trim()}
              label={t('notify.chatId')}
              hint={t('notify.chatIdHint')}
              optional={!isOn}
              autoComplete="off"
            />
          </FormGrid>
        )}
        <Form.Choices name={list} options={options(t)} disabled={!isOn} />
      </Stack>
    </Card>
  );
}

interface ChoicesProps {
  options: readonly { value: string; label: string }[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Some of several, each seen, and all of them at once. */
function Choices({ options, value: chosen, onChange, disabled = false, ref }: ChoicesProps) {
  const { t } = useTranslation('settings');
  const all = options.map(({ value }) => value);
  return (
    <FormGrid>
      <FormColumn span={12}>
        <Checkbox
          ref={ref}
          label={t('notify.all')}
          checked={getShare(all, chosen)}
          disabled={disabled}
          onChange={(isAll) => onChange(isAll ? all : [])}
        />
      </FormColumn>
      {options.map(({ value, label }) => (
        <FormColumn key={value} span={6}>
          <Checkbox
            label={label}
            checked={chosen.includes(value)}
            disabled={disabled}
            onChange={(isChosen) => onChange(withChoice(all, chosen, value, isChosen))}
          />
        </FormColumn>
      ))}
    </FormGrid>
  );
}
