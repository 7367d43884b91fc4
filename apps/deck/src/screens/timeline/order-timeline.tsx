import type { TimelineEvent } from '@deck/api/contract/orders';
import {
  cancelReasons,
  type DeclineReason,
  declineReasons,
  declineResponseCodes,
  type TimelineEventType,
  type Tone,
  transactionTypes,
} from '@deck/api/vocabulary';
import { Card, Timeline, useUi } from '@deck/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../format/amount-text.ts';

/** Every event has its tone: a new one does not compile until it is shown. */
const tones: Record<TimelineEventType, Tone> = {
  CREATED: 'neutral',
  LINK_SEND_SCHEDULED: 'info',
  LINK_SENT: 'info',
  LINK_CREATED: 'info',
  LINK_SENT_TO_PHONE: 'info',
  DELIVERED: 'info',
  MESSAGE_OPENED: 'info',
  PRE_PAYMENT_PAGE_OPENED: 'info',
  PAYMENT_PAGE_OPENED: 'info',
  SCHEDULED: 'info',
  AUTHORIZED: 'info',
  CHARGED: 'success',
  ORDER_PAID: 'success',
  PAID: 'success',
  PARTIALLY_PAID: 'warning',
  PARTIALLY_CAPTURED: 'warning',
  DECLINED: 'danger',
  REVOKED: 'neutral',
  VOIDED: 'neutral',
  EXPIRED: 'neutral',
  REFUNDED: 'neutral',
  ERROR: 'danger',
  WIRE_INVOICE_CREATED: 'info',
  PROCESSED: 'success',
  INVOICE_SENT: 'info',
  INVOICE_DELIVERED: 'info',
  INVOICE_OPENED: 'info',
  INVOICE_DOWNLOADED: 'info',
  EDITED: 'neutral',
  FINALIZED: 'success',
  UNFINALIZED: 'neutral',
  REINSTATED: 'neutral',
};

/** What happened to an order or a payment, newest first, in the reader's zone. */
export function OrderTimeline({ events }: { events: readonly TimelineEvent[] }) {
  const { t } = useTranslation(['orders', 'app', 'labels', 'payments']);
  const { locale, timeZone } = useUi();
  return (
    <Card title={t('details.timeline')} meta={timeZone}>
      <Timeline
        events={events.map((event) => ({
          id: event.id,
          tone: tones[event.type],
          title: titleOf(event, t, locale),
          detail: detailOf(event, t),
          author: event.author.kind === 'USER' ? event.author.name : t(`app:author.${event.author.kind}`),
          at: event.at,
        }))}
      />
    </Card>
  );
}

type Words = TFunction<['orders', 'app', 'labels', 'payments']>;

function titleOf({ type, amount, currency }: TimelineEvent, t: Words, locale: string): string {
  const title = t(`app:event.${type}`);
  return amount !== null && currency !== null ? `${title} ${amountText(amount, currency, locale)}` : title;
}

function detailOf({ reason, detail }: TimelineEvent, t: Words): string | undefined {
  return (
    [reason && reasonText(reason, t), detail && wordsOf(detail, t)].filter(Boolean).join(', ') || undefined
  );
}

/** What was refused by its name; a recipient, a card or a person's words as they are. */
function wordsOf(detail: string, t: Words): string {
  const operation = transactionTypes.find((each) => each === detail);
  return operation ? t(`payments:details.transactionType.${operation}`) : detail;
}

/**
 * A decline in words, with the code one names to a bank; or why an order was cancelled. A reason of another age is
 * shown as it is.
 */
function reasonText(reason: string, t: Words): string {
  if (reason === 'LONG_WAITING' || reason === 'CARD_ALREADY_TOKENIZED') return t(`app:errors.code.${reason}`);
  if (reason === 'NOT_DELIVERED') return t('app:errors.notDelivered');
  const cancelled = cancelReasons.find((each) => each === reason);
  if (cancelled) return t(`labels:cancelReason.${cancelled}`);
  const known = declineReasons.find((each): each is DeclineReason => each === reason);
  return known ? `${t(`app:declineReason.${known}`)} (${declineResponseCodes[known]})` : reason;
}
