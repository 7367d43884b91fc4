import { Card, Figures, Table, type TableColumn, useUi } from '@deck/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { positionIcons } from '../../../domain/order/position-icon.tsx';
import { amountText } from '../../../platform/format/amount-text.ts';
import { formatStay } from '../../../platform/format/stay.ts';
import type { OrderForm, PositionForm } from '../shared/form/order-form.ts';
import { getLength } from '../shared/form/stay-price.ts';

/** The positions as they will stand in the order, with what belongs to their types. */
export function PositionFacts({ order }: { order: OrderForm }) {
  const { t } = useTranslation(['orders', 'app']);
  const { locale } = useUi();
  const { positions, currency } = order;
  const rate = ({ rate, type, period }: PositionForm) =>
    rate === '' || type === 'OTHER'
      ? ''
      : `${amountText(rate, currency, locale)} ${t(`details.ratePeriod.${period}`)}`;
  return (
    <Card flush title={t('details.positions')} meta={t('details.positionCount', { count: positions.length })}>
      <Table
        label={t('details.positions')}
        frame="card"
        columns={columns(t, currency, rate)}
        rows={positions}
        rowKey={({ key }) => key}
      />
    </Card>
  );
}

function columns(
  t: TFunction<['orders', 'app']>,
  currency: string,
  rate: (position: PositionForm) => string,
): TableColumn<PositionForm>[] {
  return [
    {
      id: 'name',
      head: t('details.name'),
      phone: 'title',
      icon: ({ type }) => positionIcons[type],
      cell: ({ name }) => name,
    },
    { id: 'dates', head: t('details.dates'), phone: 'meta', cell: (one) => <Dates position={one} t={t} /> },
    {
      id: 'more',
      head: t('create.more'),
      quiet: true,
      phone: 'meta',
      width: 320,
      cell: (position) => [...getWords(position, t), rate(position)].filter(Boolean).join(', '),
    },
    {
      id: 'amount',
      head: t('details.amount'),
      phone: 'amount',
      amount: ({ amount }) => ({ amount, currency }),
    },
  ];
}

function Dates({ position, t }: { position: PositionForm; t: TFunction<['orders', 'app']> }) {
  const { type, days } = position;
  if (type === 'OTHER' || days.from === '') return null;
  const nights = type === 'ACCOMMODATION' ? (getLength({ ...position, period: 'PER_NIGHT' }) ?? 0) : 0;
  return (
    <>
      <Figures>{formatStay(days.from, days.to || null)}</Figures>
      {nights > 0 && `, ${t('details.nights', { count: nights })}`}
    </>
  );
}

function getWords(position: PositionForm, t: TFunction<['orders', 'app']>): string[] {
  const { departurePoint, destination, pickUpLocation, pickUpTime, dropOffLocation, dropOffTime } = position;
  const count = Number(position.people);
  switch (position.type) {
    case 'ACCOMMODATION':
      return [t('details.guestCount', { count })];
    case 'FLIGHT':
      return [
        position.aircraft,
        `${departurePoint} - ${destination}`,
        t('details.passengerCount', { count }),
      ];
    case 'CAR':
      return [position.model, `${pickUpLocation} ${pickUpTime} - ${dropOffLocation} ${dropOffTime}`];
    default:
      return [];
  }
}
