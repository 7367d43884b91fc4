import type { OrderSummary } from '@deck/api/contract/orders';
import { getTone } from '@deck/api/rules';
import { type OrderState, orderStates } from '@deck/api/vocabulary';
import { media } from '@deck/tokens';
import { Figures, StatusDot, Tag, useMedia, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatStay } from '../../platform/format/stay.ts';
import type { ListColumn } from '../../platform/list/list-column.ts';
import { ExplainedState } from './explained-state.tsx';
import { positionIcons } from './position-icon.tsx';

type Words = TFunction<['orders', 'app']>;

/** The columns one reads a list of orders by; an id is also what hides the column and, where it sorts, the field of the sort. */
export function useOrderColumns(): readonly ListColumn<OrderSummary>[] {
  const { t } = useTranslation(['orders', 'app']);
  const { timeZone } = useUi();
  const isPhone = useMedia(media.phone);
  return useMemo(() => orderColumns(t, timeZone, isPhone), [t, timeZone, isPhone]);
}

function orderColumns(t: Words, timeZone: string, isPhone: boolean): ListColumn<OrderSummary>[] {
  // Found once for all rows: thousands may go by.
  const states = Object.fromEntries(
    orderStates.map((state) => [state, t(`app:orderState.${state}`)]),
  ) as Record<OrderState, string>;
  const head = (id: keyof typeof heads) => ({ id, head: t(heads[id]), width: widths[id], sort: true });
  return [
    {
      ...head('external_id'),
      cell: ({ externalId }) => <Figures>{externalId}</Figures>,
      beside: ({ tags }) => tags.map((tag) => <Tag key={tag} label={tag} />),
      phone: 'meta',
      csv: ({ externalId }) => externalId,
    },
    {
      ...head('created'),
      quiet: true,
      cell: ({ createdAt }) => <Figures>{formatInstant(createdAt, timeZone)}</Figures>,
      csv: ({ createdAt }) => ({ at: createdAt }),
    },
    {
      ...head('customer'),
      cell: ({ customer }) => getName(customer),
      phone: 'title',
      csv: [
        { head: t(heads.customer), value: ({ customer }) => getName(customer) },
        { head: t('list.csv.email'), value: ({ customer }) => customer.email },
      ],
    },
    {
      ...head('property'),
      icon: ({ positionType }) => positionIcons[positionType],
      cell: ({ propertyName }) => propertyName,
      csv: ({ propertyName }) => propertyName,
    },
    {
      ...head('start'),
      quiet: true,
      cell: ({ startDate, endDate }) => <Figures>{formatStay(startDate, endDate)}</Figures>,
      phone: 'meta',
      csv: [
        { head: t('list.csv.start'), value: ({ startDate }) => ({ date: startDate }) },
        { head: t('list.csv.end'), value: ({ endDate }) => ({ date: endDate }) },
      ],
    },
    {
      ...head('state'),
      cell: (order) => {
        const dot = <StatusDot tone={getTone(order.state)} label={states[order.state]} />;
        // Rows of a phone are links as a whole.
        return isPhone ? dot : <ExplainedState order={order}>{dot}</ExplainedState>;
      },
      phone: 'status',
      csv: ({ state }) => states[state],
    },
    {
      ...head('total'),
      amount: ({ totalAmount, currency }) => ({ amount: totalAmount, currency }),
      phone: 'amount',
    },
    {
      ...head('paid'),
      amount: ({ paidAmount, currency }) => ({ amount: paidAmount, currency }),
      hideCurrency: true,
    },
  ];
}

const heads = {
  external_id: 'list.columns.order',
  created: 'list.columns.created',
  customer: 'list.columns.customer',
  property: 'list.columns.property',
  start: 'list.columns.dates',
  state: 'list.columns.status',
  total: 'list.columns.total',
  paid: 'list.columns.paid',
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

const getName = ({ firstName, lastName, companyName }: OrderSummary['customer']): string =>
  `${firstName} ${lastName}`.trim() || companyName;

/** The columns one asks for rarely: hidden until a person shows them. */
export function rareColumns(
  t: TFunction<['orders', 'app', 'labels']>,
  timeZone: string,
): ListColumn<OrderSummary>[] {
  return [
    {
      id: 'payments',
      rare: true,
      head: t('list.columns.payments'),
      align: 'end',
      cell: ({ paymentCount }) => <Figures>{String(paymentCount)}</Figures>,
      csv: ({ paymentCount }) => paymentCount,
    },
    {
      id: 'progress',
      rare: true,
      head: t('list.columns.progress'),
      cell: ({ progressStatus }) => t(`labels:progressStatus.${progressStatus}`),
      csv: ({ progressStatus }) => t(`labels:progressStatus.${progressStatus}`),
    },
    {
      id: 'agent',
      rare: true,
      head: t('list.columns.agent'),
      sort: true,
      cell: ({ agent }) => agent.name,
      csv: ({ agent }) => agent.name,
    },
    {
      id: 'agent_tag',
      rare: true,
      head: t('list.columns.agentTag'),
      cell: ({ agent }) => t(`labels:agentTag.${agent.tag}`),
      csv: ({ agent }) => t(`labels:agentTag.${agent.tag}`),
    },
    {
      id: 'tags',
      rare: true,
      head: t('list.columns.tags'),
      cell: ({ tags }) => tags.map((tag) => t(`labels:tag.${tag}`)).join(', '),
      csv: ({ tags }) => tags.join(', '),
    },
    {
      id: 'reservation',
      rare: true,
      head: t('list.columns.reservation'),
      cell: ({ reservationId }) => <Figures>{reservationId}</Figures>,
      csv: ({ reservationId }) => reservationId,
    },
    {
      id: 'policy',
      rare: true,
      head: t('list.columns.policy'),
      cell: ({ paymentPolicy }) => t(`app:policy.${paymentPolicy}`),
      csv: ({ paymentPolicy }) => t(`app:policy.${paymentPolicy}`),
    },
    {
      id: 'modified',
      rare: true,
      head: t('list.columns.modified'),
      sort: true,
      quiet: true,
      cell: ({ modifiedAt }) => <Figures>{formatInstant(modifiedAt, timeZone)}</Figures>,
      csv: ({ modifiedAt }) => ({ at: modifiedAt }),
    },
  ];
}
