import { recipientProblem } from '@deck/api/contract/formats';
import type { Customer } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import type { Channel } from '@deck/api/vocabulary';
import { Checkbox, PhoneField, SendButton, TextField, useIsPossiblePhone } from '@deck/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DoubtAlert } from '../actions/doubt-alert.tsx';
import { SendFailure } from './send-failure.tsx';
import { useSending } from './use-sending.ts';

/** An empty field is no mistake yet: nothing can be sent from it. */
const stateOf = (channel: Channel, typed: string) =>
  typed === '' || recipientProblem(channel, channel === 'EMAIL' ? typed.trim() : typed) === undefined
    ? 'primary'
    : 'error';

interface SendWaysProps {
  payment: Payment;
  /** Whom it is sent to at first. */
  customer: Pick<Customer, 'email' | 'phone' | 'country'>;
}

/** By e-mail and by SMS: to whom, what went out last, and when it may go again. */
export function SendWays({ payment, customer }: SendWaysProps) {
  const { t } = useTranslation(['collect', 'app']);
  const { send, lastBy, channel, isSending, refusal, doubt, readAgain } = useSending(payment);
  const [email, setEmail] = useState(lastBy('EMAIL')?.to ?? customer.email);
  const [phone, setPhone] = useState(lastBy('SMS')?.to ?? customer.phone);
  const [withQrcode, setWithQrcode] = useState(true);
  const emailState = stateOf('EMAIL', email);
  const phoneState = stateOf('SMS', phone);
  // The field itself says what no plan knows, once it is left.
  const isPossible = useIsPossiblePhone(phone);
  const wayOf = (way: Channel) => ({
    sent: lastBy(way),
    loading: isSending && channel === way,
    disabled: isSending && channel !== way,
    onSend: (recipient: string) => send({ channel: way, recipient, withQrcode }),
  });
  return (
    <>
      <SendButton channel="email" value={email} state={emailState} {...wayOf('EMAIL')}>
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
      <SendButton channel="sms" value={phone} state={isPossible ? 'primary' : 'error'} {...wayOf('SMS')}>
        <PhoneField
          label={t('recipient.phone')}
          country={customer.country}
          value={phone}
          onChange={setPhone}
          state={phoneState}
          feedback={t('app:validation.phone')}
        />
      </SendButton>
      {!isSending && <SendFailure failure={refusal} channel={channel} />}
      <DoubtAlert doubt={doubt} onReadAgain={readAgain} />
    </>
  );
}
