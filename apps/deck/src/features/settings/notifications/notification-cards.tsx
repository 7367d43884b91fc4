import { customerEmails, employeeNotifications, telegramNotifications } from '@deck/api/vocabulary';
import { Card, Checkbox, FormGrid, Stack, TextField } from '@deck/ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createForm } from '../../../platform/forms/create-form.tsx';
import { getShare, withChoice } from '../../../platform/forms/multi-choice.ts';
import * as css from './notification-cards.css.ts';
import { notificationEvents } from './notification-events.ts';
import type { NotificationsForm } from './notifications-form.ts';

const Form = createForm<NotificationsForm>()({ Checkbox, Text: TextField });

interface NotificationCardProps {
  form: UseFormReturn<NotificationsForm, unknown, NotificationsForm>;
}

/** Who is notified at all; the company's chat needs its number, too. */
export function RecipientsCard({ form }: NotificationCardProps) {
  const { t } = useTranslation('settings');
  const isTelegramOn = useWatch({ control: form.control, name: 'telegram.enabled' });
  return (
    <Card title={t('notify.recipients')} meta={t('notify.recipientsText')}>
      <Stack>
        <Form.Checkbox
          name="employee.enabled"
          label={t('notify.employeeEnabled')}
          hint={t('notify.employeeEnabledHint')}
        />
        <Form.Checkbox
          name="customer.enabled"
          label={t('notify.customerEnabled')}
          hint={t('notify.customerText')}
        />
        <Form.Checkbox
          name="telegram.enabled"
          label={t('notify.telegramEnabled')}
          hint={t('notify.telegramText')}
        />
        <FormGrid>
          <Form.Text
            name="telegram.chatId"
            span={6}
            parse={(text) => text.trim()}
            label={t('notify.chatId')}
            hint={t('notify.chatIdHint')}
            optional={!isTelegramOn}
            autoComplete="off"
          />
        </FormGrid>
      </Stack>
    </Card>
  );
}

const recipients = ['employee', 'customer', 'telegram'] as const;

const all: Readonly<Record<(typeof recipients)[number], readonly string[]>> = {
  employee: employeeNotifications,
  customer: customerEmails,
  telegram: telegramNotifications,
};

/** Which events each recipient is notified of: a row for each event, a column for each recipient. */
export function EventsCard({ form }: NotificationCardProps) {
  const { t } = useTranslation(['settings', 'labels']);
  const { control } = form;
  const { disabled: isClosed } = form.formState;
  const employee = useWatch({ control, name: 'employee' });
  const customer = useWatch({ control, name: 'customer' });
  const telegram = useWatch({ control, name: 'telegram' });
  const chosen: typeof all = {
    employee: employee.types,
    customer: customer.letters,
    telegram: telegram.types,
  };
  const isOn = { employee: employee.enabled, customer: customer.enabled, telegram: telegram.enabled };

  const change = { shouldDirty: true };
  const choose: Record<(typeof recipients)[number], (choices: readonly string[]) => void> = {
    employee: (choices) =>
      form.setValue(
        'employee.types',
        employeeNotifications.filter((one) => choices.includes(one)),
        change,
      ),
    customer: (choices) =>
      form.setValue(
        'customer.letters',
        customerEmails.filter((one) => choices.includes(one)),
        change,
      ),
    telegram: (choices) =>
      form.setValue(
        'telegram.types',
        telegramNotifications.filter((one) => choices.includes(one)),
        change,
      ),
  };

  return (
    <Card flush title={t('notify.events')}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.head}>
              {t('notify.event')}
            </th>
            {recipients.map((recipient) => (
              <th key={recipient} scope="col" className={css.head}>
                <Checkbox
                  label={t(`notify.${recipient}`)}
                  checked={getShare(all[recipient], chosen[recipient])}
                  disabled={isClosed || !isOn[recipient]}
                  onChange={(isAll) => choose[recipient](isAll ? all[recipient] : [])}
                />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notificationEvents.map((event) => (
            <tr key={event.label}>
              <th scope="row" className={css.event}>
                {t(event.label)}
              </th>
              {recipients.map((recipient) => {
                const choice = event[recipient];
                return (
                  <td key={recipient} className={css.cell}>
                    {choice !== undefined && (
                      <Checkbox
                        label={`${t(event.label)}, ${t(`notify.${recipient}`)}`}
                        labelHidden
                        checked={chosen[recipient].includes(choice)}
                        disabled={isClosed || !isOn[recipient]}
                        onChange={(isChosen) =>
                          choose[recipient](withChoice(all[recipient], chosen[recipient], choice, isChosen))
                        }
                      />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
