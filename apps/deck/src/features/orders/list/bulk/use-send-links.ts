import { useRef, useState } from 'react';
import { invalidateMoneyQueries } from '../../../../domain/payment/invalidate-money-queries.ts';
import { api } from '../../../../platform/api.ts';
import type { LinkMessage, OpenLink } from './open-links.ts';

/** The state of a link: it waits, is being sent, is sent, or the error of its sending. */
export type Outcome = 'waiting' | 'sending' | 'sent' | Error;

/**
 * Sends links one after the other. Each link keeps its idempotency key while the dialog is open. So it is sent once,
 * however often it is tried.
 */
export function useSendLinks(message: LinkMessage) {
  const keys = useRef(new Map<string, string>());
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map());
  const [isSending, setSending] = useState(false);

  const tell = (id: string, outcome: Outcome) => setOutcomes((current) => new Map(current).set(id, outcome));

  function getKey(id: string): string {
    const key = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, key);
    return key;
  }

  async function send(links: readonly OpenLink[]) {
    const left = links.filter(({ payment }) => outcomes.get(payment.id) !== 'sent');
    setSending(true);
    for (const { payment } of left) tell(payment.id, 'waiting');
    for (const { payment, channel, recipient } of left) {
      tell(payment.id, 'sending');
      const options = { idempotencyKey: getKey(payment.id), handledErrors: 'all' } as const;
      const sending =
        message === 'remind'
          ? api.payments.remind({ id: payment.id }, options)
          : api.payments.notify({ id: payment.id, body: { channel, recipient, withQrcode: true } }, options);
      const outcome = await sending.then(
        () => 'sent' as const,
        (failure: unknown) => (failure instanceof Error ? failure : new Error(String(failure))),
      );
      tell(payment.id, outcome);
    }
    await invalidateMoneyQueries();
    setSending(false);
  }

  return { outcomes, isSending, send: (links: readonly OpenLink[]) => void send(links) };
}
