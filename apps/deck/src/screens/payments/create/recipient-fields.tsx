import { channels } from '@deck/api/vocabulary';
import { Checkbox, PhoneField, SegmentedControl, TextField } from '@deck/ui';
import { Mail } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FormField } from '../../../forms/form-field.tsx';
import type { NewPayment } from './use-payment-form.ts';

/** Whom something is sent to by itself: by e-mail or by SMS. */
export function RecipientFields({
  payment: { order, form, values },
  withQrcode = false,
}: {
  payment: NewPayment;
  /** Whether a code can go along in the e-mail. */
  withQrcode?: boolean;
}) {
  const { t } = useTranslation(['collect', 'labels']);
  return (
    <>
      <FormField control={form.control} name="channel">
        {({ state: _, feedback: __, ...field }) => (
          <SegmentedControl
            {...field}
            label={t('recipient.channel')}
            options={channels.map((channel) => ({ value: channel, label: t(`labels:channel.${channel}`) }))}
          />
        )}
      </FormField>
      {values.channel === 'EMAIL' ? (
        <FormField control={form.control} name="email">
          {(field) => (
            <TextField {...field} type="email" icon={Mail} label={t('recipient.email')} autoComplete="off" />
          )}
        </FormField>
      ) : (
        <FormField control={form.control} name="phone">
          {(field) => <PhoneField {...field} country={order.customer.country} label={t('recipient.phone')} />}
        </FormField>
      )}
      {withQrcode && values.channel === 'EMAIL' && (
        <FormField control={form.control} name="withQrcode">
          {({ value, onChange }) => <Checkbox label={t('send.withQr')} checked={value} onChange={onChange} />}
        </FormField>
      )}
    </>
  );
}
