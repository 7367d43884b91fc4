import type { OrderSummary } from '@deck/api/contract/orders';
import { getTone } from '@deck/api/rules';
import { type OrderSortField, type OrderState, orderStates } from '@deck/api/vocabulary';
import { media } from '@deck/tokens';
import { type ColumnRoom, Figures, fixedRoom, rooms, StatusDot, Tag, useMedia, useUi } from '@deck/ui';
import { formatInstant } from '@deck/values';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatStay } from '../../platform/format/stay.ts';
import { getHeads, type ListColumn } from '../../platform/list/columns.ts';
import { ExplainedState } from './explained-state.tsx';
import { type ShareWords, toMoneyCell } from './order-money-cell.tsx';
import { positionIcons } from './position-icon.tsx';

type Words = TFunction<['orders', 'app', 'labels']>;
type Column = ListColumn<OrderSummary, OrderSortField>;
type Head = keyof typeof import('../../platform/i18n/en/orders.ts')['orders']['list']['columns'];

/** The columns of the orders. The id hides the column and, where it sorts, is the field of the sort. */
export function useOrderColumns(): readonly Column[] {
  const { t } = useTranslation(['orders', 'app', 'labels']);
  const { timeZone } = useUi();
  const isPhone = useMedia(media.phone);
  return useMemo(() => orderColumns(t, timeZone, isPhone), [t, timeZone, isPhone]);
}

const propertyRoom = {
  least: 148,
  ideal: 176,
  most: 232,
  priority: 3,
  shrinks: 3,
  grows: 3,
  comfort: 208,
  widest: 400,
} satisfies ColumnRoom;
/** Most orders are made in the deck: only another origin is worth a tag. */
const isRare = (tag: OrderSummary['tags'][number]) => tag !== 'DECK';
/** It leaves last, and only beside a peek in a narrow window, which shows the same line. */
const moneyRoom = { least: 112, ideal: 112, most: 128, priority: 1 } satisfies ColumnRoom;
const agentRoom = { least: 120, ideal: 128, most: 136, priority: 3 } satisfies ColumnRoom;

function orderColumns(t: Words, timeZone: string, isPhone: boolean): readonly Column[] {
  // Found once for all rows: thousands may go by.
  const states = Object.fromEntries(
    orderStates.map((state) => [state, t(`app:orderState.${state}`)]),
  ) as Record<OrderState, string>;
  const shares: ShareWords = {
    paid: (percent) => t('money.share.paid', { percent }),
    held: (percent) => t('money.share.held', { percent }),
    asked: (percent) => t('money.share.asked', { percent }),
    refunded: (percent) => t('money.share.refunded', { percent }),
    notAsked: (percent) => t('money.share.notAsked', { percent }),
    closed: (percent) => t('money.share.closed', { percent }),
  };
  const { head, sorted } = getHeads<OrderSortField, Head>((word) => t(`list.columns.${word}`));
  const byCurrency = t('app:sortedByCurrency');
  return [
    {
      ...sorted('external_id', 'order', rooms.id),
      cell: ({ externalId }) => <Figures>{externalId}</Figures>,
      beside: ({ tags }) => tags.filter(isRare).map((tag) => <Tag key={tag} label={tag} />),
      phone: 'meta',
      csv: ({ externalId }) => externalId,
    },
    {
      ...sorted('customer', 'customer', rooms.name),
      cell: ({ customer }) => getName(customer),
      phone: 'title',
      csv: [
        { head: t('list.columns.customer'), value: ({ customer }) => getName(customer) },
        { head: t('list.csv.email'), value: ({ customer }) => customer.email },
      ],
    },
    {
      ...sorted('property', 'property', propertyRoom),
      icon: ({ positionType }) => positionIcons[positionType],
      cell: ({ propertyName }) => propertyName,
      csv: ({ propertyName }) => propertyName,
    },
    {
      ...sorted('start', 'dates', { ...rooms.stay, priority: 2 }),
      quiet: true,
      cell: ({ startDate, endDate }) => <Figures>{formatStay(startDate, endDate)}</Figures>,
      phone: 'meta',
      csv: [
        { head: t('list.csv.start'), value: ({ startDate }) => ({ date: startDate }) },
        { head: t('list.csv.end'), value: ({ endDate }) => ({ date: endDate }) },
      ],
    },
    {
      ...sorted('created', 'created', rooms.moment),
      quiet: true,
      cell: ({ createdAt }) => <Figures>{formatInstant(createdAt, timeZone)}</Figures>,
      csv: ({ createdAt }) => ({ at: createdAt }),
    },
    {
      ...sorted('state', 'status', rooms.status),
      cell: (order) => {
        const dot = <StatusDot tone={getTone(order.state)} label={states[order.state]} />;
        // Rows of a phone are links as a whole.
        return isPhone ? dot : <ExplainedState order={order}>{dot}</ExplainedState>;
      },
      phone: 'status',
      csv: ({ state }) => states[state],
    },
    {
      ...sorted('paid', 'money', moneyRoom),
      sortHint: t('list.sortedByPaid'),
      cell: (order) => toMoneyCell(order, shares),
      phone: 'line',
      csv: [{ head: t('list.columns.paid'), value: ({ paidAmount }) => ({ amount: paidAmount }) }],
    },
    {
      ...sorted('total', 'total', rooms.amount),
      sortHint: byCurrency,
      amount: ({ totalAmount, currency }) => ({ amount: totalAmount, currency }),
      phone: 'amount',
    },
    {
      ...head('payments', 'payments', fixedRoom(104, 3)),
      rare: true,
      align: 'end',
      cell: ({ paymentCount }) => <Figures>{String(paymentCount)}</Figures>,
      csv: ({ paymentCount }) => paymentCount,
    },
    {
      ...head('progress', 'progress', rooms.text),
      rare: true,
      cell: ({ progressStatus }) => t(`labels:progressStatus.${progressStatus}`),
      csv: ({ progressStatus }) => t(`labels:progressStatus.${progressStatus}`),
    },
    {
      ...sorted('agent', 'agent', agentRoom),
      rare: true,
      cell: ({ agent }) => agent.name,
      csv: ({ agent }) => agent.name,
    },
    {
      ...head('agent_tag', 'agentTag', rooms.word),
      rare: true,
      cell: ({ agent }) => t(`labels:agentTag.${agent.tag}`),
      csv: ({ agent }) => t(`labels:agentTag.${agent.tag}`),
    },
    {
      ...head('tags', 'tags', rooms.word),
      rare: true,
      cell: ({ tags }) => tags.map((tag) => t(`labels:tag.${tag}`)).join(', '),
      csv: ({ tags }) => tags.join(', '),
    },
    {
      ...head('reservation', 'reservation', rooms.word),
      rare: true,
      cell: ({ reservationId }) => <Figures>{reservationId}</Figures>,
      csv: ({ reservationId }) => reservationId,
    },
    {
      ...head('policy', 'policy', rooms.text),
      rare: true,
      cell: ({ paymentPolicy }) => t(`app:policy.${paymentPolicy}`),
      csv: ({ paymentPolicy }) => t(`app:policy.${paymentPolicy}`),
    },
    {
      ...sorted('modified', 'modified', { ...rooms.moment, priority: 3 }),
      rare: true,
      quiet: true,
      cell: ({ modifiedAt }) => <Figures>{formatInstant(modifiedAt, timeZone)}</Figures>,
      csv: ({ modifiedAt }) => ({ at: modifiedAt }),
    },
  ];
}

const getName = ({ firstName, lastName, companyName }: OrderSummary['customer']): string =>
  `${firstName} ${lastName}`.trim() || companyName;
