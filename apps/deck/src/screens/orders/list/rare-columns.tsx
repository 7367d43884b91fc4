import type { OrderSummary } from '@deck/api/contract/orders';
import { Figures } from '@deck/ui';
import { formatInstant } from '@deck/values';
import type { TFunction } from 'i18next';
import type { ListColumn } from '../../../list/list-column.ts';

/** The columns one asks for rarely: hidden until a person shows them. */
export function rareColumns(
  t: TFunction<['orders', 'app', 'labels']>,
  timeZone: string,
): ListColumn<OrderSummary>[] {
  return [
    {
      id: 'payments',
      head: t('list.columns.payments'),
      align: 'end',
      cell: ({ paymentCount }) => <Figures>{String(paymentCount)}</Figures>,
      csv: ({ paymentCount }) => paymentCount,
    },
    {
      id: 'progress',
      head: t('list.columns.progress'),
      cell: ({ progressStatus }) => t(`labels:progressStatus.${progressStatus}`),
      csv: ({ progressStatus }) => t(`labels:progressStatus.${progressStatus}`),
    },
    {
      id: 'agent',
      head: t('list.columns.agent'),
      sort: true,
      cell: ({ agent }) => agent.name,
      csv: ({ agent }) => agent.name,
    },
    {
      id: 'agent_tag',
      head: t('list.columns.agentTag'),
      cell: ({ agent }) => t(`labels:agentTag.${agent.tag}`),
      csv: ({ agent }) => t(`labels:agentTag.${agent.tag}`),
    },
    {
      id: 'tags',
      head: t('list.columns.tags'),
      cell: ({ tags }) => tags.map((tag) => t(`labels:tag.${tag}`)).join(', '),
      csv: ({ tags }) => tags.join(', '),
    },
    {
      id: 'reservation',
      head: t('list.columns.reservation'),
      cell: ({ reservationId }) => <Figures>{reservationId}</Figures>,
      csv: ({ reservationId }) => reservationId,
    },
    {
      id: 'policy',
      head: t('list.columns.policy'),
      cell: ({ paymentPolicy }) => t(`app:policy.${paymentPolicy}`),
      csv: ({ paymentPolicy }) => t(`app:policy.${paymentPolicy}`),
    },
    {
      id: 'modified',
      head: t('list.columns.modified'),
      sort: true,
      quiet: true,
      cell: ({ modifiedAt }) => <Figures>{formatInstant(modifiedAt, timeZone)}</Figures>,
      csv: ({ modifiedAt }) => ({ at: modifiedAt }),
    },
  ];
}

export const hiddenAtFirst: readonly string[] = [
  'payments',
  'progress',
  'agent',
  'agent_tag',
  'tags',
  'reservation',
  'policy',
  'modified',
];
