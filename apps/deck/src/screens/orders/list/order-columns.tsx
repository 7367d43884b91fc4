import type { OrderSummary } from '@deck/api/contract/orders';
import { toneOf } from '@deck/api/rules';
import { Figures, StatusDot, type TableColumn, Tag } from '@deck/ui';
import { formatInstant } from '@deck/values';
import type { TFunction } from 'i18next';
import { formatStay } from '../../../format/stay.ts';
import { positionIcons } from '../shared/position-icon.tsx';

type Words = TFunction<['orders', 'app']>;

/** The columns of the orders' list; an id is also what hides the column and, where it sorts, the field of the sort. */
export function orderColumns(t: Words, timeZone: string): TableColumn<OrderSummary>[] {
  const head = (id: keyof typeof heads) => ({ id, head: t(heads[id]), width: widths[id] });
  return [
    {
      ...head('external_id'),
      sort: true,
      cell: ({ externalId }) => <Figures>{externalId}</Figures>,
      beside: ({ tags }) => tags.map((tag) => <Tag key={tag} label={tag} />),
      phone: 'meta',
    },
    {
      ...head('created'),
      sort: true,
      quiet: true,
      cell: ({ createdAt }) => <Figures>{formatInstant(createdAt, timeZone)}</Figures>,
    },
    { ...head('customer'), cell: ({ customer }) => nameOf(customer), phone: 'title' },
    {
      ...head('property'),
      icon: ({ positionType }) => positionIcons[positionType],
      cell: ({ propertyName }) => propertyName,
    },
    {
      ...head('start'),
      sort: true,
      quiet: true,
      cell: ({ startDate, endDate }) => <Figures>{formatStay(startDate, endDate)}</Figures>,
      phone: 'meta',
    },
    {
      ...head('state'),
      sort: true,
      cell: ({ state }) => <StatusDot tone={toneOf(state)} label={t(`app:orderState.${state}`)} />,
      phone: 'status',
    },
    {
      ...head('total'),
      sort: true,
      amount: ({ totalAmount, currency }) => ({ amount: totalAmount, currency }),
      phone: 'amount',
    },
    {
      ...head('paid'),
      amount: ({ paidAmount, currency }) => ({ amount: paidAmount, currency }),
      hideCurrency: true,
    },
    { ...head('agent'), quiet: true, cell: ({ agent }) => agent.name },
    {
      ...head('payments'),
      align: 'end',
      cell: ({ paymentCount }) => <Figures>{String(paymentCount)}</Figures>,
    },
  ];
}

/** Columns one asks for rarely: hidden until a person shows them. */
export const hiddenAtFirst: readonly string[] = ['agent', 'payments'];

const heads = {
  external_id: 'list.columns.order',
  created: 'list.columns.created',
  customer: 'list.columns.customer',
  property: 'list.columns.property',
  start: 'list.columns.dates',
  state: 'list.columns.status',
  total: 'list.columns.total',
  paid: 'list.columns.paid',
  agent: 'list.columns.agent',
  payments: 'list.columns.payments',
} as const;

/** What the columns usually need: the bars of the first moments already stand where the words will. */
const widths: Partial<Record<keyof typeof heads, number>> = {
  external_id: 172,
  created: 134,
  customer: 160,
  property: 162,
  start: 146,
  state: 156,
  total: 124,
};

const nameOf = ({ firstName, lastName, companyName }: OrderSummary['customer']): string =>
  `${firstName} ${lastName}`.trim() || companyName;
