import type { Order } from '@deck/api/contract/orders';
import type { Tender } from '@deck/api/contract/tenders';
import { query } from '@deck/api/react';
import { Badge, Button, Card, Figures, rooms, Table, type TableColumn, Tooltip, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { CreditCard, Mail, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CardName } from '../../../domain/payment/card-name.tsx';
import { useOpened } from '../../../domain/payment/use-opened.ts';
import { usePolling } from '../../../domain/payment/use-polling.ts';
import { api } from '../../../platform/api.ts';
import { useRight } from '../../../platform/session/session-store.ts';
import { AskCardDialog } from './ask-card-dialog.tsx';
import { CardDialog } from './card-dialog.tsx';
import { cardName, getExpiry, isAsked, stateTones } from './tender-words.ts';

/** The saved cards of the customer and the cards asked for. A row opens what is known and what can be done. */
export function OrderCards({ order }: { order: Order }) {
  const { t } = useTranslation(['order', 'messages', 'app']);
  const { timeZone } = useUi();
  const mayWrite = useRight('ORDER_INSTANCE_EDIT');
  const opened = useOpened('card');
  const [asks, setAsks] = useState(false);
  const tenders = useQuery({
    ...query(api.orderCards.list, { id: order.id }),
    refetchInterval: usePolling(getPollState),
  });
  const isOpen = order.actions.edit.allowed && mayWrite;
  const rows = tenders.data ?? [];
  const isEmpty = tenders.isSuccess && rows.length === 0;
  const shown = rows.find(({ id }) => id === opened.id);
  const waiting = rows.some((tender) => isAsked(tender) && tender.orderId === order.id);
  return (
    <Card
      flush
      title={t('cards.title')}
      empty={isEmpty ? t('cards.empty') : undefined}
      action={
        isOpen && (
          <Tooltip text={t(waiting ? 'cards.requestOpen' : 'cards.requestHint')}>
            <Button variant="quiet" size="small" icon={Plus} onClick={() => setAsks(true)}>
              {t('cards.request')}
            </Button>
          </Tooltip>
        )
      }
    >
      {!isEmpty && (
        <Table
          label={t('cards.title')}
          frame="card"
          columns={columns(t, timeZone)}
          rows={rows}
          rowKey={({ id }) => id}
          rowHref={({ id }) => opened.hrefOf(id)}
          loading={tenders.isPending}
          error={tenders.isError ? { title: t('messages:load.tenders') } : undefined}
          onRetry={() => void tenders.refetch()}
        />
      )}
      {asks && <AskCardDialog order={order} onClose={() => setAsks(false)} />}
      {shown && <CardDialog order={order} tender={shown} onClose={opened.close} />}
    </Card>
  );
}

const getPollState = (tenders: readonly Tender[]) => ({
  waits: tenders.some(isAsked),
  mark: tenders.map(({ id, state, modifiedAt }) => `${id}${state}${modifiedAt}`).join(),
});

function columns(t: TFunction<['order', 'messages', 'app']>, timeZone: string): TableColumn<Tender>[] {
  return [
    {
      id: 'card',
      head: t('cards.card'),
      room: rooms.name,
      phone: 'title',
      icon: ({ content }) => (content === 'CARD' ? CreditCard : Mail),
      cell: (tender) => <CardName label={cardName(tender) ?? t('cards.requestRow')} />,
    },
    {
      id: 'holder',
      head: t('cards.holder'),
      room: { ...rooms.text, priority: 2 },
      quiet: true,
      phone: 'meta',
      cell: ({ cardHolder, customerEmail }) => cardHolder || customerEmail,
    },
    {
      id: 'expires',
      head: t('cards.expires'),
      room: { least: 120, ideal: 168, most: 184, priority: 1 },
      quiet: true,
      phone: 'meta',
      cell: (tender) => <Figures>{until(tender, t, timeZone)}</Figures>,
    },
    {
      id: 'state',
      head: t('cards.state'),
      room: rooms.status,
      phone: 'status',
      align: 'end',
      cell: ({ state }) => <Badge tone={stateTones[state]} label={t(`app:paymentStatus.${state}`)} />,
    },
  ];
}

/** To when the card is good; of a request, to when one can be given. */
function until(tender: Tender, t: TFunction<['order', 'messages', 'app']>, timeZone: string): string {
  const expiry = getExpiry(tender);
  if (expiry !== undefined) return tender.expired ? t('cards.expired', { expiry }) : expiry;
  if (tender.expiresAt === null || !isAsked(tender)) return '';
  return t('cards.by', { time: formatInstant(tender.expiresAt, timeZone) });
}
