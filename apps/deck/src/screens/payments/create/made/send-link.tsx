import { RequiredEmail } from '@deck/api/contract/formats';
import type { Payment } from '@deck/api/contract/payments';
import { Card, Checkbox, CopyField, PhoneField, SendButton, TextField } from '@deck/ui';
import { isPhoneText } from '@deck/values';
import { Link, Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QrPanel } from '../../shared/qr-panel.tsx';
import * as css from '../payment-form.css.ts';
import { SendFailure } from './send-failure.tsx';
import { useSending } from './use-sending.ts';

interface SendLinkProps {
  payment: Payment;
  /** Whom it is sent to unless another address is typed. */
  email: string;
  phone: string;
  /** What a printed code says. */
  printed: { readonly title: string; readonly text: string };
  onSent: (payment: Payment) => void;
}

/** A link goes out by e-mail and SMS, and can be copied, shown as a QR code and printed. */
export function SendLink({ payment, printed, onSent, ...first }: SendLinkProps) {
  const { t } = useTranslation(['collect', 'app']);
  const [email, setEmail] = useState(first.email);
  const [phone, setPhone] = useState(first.phone);
  const [withQrcode, setWithQrcode] = useState(true);
  const { send, sending, sentOf, failed } = useSending(payment, withQrcode, onSent);
  const emailState = email === '' || RequiredEmail.safeParse(email.trim()).success ? 'primary' : 'error';
  const phoneState = isPhoneText(phone) ? 'primary' : 'error';
  const link = payment.link ?? '';

  return (
    <Card title={t('send.title')}>
      <div className={css.sides}>
        <div className={css.ways}>
          <SendButton
            channel="email"
            value={email}
            state={emailState}
            loading={sending === 'EMAIL'}
            sent={sentOf('EMAIL')}
            onSend={(recipient) => send('EMAIL', recipient)}
          >
            <TextField
              label={t('recipient.email')}
              type="email"
              icon={Mail}
              autoComplete="off"
              value={email}
              onChange={setEmail}
              state={emailState}
              feedback={t('app:validation.email')}
            />
          </SendButton>
          <Checkbox label={t('send.withQr')} checked={withQrcode} onChange={setWithQrcode} />
          <SendButton
            channel="sms"
            value={phone}
            state={phoneState}
            loading={sending === 'SMS'}
            sent={sentOf('SMS')}
            onSend={(recipient) => send('SMS', recipient)}
          >
            <PhoneField
              label={t('recipient.phone')}
              value={phone}
              onChange={setPhone}
              state={phoneState}
              feedback={t('app:validation.phone')}
            />
          </SendButton>
          {failed && <SendFailure {...failed} />}
          <CopyField icon={Link} label={t('qr.link')} copyLabel={t('qr.copy')} value={link} />
        </div>
        <QrPanel link={link} fileName={`link-${payment.number}`} printed={printed} without="link" />
      </div>
    </Card>
  );
}
