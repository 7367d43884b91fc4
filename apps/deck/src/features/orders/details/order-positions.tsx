import type { Order } from '@deck/api/contract/orders';
import { getDays, getTrip, type Position } from '@deck/api/contract/positions';
import { Card, FactList, Figures, Modal, rooms, Table, type TableColumn } from '@deck/ui';
import { daysBetween } from '@deck/values';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { positionIcons } from '../../../domain/order/position-icon.tsx';
import { useOpened } from '../../../domain/payment/use-opened.ts';
import { amountText } from '../../../platform/format/amount-text.ts';
import { formatDays } from '../../../platform/format/stay.ts';
import { toPositionFacts } from '../shared/position-fields.ts';
import { useOrderWords } from '../shared/use-order-words.ts';

/** A position as a row. Its index is part of it, since two positions of an order may be equal. */
type Row = Position & { readonly place: number };
type Words = TFunction<['order', 'orders', 'app']>;
/** Columns that stay empty where nothing of the order has dates. */
const ofDated: ReadonlySet<string> = new Set(['dates', 'details']);

/** The positions of the order. A row opens all its facts. */
export function OrderPositions({ order }: { order: Order }) {
  const { t } = useTranslation(['order', 'orders', 'app']);
  const words = useOrderWords(order.currency, order);
  const elsewhere = (id: string) => (id === order.propertyId ? '' : words.propertyName(id));
  const opened = useOpened('position');
  const rows = order.positions.map((position, place) => ({ ...position, place }));
  const isDated = rows.some(({ type }) => type !== 'OTHER');
  const shown = rows.find(({ place }) => String(place + 1) === opened.id);
  return (
    <Card
      flush
      title={t('orders:details.positions')}
      meta={t('orders:details.positionCount', { count: rows.length })}
    >
      <Table
        label={t('orders:details.positions')}
        frame="card"
        columns={columns(t, order.currency, elsewhere).filter(({ id }) => isDated || !ofDated.has(id))}
        rows={rows}
        rowKey={({ place }) => String(place)}
        rowHref={({ place }) => opened.hrefOf(String(place + 1))}
      />
      {shown && (
        <Modal
          open
          title={shown.name}
          description={t('position.title', { order: order.externalId })}
          onClose={opened.close}
        >
          <FactList
            facts={[
              [t('position.type'), t(`app:positionType.${shown.type}`)],
              ...toPositionFacts(shown, words, t),
              [t('position.amount'), amountText(shown.amount, order.currency, words.locale)],
            ]}
          />
        </Modal>
      )}
    </Card>
  );
}

function columns(t: Words, currency: string, elsewhere: (id: string) => string): TableColumn<Row>[] {
  return [
    {
      id: 'name',
      head: t('orders:details.name'),
      room: { ...rooms.name, most: 320 },
      phone: 'title',
      icon: ({ type }) => positionIcons[type],
      cell: ({ name }) => name,
    },
    {
      id: 'dates',
      head: t('orders:details.dates'),
      room: rooms.stay,
      quiet: true,
      phone: 'meta',
      cell: (position) => <Figures>{getDates(position, t)}</Figures>,
    },
    {
      id: 'details',
      head: t('position.details'),
      room: { ...rooms.text, priority: 2 },
      quiet: true,
      phone: 'meta',
      cell: (position) => getDetail(position, elsewhere, t),
    },
    {
      id: 'amount',
      head: t('orders:details.amount'),
      room: rooms.amount,
      phone: 'amount',
      amount: ({ amount }) => ({ amount, currency }),
    },
  ];
}

function getDates(position: Position, t: Words): string {
  const days = getDays(position);
  const trip = getTrip(position);
  return days ? formatDays(days, trip && t(`app:trip.${trip}`)) : '';
}

/**
 * What only positions of a type have, in a line of a table beside the dates.
 * @param elsewhere the name of a property that is not the order's own; else nothing
 */
function getDetail(position: Position, elsewhere: (id: string) => string, t: Words): string {
  switch (position.type) {
    case 'ACCOMMODATION':
      return [
        elsewhere(position.propertyId),
        t('orders:details.nights', { count: daysBetween(position.checkIn, position.checkOut) }),
        t('orders:details.guestCount', { count: position.guests }),
      ]
        .filter(Boolean)
        .join(', ');
    case 'FLIGHT':
      return [
        `${position.departurePoint} - ${position.destination}`,
        position.aircraft,
        t('orders:details.passengerCount', { count: position.passengers }),
      ].join(', ');
    case 'CAR':
      return position.model;
    default:
      return '';
  }
}
