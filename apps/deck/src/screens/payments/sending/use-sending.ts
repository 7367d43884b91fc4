import type { Payment } from '@deck/api/contract/payments';
import { query } from '@deck/api/react';
import type { Channel } from '@deck/api/vocabulary';
import { useToast } from '@deck/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, queryClient } from '../../../api.ts';
import { useOnce } from '../../../forms/use-once.ts';
import type { Verdict } from '../actions/doubt-alert.tsx';
import { rereadMoney } from '../shared/reread-money.ts';

interface Message {
  readonly channel: Channel;
  readonly recipient: string;
  readonly withQrcode: boolean;
}

/** Sends the address of a payment, the same one each time, and knows to whom it went last. */
export function useSending(payment: Payment) {
  const { t } = useTranslation('collect');
  const toast = useToast();
  const [channel, setChannel] = useState<Channel>('EMAIL');
  const read = query(api.payments.get, { id: payment.id });
  const { send, renew, ...sending } = useOnce(
    (body: Message, idempotencyKey) =>
      api.payments.notify({ id: payment.id, body }, { idempotencyKey, shows: 'all' }),
    {
      // Each message is an intent of its own.
      repeatable: true,
      onDone: async (sent, { recipient }) => {
        queryClient.setQueryData(read.queryKey, sent);
        // What the carrier refused is said beside its button.
        if (sent.dispatches.at(-1)?.failed !== true)
          toast({ tone: 'success', title: t('send.sent'), text: recipient });
        await rereadMoney();
      },
      look: async (): Promise<Verdict> => {
        const now = await queryClient.fetchQuery({ ...read, staleTime: 0 });
        const wasSent = now.dispatches.length > payment.dispatches.length;
        if (wasSent) renew();
        void rereadMoney();
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
      const last = payment.dispatches.findLast((dispatch) => dispatch.channel === way);
      return last && { to: last.recipient, at: last.sentAt, againAt: last.againAt, failed: last.failed };
    },
  };
}
