import { orderAddress } from '@deck/api/client';
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
    orderAddress.search,
    {
      ...orderAddress.states,
      label: ({ t }) => t('list.filter.status'),
      choices: ({ t }) => ({
        ...statusChoices(orderStates, () => offered, {
          labelOf: (state) => t(`app:orderState.${state}`),
          groupLabelOf: (group) => t(`app:statusGroup.${group}`),
          needsYouOnly: t('app:needsYouOnly'),
        }),
        values: offered,
      }),
    },
    {
      ...orderAddress.properties,
      label: ({ t }) => t('list.filter.property'),
      choices: ({ properties }) =>
        choices(
          properties.map(({ id }) => id),
          (id) => properties.find((property) => property.id === id)?.name ?? id,
        ),
    },
    {
      ...orderAddress.created,
      label: ({ t }) => t('list.filter.created'),
    },
    {
      ...orderAddress.stay,
      label: ({ t }) => t('list.filter.stay'),
    },
    {
      ...orderAddress.agent,
      label: ({ t }) => t('list.filter.agent'),
      choices: () => ({ useOptions: useAgents, labelOf: (name) => name }),
    },
    {
      ...orderAddress.amounts,
      label: ({ t }) => t('list.columns.total'),
      choices: ({ acceptedCurrencies }) => choices(acceptedCurrencies, String),
    },
    {
      ...orderAddress.customer,
      label: ({ t }) => t('list.filter.customer'),
    },
    {
      ...orderAddress.email,
      label: ({ t }) => t('list.filter.email'),
    },
    {
      ...orderAddress.progress,
      label: ({ t }) => t('list.filter.progress'),
      choices: ({ t }) => choices(progressStatuses, (status) => t(`labels:progressStatus.${status}`)),
    },
    {
      ...orderAddress.tags,
      label: ({ t }) => t('list.filter.tags'),
      choices: ({ t }) => choices(tags, (tag) => t(`labels:tag.${tag}`)),
    },
    {
      ...orderAddress.agentTags,
      label: ({ t }) => t('list.filter.agentTags'),
      choices: ({ t }) => choices(agentTags, (tag) => t(`labels:agentTag.${tag}`)),
    },
    orderAddress.unaddressed,
  ],
});

export const loadOrders = orderList.load;

/** The authors of orders: the user first, then everyone the server lists. */
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
