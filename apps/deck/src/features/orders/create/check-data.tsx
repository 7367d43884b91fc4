import {
  ActionBar,
  Button,
  Card,
  Column,
  Columns,
  type Fact,
  FactCard,
  Figures,
  rooms,
  Table,
  type TableColumn,
} from '@deck/ui';
import { formatMoney } from '@deck/values';
import { useTranslation } from 'react-i18next';
import { positionIcons } from '../../../domain/order/position-icon.tsx';
import { useOutcomeInSight } from '../../../platform/forms/use-outcome-in-sight.ts';
import { getTotal, type OrderForm } from '../shared/form/order-form.ts';
import { OrderSummary } from '../shared/form/order-summary.tsx';
import { getLength } from '../shared/form/rates.ts';
import { customerFields, orderFields, toFacts } from '../shared/order-fields.ts';
import { getDetails, type OrderWords, toDaysText, toPositionRate } from '../shared/order-words.ts';
import type { PositionForm } from '../shared/position-form.ts';
import { useOrderWords } from '../shared/use-order-words.ts';
import { CreateTrouble } from './create-trouble.tsx';
import type { NewOrder } from './use-new-order.tsx';

interface CheckDataProps {
  order: NewOrder;
  onBack: () => void;
}

/** Everything typed, read once more before the order is made. */
export default function CheckData({ order, onBack }: CheckDataProps) {
  const { t } = useTranslation(['orders', 'app']);
  const { form, sending } = order;
  const outcome = useOutcomeInSight(sending.refusal ?? sending.unknownOutcome);
  const typed = form.getValues();
  const words = useOrderWords(typed.currency);
  return (
    <>
      <Columns>
        <Column ref={outcome}>
          <CreateTrouble order={order} onBack={onBack} />
          <FactCard title={t('create.order')} facts={getOrderFacts(typed, words)} />
          <PositionFacts order={typed} />
          <FactCard title={t('create.customer')} facts={getCustomerFacts(typed, words)} />
        </Column>
        <Column sticky>
          <OrderSummary form={form} />
        </Column>
      </Columns>
      <ActionBar
        start={
          <Button size="large" variant="quiet" onClick={onBack} disabled={sending.isSending}>
            {t('app:action.back')}
          </Button>
        }
        end={
          <Button
            size="large"
            variant="primary"
            onClick={() => sending.send(form.getValues())}
            loading={sending.isSending}
          >
            {t('create.create', { amount: formatMoney(getTotal(typed), words.locale) })}
          </Button>
        }
      />
    </>
  );
}

/** Property and currency are read in the summary beside. */
function getOrderFacts(order: OrderForm, words: OrderWords): readonly Fact[] {
  const { propertyId: _, currency: __, externalId, ...others } = toFacts(orderFields, order, words);
  const [label, typed] = externalId;
  return [[label, typed || words.t('create.generated')], ...Object.values(others)];
}

function getCustomerFacts({ customer }: OrderForm, words: OrderWords): readonly Fact[] {
  const { firstName: _, lastName: __, ...others } = toFacts(customerFields, customer, words);
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  return [[words.t('details.fullName'), name], ...Object.values(others)];
}

/** The positions as they will stand in the order, with what belongs to their types. */
function PositionFacts({ order }: { order: OrderForm }) {
  const { positions, currency } = order;
  const words = useOrderWords(currency);
  const { t } = words;
  return (
    <Card flush title={t('details.positions')} meta={t('details.positionCount', { count: positions.length })}>
      <Table
        label={t('details.positions')}
        frame="card"
        columns={getColumns(words)}
        rows={positions}
        rowKey={({ key }) => key}
      />
    </Card>
  );
}

function getColumns(words: OrderWords): TableColumn<PositionForm>[] {
  const { t, currency } = words;
  return [
    {
      id: 'name',
      head: t('details.name'),
      room: { ...rooms.name, most: 320 },
      phone: 'title',
      icon: ({ type }) => positionIcons[type],
      cell: ({ name }) => name,
    },
    {
      id: 'dates',
      head: t('details.dates'),
      room: { least: 152, ideal: 224, most: 240, priority: 0 },
      phone: 'meta',
      cell: (position) => <Dates position={position} words={words} />,
    },
    {
      id: 'more',
      head: t('create.more'),
      quiet: true,
      phone: 'meta',
      room: { ...rooms.text, ideal: 240, most: 320 },
      cell: (position) =>
        [...getDetails(position, words), toPositionRate(position, words)].filter(Boolean).join(', '),
    },
    {
      id: 'amount',
      head: t('details.amount'),
      room: rooms.amount,
      phone: 'amount',
      amount: ({ amount }) => ({ amount, currency }),
    },
  ];
}

function Dates({ position, words: { t } }: { position: PositionForm; words: OrderWords }) {
  const nights =
    position.type === 'ACCOMMODATION' ? (getLength({ ...position, period: 'PER_NIGHT' }) ?? 0) : 0;
  return (
    <>
      <Figures>{toDaysText(position, t)}</Figures>
      {nights > 0 && `, ${t('details.nights', { count: nights })}`}
    </>
  );
}
