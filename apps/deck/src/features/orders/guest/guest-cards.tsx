import type { Tender } from '@deck/api/contract/tenders';
import { query } from '@deck/api/react';
import { Badge, Card, Figures, fixedRoom, rooms, Table, type TableColumn } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { CardName } from '../../../domain/payment/card-name.tsx';
import { api } from '../../../platform/api.ts';
import { cardName, getExpiry } from '../details/tender-words.ts';

/** The saved cards of a guest, which serve all their orders. Each leads to the order it was saved with. */
export function GuestCards({ id }: { id: string }) {
  const { t } = useTranslation(['guests', 'messages']);
  const cards = useQuery(query(api.orderCards.list, { id }));
  const rows = (cards.data ?? []).filter(({ content }) => content === 'CARD');
  if (cards.isSuccess && rows.length === 0) return <Card title={t('cards')} empty={t('noCards')} />;
  return (
    <Card flush title={t('cards')}>
      <Table
        label={t('cards')}
        frame="card"
        columns={columns(t)}
        rows={rows}
        rowKey={(card) => card.id}
        rowHref={(card) => `/orders/${card.orderId}?card=${card.id}`}
        loading={cards.isPending}
        error={cards.isError ? { title: t('messages:load.tenders') } : undefined}
        onRetry={() => void cards.refetch()}
      />
    </Card>
  );
}

const columns = (t: TFunction<['guests', 'messages']>): readonly TableColumn<Tender>[] => [
  {
    id: 'card',
    head: t('cards'),
    room: rooms.name,
    phone: 'title',
    cell: (card) => <CardName label={cardName(card) ?? ''} />,
  },
  {
    id: 'expires',
    head: t('expires'),
    room: fixedRoom(104, 0),
    phone: 'meta',
    cell: (card) =>
      card.expired ? (
        <Badge tone="danger" label={t('expired')} />
      ) : (
        <Figures>{getExpiry(card) ?? ''}</Figures>
      ),
  },
];
