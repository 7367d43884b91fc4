import type { TimelineEvent } from '@deck/api/contract/orders';
import type { Payment } from '@deck/api/contract/payments';
import { cardLabel, getTone } from '@deck/api/rules';
import { Card, SegmentedControl, Timeline, type TimelineGroup, TimelineGroups, useUi } from '@deck/ui';
import { formatMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { useTimelineItems } from '../../../domain/order/order-timeline.tsx';
import { usePaymentHref } from '../../../domain/payment/use-payment-href.ts';
import { amountText } from '../../../platform/format/amount-text.ts';
import { useSessionChoice } from '../../../platform/session/use-session-choice.ts';
import { getPaymentPart, groupEvents } from './group-events.ts';

interface OrderHistoryProps {
  events: readonly TimelineEvent[];
  payments: readonly Payment[];
  /** Those that a pressed part of the money comes from. */
  marked: readonly Payment[];
}

/** What happened to an order: payment by payment, or in the order of time. */
export function OrderHistory({ events, payments, marked }: OrderHistoryProps) {
  const { t } = useTranslation(['orders', 'order']);
  const { timeZone } = useUi();
  const toItems = useTimelineItems();
  const toHead = useGroupHead();
  const [view, setView] = useSessionChoice('TIMELINE', ['payment', 'time']);
  const groups = groupEvents(events).map(({ paymentId, events: ofGroup }): TimelineGroup => {
    const payment = payments.find(({ id }) => id === paymentId);
    return {
      id: paymentId ?? 'order',
      head: payment && toHead(payment),
      marked: marked.some(({ id }) => id === paymentId),
      events: toItems(ofGroup),
    };
  });
  return (
    <Card
      title={t('details.timeline')}
      control={
        <SegmentedControl
          label={t('order:history.label')}
          labelHidden
          value={view}
          onChange={setView}
          options={[
            { value: 'payment', label: t('order:history.payment') },
            { value: 'time', label: t('order:history.time') },
          ]}
        />
      }
    >
      {view === 'payment' ? (
        <TimelineGroups groups={groups} timeZone={timeZone} />
      ) : (
        <Timeline events={toItems(events)} timeZone={timeZone} />
      )}
    </Card>
  );
}

/** A payment above its events: the part of the money that it is, else its status, and how it is paid. */
function useGroupHead() {
  const { t } = useTranslation(['order', 'app']);
  const { locale } = useUi();
  const hrefOf = usePaymentHref();
  return (payment: Payment): TimelineGroup['head'] => {
    const { number, type, card, status, amount, currency } = payment;
    const part = getPaymentPart(payment);
    const [shape, word, sum]: [NonNullable<TimelineGroup['head']>['shape'], string, string] = part
      ? [{ part: part.name }, t(`money.${part.name}`), formatMoney(part.amount, locale)]
      : [{ tone: getTone(status) }, t(`app:paymentStatus.${status}`), amountText(amount, currency, locale)];
    return {
      shape,
      title: `${word} ${sum}`,
      note: card ? cardLabel(card) : t(`app:paymentType.${type}`),
      link: { label: number, href: hrefOf(payment) },
    };
  };
}
