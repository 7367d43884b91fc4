import type { Order } from '@deck/api/contract/orders';
import { daysOf, type Position } from '@deck/api/contract/positions';
import { Card, Figures, Table, type TableColumn } from '@deck/ui';
import { daysBetween } from '@deck/values';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatStay } from '../../../format/stay.ts';
import { positionIcons } from '../shared/position-icon.tsx';

/** A position as a row: two of an order may be the same to the letter, so its place tells them apart. */
type Row = Position & { readonly place: number };

export function OrderPositions({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const rows = order.positions.map((position, place) => ({ ...position, place }));
  return (
    <Card flush title={t('details.positions')} meta={t('details.positionCount', { count: rows.length })}>
      <Table
        label={t('details.positions')}
        frame="card"
        columns={columns(t, order.currency)}
        rows={rows}
        rowKey={({ place }) => String(place)}
      />
    </Card>
  );
}

function columns(t: TFunction<'orders'>, currency: string): TableColumn<Row>[] {
  return [
    {
      id: 'name',
      head: t('details.name'),
      phone: 'title',
      icon: ({ type }) => positionIcons[type],
      cell: ({ name }) => name,
    },
    {
      id: 'dates',
      head: t('details.dates'),
      quiet: true,
      phone: 'meta',
      cell: (position) => <Dates position={position} t={t} />,
    },
    {
      id: 'guests',
      head: t('details.guests'),
      quiet: true,
      phone: 'meta',
      cell: (position) => people(position, t),
    },
    {
      id: 'amount',
      head: t('details.amount'),
      phone: 'amount',
      amount: ({ amount }) => ({ amount, currency }),
    },
  ];
}

function Dates({ position, t }: { position: Position; t: TFunction<'orders'> }) {
  const days = daysOf(position);
  if (!days) return null;
  const nights = position.type === 'ACCOMMODATION' ? daysBetween(days.from, days.to) : 0;
  return (
    <>
      <Figures>{formatStay(days.from, days.to)}</Figures>
      {nights > 0 && `, ${t('details.nights', { count: nights })}`}
    </>
  );
}

function people(position: Position, t: TFunction<'orders'>): string {
  if (position.type === 'ACCOMMODATION') return t('details.guestCount', { count: position.guests });
  if (position.type === 'FLIGHT') return t('details.passengerCount', { count: position.passengers });
  return '';
}
