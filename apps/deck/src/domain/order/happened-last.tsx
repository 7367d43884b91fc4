import type { TimelineEvent } from '@deck/api/contract/orders';
import { Skeleton, Timeline } from '@deck/ui';
import { toEpoch } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { PeekBlock } from '../../platform/list/peek/peek-blocks.tsx';
import { useTimelineItems } from './order-timeline.tsx';

const MANY = 4;
/** In pixels: an event of one line, with its distance to the next. */
const EVENT_HEIGHT = 32;

/** The last events of an order or a payment. @param props.events undefined while they are read */
export function HappenedLast({ events }: { readonly events: readonly TimelineEvent[] | undefined }) {
  const { t } = useTranslation('orders');
  const toItems = useTimelineItems();
  const last = events?.toSorted((one, other) => toEpoch(other.at) - toEpoch(one.at)).slice(0, MANY);
  return (
    <PeekBlock title={t('peek.last')} meta={events && t('peek.events', { count: events.length })}>
      {last ? (
        <Timeline compact events={toItems(last)} />
      ) : (
        <Skeleton shape="block" height={MANY * EVENT_HEIGHT} />
      )}
    </PeekBlock>
  );
}
