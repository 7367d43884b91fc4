import type { Order } from '@deck/api/contract/orders';
import { media } from '@deck/tokens';
import { Column, Columns, Tabs, useMedia } from '@deck/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface OrderPartsProps {
  order: Order;
  notices: ReactNode;
  positions: ReactNode;
  payments: ReactNode;
  cards: ReactNode;
  split: ReactNode;
  customer: ReactNode;
  facts: ReactNode;
  timeline: ReactNode;
}

/** The parts of an order: side by side, and one at a time on a phone. */
export function OrderParts({ order, ...parts }: OrderPartsProps) {
  const { t } = useTranslation(['order', 'orders']);
  const isPhone = useMedia(media.phone);
  const [tab, setTab] = useState<'payments' | 'positions' | 'timeline' | 'facts'>('payments');
  if (!isPhone)
    return (
      <Columns>
        <Column>
          {parts.notices}
          {parts.positions}
          {parts.payments}
          {parts.cards}
          {parts.facts}
        </Column>
        <Column>
          {parts.split}
          {parts.customer}
          {parts.timeline}
        </Column>
      </Columns>
    );
  const shown = (content: ReactNode) => <Columns>{content}</Columns>;
  return (
    <Tabs
      label={t('tabs', { order: order.externalId })}
      place="page"
      value={tab}
      onChange={setTab}
      tabs={[
        {
          id: 'payments',
          label: t('orders:details.payments'),
          count: order.paymentCount,
          content: shown(
            <>
              {parts.notices}
              {parts.payments}
              {parts.cards}
              {parts.split}
            </>,
          ),
        },
        {
          id: 'positions',
          label: t('orders:details.positions'),
          count: order.positions.length,
          content: shown(parts.positions),
        },
        { id: 'timeline', label: t('orders:details.timeline'), content: shown(parts.timeline) },
        {
          id: 'facts',
          label: t('orders:details.customer'),
          content: shown(
            <>
              {parts.customer}
              {parts.facts}
            </>,
          ),
        },
      ]}
    />
  );
}
