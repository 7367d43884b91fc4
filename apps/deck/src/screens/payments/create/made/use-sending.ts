import type { Payment } from '@deck/api/contract/payments';
import { mutation } from '@deck/api/react';
import type { Channel } from '@deck/api/vocabulary';
import { useToast } from '@deck/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../../api.ts';
import { rereadMoney } from '../../shared/reread-money.ts';

/** Sends the address of a payment, and knows to whom it went last. */
export function useSending(payment: Payment, withQrcode: boolean, onSent: (payment: Payment) => void) {
  const { t } = useTranslation('collect');
  const toast = useToast();
  // Each message is an intent of its own; a lost answer is repeated under the same key.
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID());
  const notify = useMutation({
    ...mutation(api.payments.notify, { idempotencyKey, shows: 'all' }),
    onSuccess: async (sent, { body }) => {
      setKey(crypto.randomUUID());
      onSent(sent);
      toast({ tone: 'success', title: t('send.sent'), text: body.recipient });
      await rereadMoney();
    },
  });
  return {
    send: (channel: Channel, recipient: string) =>
      notify.mutate({ id: payment.id, body: { channel, recipient, withQrcode } }),
    failed: notify.error && { failure: notify.error, channel: notify.variables.body.channel },
    sending: notify.isPending ? notify.variables.body.channel : undefined,
    sentOf: (channel: Channel) => {
      const last = payment.dispatches.findLast((dispatch) => dispatch.channel === channel);
      return last && { to: last.recipient, at: last.sentAt, againAt: last.againAt };
    },
  };
}
