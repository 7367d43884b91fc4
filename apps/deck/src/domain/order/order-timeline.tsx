import type { TimelineEvent } from '@deck/api/contract/orders';
import { type TimelineEventType, type Tone, transactionTypes } from '@deck/api/vocabulary';
import { Alert, Button, Card, Skeleton, Stack, Timeline, type TimelineProps, useUi } from '@deck/ui';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../platform/format/amount-text.ts';
import { useReason } from '../payment/payment-words.ts';

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
  SENT_TO_BANK: 'neutral',
  CALLBACK_DELIVERED: 'neutral',
  CALLBACK_FAILED: 'warning',
  POSTED_TO_FOLIO: 'neutral',
  REMINDER_SENT: 'info',
};

interface OrderTimelineProps {
  events: readonly TimelineEvent[];
  loading?: boolean;
  /** Set where the events could not be read. */
  onRetry?: (() => void) | undefined;
  /** Below the head: what narrows or widens the list. */
  end?: ReactNode;
}

/** What happened to an order or a payment, newest first, in the reader's zone. */
export function OrderTimeline({ events, loading = false, onRetry, end }: OrderTimelineProps) {
  const { t } = useTranslation(['orders', 'app', 'payments']);
  const { timeZone } = useUi();
  const toItems = useTimelineItems();
  return (
    <Card title={t('details.timeline')} meta={timeZone}>
      <Stack>
        {end}
        {loading && <Skeleton shape="block" height={120} />}
        {onRetry && (
          <Alert
            tone="danger"
            title={t('app:errors.data')}
            action={
              <Button size="small" onClick={onRetry}>
                {t('app:action.retry')}
              </Button>
            }
          />
        )}
        <Timeline events={toItems(events)} />
      </Stack>
    </Card>
  );
}

/** Events as a timeline shows them, in the reader's words. */
export function useTimelineItems(): (events: readonly TimelineEvent[]) => TimelineProps['events'] {
  const { t } = useTranslation(['orders', 'app', 'payments']);
  const { locale } = useUi();
  const reasonOf = useReason();
  return (events) =>
    events.map((event) => ({
      id: event.id,
      tone: tones[event.type],
      title: toTitle(event, t, locale),
      detail: getDetail(event, t, reasonOf),
      author: getAuthor(event.author, t),
      at: event.at,
    }));
}

type Words = TFunction<['orders', 'app', 'payments']>;

/** A user, the payer of a part of a shared order by name, or the customer or the system. */
const getAuthor = ({ kind, name }: TimelineEvent['author'], t: Words): string =>
  kind === 'USER' || name !== '' ? name : t(`app:author.${kind}`);

function toTitle({ type, amount, currency }: TimelineEvent, t: Words, locale: string): string {
  const title = t(`app:event.${type}`);
  return amount !== null && currency !== null ? `${title} ${amountText(amount, currency, locale)}` : title;
}

function getDetail(
  { reason, detail }: TimelineEvent,
  t: Words,
  reasonOf: (reason: string | null) => string,
): string | undefined {
  return [reasonOf(reason), detail && getWords(detail, t)].filter(Boolean).join(', ') || undefined;
}

/** What was refused by its name; a recipient, a card or a person's words as they are. */
function getWords(detail: string, t: Words): string {
  const operation = transactionTypes.find((each) => each === detail);
  return operation ? t(`payments:details.transactionType.${operation}`) : detail;
}
