import type { SplitDispatch } from '@deck/api/contract/order-acts';
import type { TimelineEvent } from '@deck/api/contract/orders';
import { readDeliveryReason } from '@deck/api/rules';

/** What is known of a message: it waits for its carrier, the carrier took it, or it refused it. */
export type Delivery =
  | { readonly state: 'queued' | 'sent' }
  | { readonly state: 'refused'; readonly reason: string };

/**
 * The delivery of one message.
 * @param events the events of its recipient since it was sent, newest first
 */
function getDelivery(events: readonly TimelineEvent[]): Delivery {
  for (const { type, reason } of events) {
    if (type === 'DELIVERED') return { state: 'sent' };
    if (type === 'ERROR' && reason !== null && readDeliveryReason(reason) !== undefined)
      return { state: 'refused', reason };
  }
  return { state: 'queued' };
}

/** The delivery of a split link, by the timeline of its order. */
export const findSplitDelivery = (
  { recipient, sentAt }: Pick<SplitDispatch, 'recipient' | 'sentAt'>,
  timeline: readonly TimelineEvent[],
): Delivery =>
  getDelivery(
    timeline.filter(
      ({ paymentId, detail, at }) =>
        paymentId === null && detail === recipient && Date.parse(at) >= Date.parse(sentAt),
    ),
  );

/** The delivery of a card request's message, by the timeline of its order; undefined if none was sent. */
export function findRequestDelivery(id: string, timeline: readonly TimelineEvent[]): Delivery | undefined {
  const events = timeline.filter(({ paymentId }) => paymentId === id);
  const wasSent = events.some(({ type }) => type === 'LINK_SENT' || type === 'LINK_SENT_TO_PHONE');
  return wasSent ? getDelivery(events) : undefined;
}
