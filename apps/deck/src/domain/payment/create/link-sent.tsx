import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import { Button, Card, getClock, Icon, Stack, Text, useSeconds, useUi } from '@deck/ui';
import { toEpoch, zonedParts } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { quietApi } from '../../../platform/api.ts';
import { UnknownOutcomeAlert } from '../actions/act-alerts.tsx';
import { SendFailure, type useSendPayment } from '../send-ways.tsx';
import { getEventsPollState, usePolling } from '../use-polling.ts';
import * as css from './payment-form.css.ts';

interface LinkSentProps {
  payment: Payment;
  sent: Payment['dispatches'][number];
  /** It was sent from here just now. */
  isFresh: boolean;
  sending: ReturnType<typeof useSendPayment>;
  /** It is to go to another address. */
  onElsewhere: () => void;
}

/** The recipient, the moment and the delivery of the message. It changes in place. */
export function LinkSent({ payment, sent, isFresh, sending, onElsewhere }: LinkSentProps) {
  const { t } = useTranslation('collect');
  const { timeZone } = useUi();
  const progress = useProgress(payment, sent.sentAt);
  const { send, isSending, refusal, channel, unknownOutcome, readAgain } = sending;
  const text = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the focus goes to what replaced it.
  useEffect(() => {
    if (isFresh) text.current?.focus();
  }, [isFresh]);
  return (
    <Card
      title={t('made.sentTo', { name: payment.customerName })}
      action={
        <>
          <Button size="small" variant="quiet" onClick={onElsewhere}>
            {t('made.elsewhere')}
          </Button>
          <SendAgain
            againAt={sent.againAt}
            isSending={isSending}
            onSend={() => send({ channel: 'EMAIL', recipient: sent.recipient, withQrcode: true })}
          />
        </>
      }
    >
      <Stack>
        <div ref={text} className={css.sent} tabIndex={-1} role="status">
          <span className={css.sentMark}>
            <Icon shape={CircleCheck} />
          </span>
          <Text>
            {t('made.sentLine', {
              recipient: sent.recipient,
              time: zonedParts(sent.sentAt, timeZone).time,
              progress: t(`made.progress.${progress}`),
            })}
          </Text>
        </div>
        <Text>{t('made.sentText')}</Text>
        {!isSending && <SendFailure failure={refusal} channel={channel} />}
        <UnknownOutcomeAlert unknownOutcome={unknownOutcome} onReadAgain={readAgain} />
      </Stack>
    </Card>
  );
}

interface SendAgainProps {
  againAt: string;
  isSending: boolean;
  onSend: () => void;
}

/** The same recipient can get another message after a pause, which counts down. */
function SendAgain({ againAt, isSending, onSend }: SendAgainProps) {
  const { t } = useTranslation('collect');
  const until = toEpoch(againAt);
  const left = Math.max(0, Math.ceil((until - useSeconds(until)) / 1000));
  return (
    <Button
      size="small"
      loading={isSending}
      aria-disabled={left > 0 || undefined}
      onClick={() => {
        if (left === 0) onSend();
      }}
    >
      {left > 0 ? t('made.againIn', { clock: getClock(left) }) : t('send.again')}
    </Button>
  );
}

/** How far a letter came, the furthest first. */
const steps = [
  ['PAYMENT_PAGE_OPENED', 'PAGE_OPENED'],
  ['MESSAGE_OPENED', 'OPENED'],
  ['MESSAGE_DELIVERED', 'DELIVERED'],
] as const;

function useProgress(payment: Payment, since: string) {
  const { data = [] } = useQuery({
    ...query(quietApi.payments.history, { id: payment.id }),
    refetchInterval: usePolling(getEventsPollState(payment)),
  });
  const reached = steps.find(([type]) =>
    data.some((event) => event.type === type && toEpoch(event.at) >= toEpoch(since)),
  );
  return reached?.[1] ?? 'SENT';
}
