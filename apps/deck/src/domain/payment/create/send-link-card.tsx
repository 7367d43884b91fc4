import type { Order } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { Button, Card, Checkbox, Stack, Text, TextField, useUi } from '@deck/ui';
import { Mail, Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../platform/format/language-name.ts';
import { UnknownOutcomeAlert } from '../actions/act-alerts.tsx';
import { lastDispatch } from '../dispatches.ts';
import { useChargedText } from '../payment-words.ts';
import { getRecipientState, SendFailure, useSendPayment } from '../send-ways.tsx';
import { LinkSent } from './link-sent.tsx';
import * as css from './payment-form.css.ts';

interface SendLinkCardProps {
  payment: Payment;
  order: Order | undefined;
}

/** Sends a new link by e-mail. Afterwards the same place shows whether it was delivered. */
export function SendLinkCard({ payment, order }: SendLinkCardProps) {
  const sending = useSendPayment(payment, { silent: true });
  const [isElsewhere, setElsewhere] = useState(false);
  const last = lastDispatch(payment, 'EMAIL');
  const [before] = useState(last?.sentAt);
  // Another message is out: it takes the place of the form again.
  const [shown, show] = useState(last);
  if (shown?.sentAt !== last?.sentAt) {
    show(last);
    setElsewhere(false);
  }
  if (last !== undefined && !last.failed && !isElsewhere)
    return (
      <LinkSent
        payment={payment}
        sent={last}
        isFresh={last.sentAt !== before}
        sending={sending}
        onElsewhere={() => setElsewhere(true)}
      />
    );
  return <LinkToSend payment={payment} order={order} sending={sending} isElsewhere={isElsewhere} />;
}

interface LinkToSendProps extends SendLinkCardProps {
  sending: ReturnType<typeof useSendPayment>;
  /** It goes to another address than before, which the user types. */
  isElsewhere: boolean;
}

function LinkToSend({ payment, order, sending, isElsewhere }: LinkToSendProps) {
  const { t } = useTranslation(['collect', 'app']);
  const { locale } = useUi();
  const amount = useChargedText(payment);
  const [email, setEmail] = useState(isElsewhere ? '' : (order?.customer.email ?? ''));
  const [withQrcode, setWithQrcode] = useState(true);
  const state = getRecipientState('EMAIL', email);
  const code = order?.customer.language ?? 'en';
  const language = languageName(code, (known) => t(`app:language.${known}`), locale);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isElsewhere) field.current?.focus();
  }, [isElsewhere]);
  const { send, isSending, refusal, channel, unknownOutcome, readAgain } = sending;
  return (
    <Card title={t('made.sendTo', { name: payment.customerName })}>
      <Stack>
        <Text>{t('made.sendText', { language, property: payment.propertyName })}</Text>
        <div className={css.sendLine}>
          <div className={css.recipient}>
            <TextField
              ref={field}
              label={t('recipient.email')}
              type="email"
              icon={Mail}
              autoComplete="off"
              value={email}
              onChange={setEmail}
              state={state}
              feedback={t('app:validation.email')}
            />
          </div>
          <Button
            size="large"
            variant="primary"
            icon={Send}
            loading={isSending}
            disabled={email.trim() === '' || state === 'error'}
            onClick={() => send({ channel: 'EMAIL', recipient: email.trim(), withQrcode })}
          >
            {t('made.send', { amount })}
          </Button>
        </div>
        <Checkbox label={t('send.withQr')} checked={withQrcode} onChange={setWithQrcode} />
        {!isSending && <SendFailure failure={refusal} channel={channel} />}
        <UnknownOutcomeAlert unknownOutcome={unknownOutcome} onReadAgain={readAgain} />
      </Stack>
    </Card>
  );
}
