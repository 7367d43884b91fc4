import { RequiredEmail } from '@deck/api/contract/formats';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import type { Channel } from '@deck/api/vocabulary';
import { Card, Checkbox, PhoneField, SendButton, Skeleton, TextField, useToast } from '@deck/ui';
import { isPhoneText } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../api.ts';
import { useOnce } from '../../../forms/use-once.ts';
import { useRight } from '../../../session/session-store.ts';
import * as css from '../../orders/shared/layout.css.ts';
import { DoubtAlert, type Verdict } from '../actions/doubt-alert.tsx';
import { RefusalAlert } from '../actions/refusal-alert.tsx';
import { rereadMoney } from '../shared/reread-money.ts';
import { linkLives } from './link-lives.ts';

/** Sends the address of a link or an invoice once more, the same one, by e-mail or SMS. */
export function SendAgain({ payment }: { payment: Payment }) {
  const mayWrite = useRight('ORDER_INSTANCE_EDIT');
  const mayRead = useRight('ORDER_INSTANCE_VIEW');
  const isOffered = mayWrite && linkLives(payment);
  const order = useQuery({
    ...query(api.orders.get, { id: payment.orderId ?? '' }),
    enabled: isOffered && mayRead && payment.orderId !== null,
  });
  if (!isOffered) return null;
  if (order.isPending && order.isFetching) return <Loading />;
  return <Fields payment={payment} customer={order.data?.customer ?? { email: '', phone: '' }} />;
}

/** As high as its fields, so that nothing below it moves. */
function Loading() {
  const { t } = useTranslation('payment');
  return (
    <Card title={t('send.title')}>
      <div aria-busy>
        <Skeleton shape="block" height={248} />
      </div>
    </Card>
  );
}

interface Notice {
  readonly channel: Channel;
  readonly recipient: string;
  readonly withQrcode: boolean;
}

interface FieldsProps {
  payment: Payment;
  customer: { email: string; phone: string };
}

function Fields({ payment, customer }: FieldsProps) {
  const { t } = useTranslation(['payment', 'app']);
  const last = (channel: Channel) => payment.dispatches.findLast((sent) => sent.channel === channel);
  const [email, setEmail] = useState(last('EMAIL')?.recipient ?? customer.email);
  const [phone, setPhone] = useState(last('SMS')?.recipient ?? customer.phone);
  const [withQrcode, setWithQrcode] = useState(true);
  const sending = useSending(payment);
  const send = (channel: Channel, recipient: string) => sending.send({ channel, recipient, withQrcode });
  const sentOf = (channel: Channel) => {
    const sent = last(channel);
    return sent && { to: sent.recipient, at: sent.sentAt, againAt: sent.againAt };
  };
  const emailState = email === '' || RequiredEmail.safeParse(email).success ? 'primary' : 'error';
  const phoneState = isPhoneText(phone) ? 'primary' : 'error';
  return (
    <Card title={t('send.title')}>
      <div className={css.stack}>
        <DoubtAlert doubt={sending.doubt} onReadAgain={sending.readAgain} />
        {!sending.isSending && <RefusalAlert failure={sending.refusal} />}
        <TextField
          label={t('send.email')}
          type="email"
          icon={Mail}
          autoComplete="off"
          value={email}
          onChange={setEmail}
          state={emailState}
          feedback={t('app:validation.email')}
        />
        <Checkbox label={t('send.withQr')} checked={withQrcode} onChange={setWithQrcode} />
        <SendButton
          channel="email"
          value={email}
          state={emailState}
          disabled={sending.isSending}
          sent={sentOf('EMAIL')}
          onSend={(recipient) => send('EMAIL', recipient)}
        />
        <PhoneField
          label={t('send.phone')}
          value={phone}
          onChange={setPhone}
          state={phoneState}
          feedback={t('app:validation.phone')}
        />
        <SendButton
          channel="sms"
          value={phone}
          state={phoneState}
          disabled={sending.isSending}
          sent={sentOf('SMS')}
          onSend={(recipient) => send('SMS', recipient)}
        />
      </div>
    </Card>
  );
}

function useSending(payment: Payment) {
  const { t } = useTranslation('payment');
  const toast = useToast();
  return useOnce(
    (body: Notice, idempotencyKey) =>
      api.payments.notify({ id: payment.id, body }, { idempotencyKey, shows: 'all' }),
    {
      repeatable: true,
      onDone: (_, { recipient }) => {
        toast({ tone: 'success', title: t('send.done'), text: recipient });
        void rereadMoney();
      },
      look: async (): Promise<Verdict> => {
        const now = await queryClient.fetchQuery({
          ...query(api.payments.get, { id: payment.id }),
          staleTime: 0,
        });
        void rereadMoney();
        return now.dispatches.length > payment.dispatches.length ? 'done' : 'undone';
      },
    },
  );
}
