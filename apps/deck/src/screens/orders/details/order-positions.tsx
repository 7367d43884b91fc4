import type { Order } from '@deck/api/contract/orders';
import { daysOf, type Position } from '@deck/api/contract/positions';
import { Card, Figures, Modal, Table, type TableColumn, useUi } from '@deck/ui';
import { daysBetween } from '@deck/values';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { amountText } from '../../../format/amount-text.ts';
import { formatStay } from '../../../format/stay.ts';
import { useSession } from '../../../session/session-store.ts';
import { FactList } from '../../payments/shared/facts.tsx';
import { useOpened } from '../../payments/shared/use-opened.ts';
import { positionIcons } from '../shared/position-icon.tsx';
import { detailOf, factsOf } from './position-facts.tsx';

/** A position as a row: two of an order may be the same to the letter, so its place tells them apart. */
type Row = Position & { readonly place: number };
type Words = TFunction<['order', 'orders', 'app']>;

/** What the order is made of; a row opens everything that is known of it. */
export function OrderPositions({ order }: { order: Order }) {
  const { t } = useTranslation(['order', 'orders', 'app']);
  const { locale } = useUi();
  const { properties } = useSession().environment;
  const propertyName = (id: string) =>
    properties.find((property) => property.id === id)?.name ?? order.propertyName;
  const opened = useOpened('position');
  const rows = order.positions.map((position, place) => ({ ...position, place }));
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
        columns={columns(t, order.currency, propertyName)}
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
              ...factsOf(shown, propertyName, t),
              [t('position.amount'), amountText(shown.amount, order.currency, locale)],
            ]}
          />
        </Modal>
      )}
    </Card>
  );
}

function columns(t: Words, currency: string, propertyName: (id: string) => string): TableColumn<Row>[] {
  return [
    {
      id: 'name',
      head: t('orders:details.name'),
      phone: 'title',
      icon: ({ type }) => positionIcons[type],
      cell: ({ name }) => name,
    },
    {
      id: 'dates',
      head: t('orders:details.dates'),
      quiet: true,
      phone: 'meta',
      cell: (position) => <Dates position={position} t={t} />,
    },
    {
      id: 'details',
      head: t('position.details'),
      quiet: true,
      phone: 'meta',
      cell: (position) => detailOf(position, propertyName),
    },
    {
      id: 'guests',
      head: t('orders:details.guests'),
      quiet: true,
      phone: 'meta',
      cell: (position) => people(position, t),
    },
    {
      id: 'amount',
      head: t('orders:details.amount'),
      phone: 'amount',
      amount: ({ amount }) => ({ amount, currency }),
    },
  ];
}

function Dates({ position, t }: { position: Position; t: Words }) {
  const days = daysOf(position);
  if (!days) return null;
  const nights = position.type === 'ACCOMMODATION' ? daysBetween(days.from, days.to) : 0;
  return (
    <>
      <Figures>{formatStay(days.from, days.to)}</Figures>
      {nights > 0 && `, ${t('orders:details.nights', { count: nights })}`}
    </>
  );
}

function people(position: Position, t: Words): string {
  if (position.type === 'ACCOMMODATION') return t('orders:details.guestCount', { count: position.guests });
  if (position.type === 'FLIGHT') return t('orders:details.passengerCount', { count: position.passengers });
  return '';
}
