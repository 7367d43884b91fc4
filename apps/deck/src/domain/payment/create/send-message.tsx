import type { Customer } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { PhoneField, SendButton, useIsPossiblePhone } from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UnknownOutcomeAlert } from '../actions/act-alerts.tsx';
import { getRecipientState, SendFailure, useSendPayment } from '../send-ways.tsx';

interface SendMessageProps {
  payment: Payment;
  /** Whom it is sent to at first. */
  customer: Pick<Customer, 'phone' | 'country'> | undefined;
}

/** The link by SMS. */
export function SendMessage({ payment, customer }: SendMessageProps) {
  const { t } = useTranslation(['collect', 'app']);
  const { send, lastBy, channel, isSending, refusal, unknownOutcome, readAgain } = useSendPayment(payment, {
    silent: true,
  });
  const sent = lastBy('SMS');
  const [phone, setPhone] = useState(sent?.to ?? customer?.phone ?? '');
  // The field itself says what no plan knows, once it is left.
  const isPossible = useIsPossiblePhone(phone);
  return (
    <>
      <SendButton
        channel="sms"
        value={phone}
        state={isPossible ? 'primary' : 'error'}
        sent={sent}
        loading={isSending}
        onSend={(recipient) => send({ channel: 'SMS', recipient, withQrcode: false })}
      >
        <PhoneField
          label={t('recipient.phone')}
          country={customer?.country ?? ''}
          value={phone}
          onChange={setPhone}
          state={getRecipientState('SMS', phone)}
          feedback={t('app:validation.phone')}
        />
      </SendButton>
      {!isSending && <SendFailure failure={refusal} channel={channel} />}
      <UnknownOutcomeAlert unknownOutcome={unknownOutcome} onReadAgain={readAgain} />
    </>
  );
}
