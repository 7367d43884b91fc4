import { RequiredEmail } from '@deck/api/contract/formats';
import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { inAreas, mutation } from '@deck/api/react';
import type { Channel } from '@deck/api/vocabulary';
import {
  Alert,
  Card,
  Checkbox,
  CopyField,
  PhoneField,
  QrCode,
  SendButton,
  TextField,
  useToast,
  useUi,
} from '@deck/ui';
import { isPhoneText } from '@deck/values';
import { useMutation } from '@tanstack/react-query';
import { Link, Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../api.ts';
import { amountText } from '../../../format/amount-text.ts';
import * as css from './send-link.css.ts';

interface SendLinkProps {
  order: Order;
  payment: Payment;
  onSent: (payment: Payment) => void;
}

/** The link is made: it goes out by e-mail and SMS, and can be copied and shown as a QR code. */
export function SendLink({ order, payment, onSent }: SendLinkProps) {
  const { t } = useTranslation(['orders', 'payments', 'app']);
  const { locale } = useUi();
  const [email, setEmail] = useState(order.customer.email);
  const [phone, setPhone] = useState(order.customer.phone);
  const [withQrcode, setWithQrcode] = useState(true);
  const { send, sending, sentOf } = useSending(payment, withQrcode, onSent);
  const emailState = email === '' || RequiredEmail.safeParse(email).success ? 'primary' : 'error';
  const phoneState = isPhoneText(phone) ? 'primary' : 'error';

  return (
    <>
      <Alert
        tone="success"
        announced
        title={t('pay.made', { amount: amountText(payment.amount, payment.currency, locale) })}
      >
        {t('pay.madeText', { payment: payment.number })}
      </Alert>
      <Card title={t('pay.send')}>
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
                label={t('details.email')}
                type="email"
                icon={Mail}
                autoComplete="off"
                value={email}
                onChange={setEmail}
                state={emailState}
                feedback={t('app:validation.email')}
              />
            </SendButton>
            <Checkbox label={t('pay.withQr')} checked={withQrcode} onChange={setWithQrcode} />
            <SendButton
              channel="sms"
              value={phone}
              state={phoneState}
              loading={sending === 'SMS'}
              sent={sentOf('SMS')}
              onSend={(recipient) => send('SMS', recipient)}
            >
              <PhoneField
                label={t('details.phone')}
                value={phone}
                onChange={setPhone}
                state={phoneState}
                feedback={t('app:validation.phone')}
              />
            </SendButton>
            <CopyField
              icon={Link}
              label={t('payments:details.link')}
              copyLabel={t('payments:details.linkCopied')}
              value={payment.link ?? ''}
            />
          </div>
          <QrCode
            value={payment.link ?? ''}
            label={t('payments:details.qr')}
            download={`link-${payment.number}`}
          />
        </div>
      </Card>
    </>
  );
}

function useSending(payment: Payment, withQrcode: boolean, onSent: (payment: Payment) => void) {
  const { t } = useTranslation('orders');
  const toast = useToast();
  // Each message is an intent of its own; a lost answer is repeated under the same key.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const notify = useMutation({
    ...mutation(api.payments.notify, { idempotencyKey }),
    onSuccess: async (sent, { body }) => {
      setKey(crypto.randomUUID());
      onSent(sent);
      toast({ tone: 'success', title: t('pay.sent'), text: body.recipient });
      await queryClient.invalidateQueries(inAreas('orders', 'orderPayments', 'payments'));
    },
  });
  return {
    send: (channel: Channel, recipient: string) =>
      notify.mutate({ id: payment.id, body: { channel, recipient, withQrcode } }),
    sending: notify.isPending ? notify.variables.body.channel : undefined,
    sentOf: (channel: Channel) => {
      const last = payment.dispatches.findLast((dispatch) => dispatch.channel === channel);
      return last && { to: last.recipient, at: last.sentAt, againAt: last.againAt };
    },
  };
}
