import type { SplitDispatch } from '@deck/api/contract/order-acts';
import type { TimelineEvent } from '@deck/api/contract/orders';
import { Alert, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { type Delivery, findSplitDelivery } from '../delivery.ts';
import { useReason } from '../payment-words.ts';

interface SentNoticeProps {
  sent: readonly SplitDispatch[];
  timeline: readonly TimelineEvent[];
}

/** What is known of the links that went out together: on their way, taken by the carrier, or refused and why. */
export function SentNotice({ sent, timeline }: SentNoticeProps) {
  const { t } = useTranslation('collect');
  const { timeZone } = useUi();
  const textOf = useDeliveryText();
  const known = sent.map((dispatch) => ({ ...dispatch, delivery: findSplitDelivery(dispatch, timeline) }));
  const count = (state: Delivery['state']) => known.filter(({ delivery }) => delivery.state === state).length;
  const [refused, queued] = [count('refused'), count('queued')];
  const [tone, title] =
    refused > 0
      ? (['danger', t('split.refused', { count: refused })] as const)
      : queued > 0
        ? (['info', t('split.queued', { count: queued })] as const)
        : (['success', t('split.sent', { count: sent.length })] as const);
  return (
    <Alert tone={tone} announced title={title}>
      {known.map(({ channel, recipient, sentAt, delivery }) => (
        <p key={`${channel} ${recipient}`}>
          {`${recipient}, ${formatInstant(sentAt, timeZone)}. `}
          <span>{textOf(delivery)}</span>
        </p>
      ))}
    </Alert>
  );
}

/** What is known of a message, in words. */
export function useDeliveryText(): (delivery: Delivery | undefined) => string {
  const { t } = useTranslation('collect');
  const reasonOf = useReason();
  return (delivery) => {
    if (delivery === undefined) return '';
    return delivery.state === 'refused' ? reasonOf(delivery.reason) : t(`delivery.${delivery.state}`);
  };
}
