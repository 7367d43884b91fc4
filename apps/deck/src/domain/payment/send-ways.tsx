import type { ApiError } from '@deck/api/client';
import { recipientProblem } from '@deck/api/contract/formats';
import type { Customer } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { paymentKinds } from '@deck/api/rules';
import type { Channel } from '@deck/api/vocabulary';
import { Alert, Checkbox, PhoneField, SendButton, TextField, useIsPossiblePhone, useToast } from '@deck/ui';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient, quietApi } from '../../platform/api.ts';
import { useIdempotentMutation } from '../../platform/forms/use-idempotent-mutation.ts';
import { useRefusal } from '../../platform/forms/use-refusal.ts';
import { UnknownOutcomeAlert, type Verdict } from './actions/act-alerts.tsx';
import { lastDispatch, undelivered } from './dispatches.ts';
import { invalidateMoneyQueries } from './invalidate-money-queries.ts';

/** An empty field is no mistake yet: nothing can be sent from it. */
export const getRecipientState = (channel: Channel, typed: string) =>
  typed === '' || recipientProblem(channel, channel === 'EMAIL' ? typed.trim() : typed) === undefined
    ? 'primary'
    : 'error';

interface SendWaysProps {
  payment: Payment;
  /** Whom it is sent to at first. */
  customer: Pick<Customer, 'email' | 'phone' | 'country'>;
}

/** Sends by e-mail and by SMS. Each way shows its recipient, the last message, and when the next is allowed. */
export function SendWays({ payment, customer }: SendWaysProps) {
  const { t } = useTranslation(['collect', 'app']);
  const { send, lastBy, channel, isSending, refusal, unknownOutcome, readAgain } = useSendPayment(payment);
  const lastEmail = lastBy('EMAIL');
  // Where nothing arrived, the customer's address may have been corrected since.
  const isRefused = lastEmail?.failed === true && customer.email !== '';
  const [email, setEmail] = useState(isRefused ? customer.email : (lastEmail?.to ?? customer.email));
  const [phone, setPhone] = useState(lastBy('SMS')?.to ?? customer.phone);
  const [withQrcode, setWithQrcode] = useState(true);
  const emailState = getRecipientState('EMAIL', email);
  const phoneState = getRecipientState('SMS', phone);
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
      <UnknownOutcomeAlert unknownOutcome={unknownOutcome} onReadAgain={readAgain} />
    </>
  );
}

/** A message that did not go out, and why. Nothing is sent again by itself. */
export function SendFailure({ failure, channel }: { failure: ApiError | null; channel: Channel }) {
  const { t } = useTranslation('messages');
  const reason = useRefusal(failure);
  if (failure === null) return null;
  return (
    <Alert tone="danger" announced title={t(channel === 'EMAIL' ? 'send.email' : 'send.sms')}>
      {reason}
    </Alert>
  );
}

interface Message {
  readonly channel: Channel;
  readonly recipient: string;
  readonly withQrcode: boolean;
}

/**
 * Sends the address of a payment, and knows the last recipient.
 * @param silent the page itself says that it was sent
 */
export function useSendPayment(payment: Payment, { silent = false }: { silent?: boolean } = {}) {
  const { t } = useTranslation('collect');
  const toast = useToast();
  const [channel, setChannel] = useState<Channel>('EMAIL');
  const isInvoice = paymentKinds[payment.type].page === 'INVOICE';
  const read = query(quietApi.payments.get, { id: payment.id });
  const { send, renew, ...sending } = useIdempotentMutation(
    (body: Message, idempotencyKey) =>
      api.payments.notify({ id: payment.id, body }, { idempotencyKey, handledErrors: 'all' }),
    {
      // Each message is an intent of its own.
      repeatable: true,
      onDone: async (sent, { recipient }) => {
        queryClient.setQueryData(read.queryKey, sent);
        await invalidateMoneyQueries();
        // What waits to go out is not sent yet, and a refusal of the carrier shows beside its button.
        const isOut = sent.dispatches.length > payment.dispatches.length;
        if (!isOut) toast({ tone: 'info', title: t('send.queued'), text: recipient });
        else if (undelivered(sent) === undefined && !silent)
          toast({ tone: 'success', title: t(isInvoice ? 'send.invoiceSent' : 'send.sent'), text: recipient });
      },
      reconcile: async (): Promise<Verdict> => {
        const now = await queryClient.fetchQuery({ ...read, staleTime: 0 });
        const wasSent = now.dispatches.length > payment.dispatches.length;
        if (wasSent) renew();
        void invalidateMoneyQueries();
        return wasSent ? 'done' : 'undone';
      },
    },
  );
  return {
    ...sending,
    /** The way it went, or goes, last. */
    channel,
    send: (message: Message) => {
      setChannel(message.channel);
      send(message);
    },
    lastBy: (way: Channel) => {
      const last = lastDispatch(payment, way);
      return last && { to: last.recipient, at: last.sentAt, againAt: last.againAt, failed: last.failed };
    },
  };
}
