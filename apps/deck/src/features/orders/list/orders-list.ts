import type { OrderFilter } from '@deck/api/contract/orders';
import { query } from '@deck/api/react';
import { LARGEST_PAGE } from '@deck/api/rules';
import {
  agentTags,
  type OrderState,
  orderSortFields,
  orderStates,
  progressStatuses,
  tags,
} from '@deck/api/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api, quietApi } from '../../../platform/api.ts';
import { defineList, type ListRequest } from '../../../platform/list/define-list.ts';
import { choices } from '../../../platform/list/filters/filter.ts';
import { statusChoices } from '../../../platform/list/filters/status-choices.ts';
import { useRight, useSession } from '../../../platform/session/session-store.ts';

/** The states an order of ours can be in; the others belong to payments or to servers of other ages. */
const offered: readonly OrderState[] = orderStates.filter(
  (state) =>
    !['CREATED', 'SCHEDULED', 'NOT_PAID', 'CHARGED', 'CAPTURED', 'PROCESSED', 'REVOKE_REQUESTED'].includes(
      state,
    ),
);

/** The orders of the division: pinned ones first on the screen, but not in a file. */
export const orderList = defineList(api.orders.list, {
  request: ({ filter, forFile, ...asked }: ListRequest<OrderFilter>) => ({
    ...asked,
    pinnedup: forFile ? undefined : true,
    getOrdersRq: filter,
  }),
  counts: (getOrdersRq, options) => quietApi.orders.counts({ getOrdersRq }, options),
  sortFields: orderSortFields,
  sort: { id: 'created', direction: 'desc' },
  remembered: 'ORDERS',
  exported: 'ORDERS',
  useFacts() {
    const { t } = useTranslation(['orders', 'app', 'labels']);
    const { properties, acceptedCurrencies } = useSession().environment;
    return useMemo(() => ({ t, properties, acceptedCurrencies }), [t, properties, acceptedCurrencies]);
  },
  filters: [
    { kind: 'search', fields: ['search'], params: ['q'] },
    {
      kind: 'several',
      fields: ['states'],
      params: ['state'],
      known: orderStates,
      label: ({ t }) => t('list.filter.status'),
      choices: ({ t }) =>
        statusChoices(orderStates, () => offered, {
          labelOf: (state) => t(`app:orderState.${state}`),
          groupLabelOf: (group) => t(`app:statusGroup.${group}`),
          needsYouOnly: t('app:needsYouOnly'),
        }),
    },
    {
      kind: 'several',
      fields: ['propertyIds'],
      params: ['property'],
      label: ({ t }) => t('list.filter.property'),
      choices: ({ properties }) =>
        choices(
          properties.map(({ id }) => id),
          (id) => properties.find((property) => property.id === id)?.name ?? id,
        ),
    },
    {
      kind: 'days',
      fields: ['createdFrom', 'createdTo'],
      params: ['from', 'to'],
      label: ({ t }) => t('list.filter.created'),
    },
    {
      kind: 'days',
      fields: ['startFrom', 'startTo'],
      params: ['start-from', 'start-to'],
      label: ({ t }) => t('list.filter.stay'),
    },
    {
      kind: 'one',
      fields: ['agentName'],
      params: ['agent'],
      label: ({ t }) => t('list.filter.agent'),
      choices: () => ({ useOptions: useAgents, labelOf: (name) => name }),
    },
    {
      kind: 'amounts',
      fields: ['currency', 'amountFrom', 'amountTo'],
      params: ['currency', 'amount-from', 'amount-to'],
      label: ({ t }) => t('list.columns.total'),
      choices: ({ acceptedCurrencies }) => choices(acceptedCurrencies, String),
    },
    {
      kind: 'text',
      fields: ['customer'],
      params: ['customer'],
      label: ({ t }) => t('list.filter.customer'),
    },
    {
      kind: 'text',
      fields: ['customerEmail'],
      params: ['email'],
      label: ({ t }) => t('list.filter.email'),
    },
    {
      kind: 'several',
      fields: ['progressStatuses'],
      params: ['progress'],
      known: progressStatuses,
      label: ({ t }) => t('list.filter.progress'),
      choices: ({ t }) => choices(progressStatuses, (status) => t(`labels:progressStatus.${status}`)),
    },
    {
      kind: 'several',
      fields: ['tags'],
      params: ['tag'],
      known: tags,
      label: ({ t }) => t('list.filter.tags'),
      choices: ({ t }) => choices(tags, (tag) => t(`labels:tag.${tag}`)),
    },
    {
      kind: 'several',
      fields: ['agentTags'],
      params: ['agent-tag'],
      known: agentTags,
      label: ({ t }) => t('list.filter.agentTags'),
      choices: ({ t }) => choices(agentTags, (tag) => t(`labels:agentTag.${tag}`)),
    },
    // The export sets `createdUntil` itself.
    { kind: 'unaddressed', fields: ['externalId', 'createdUntil'], params: [] },
  ],
});

export const loadOrders = orderList.load;

/** Who makes orders: oneself first, then everyone the server lets one see. */
function useAgents() {
  const { t } = useTranslation('orders');
  const { firstName, lastName } = useSession().profile;
  const mayList = useRight('USERS_LIST_VIEW');
  const { data } = useQuery({ ...query(api.users.list, { size: LARGEST_PAGE }), enabled: mayList });
  const me = `${firstName} ${lastName}`.trim();
  const others = (data?.content ?? []).map(({ fullName }) => fullName).filter((name) => name !== me);
  return [
    { value: me, label: t('list.filter.me', { name: me }) },
    ...[...new Set(others)].map((name) => ({ value: name, label: name })),
  ];
}
