import type { PropertyChoice } from '@deck/api/contract/people';
import { query } from '@deck/api/react';
import { LARGEST_PAGE } from '@deck/api/rules';
import { agentTags, type OrderState, orderStates, progressStatuses, tags } from '@deck/api/vocabulary';
import { useQuery } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../../platform/api.ts';
import type { Filter } from '../../../platform/list/filters/filter.ts';
import { choices } from '../../../platform/list/filters/filter.ts';
import { useRight, useSession } from '../../../platform/session/session-store.ts';
import type { OrderParam } from './orders-list.ts';

/** The states an order of ours can be in; the others belong to payments or to servers of other ages. */
const offered: readonly OrderState[] = orderStates.filter(
  (state) =>
    !['CREATED', 'SCHEDULED', 'NOT_PAID', 'CHARGED', 'CAPTURED', 'PROCESSED', 'REVOKE_REQUESTED'].includes(
      state,
    ),
);

interface Facts {
  readonly properties: readonly PropertyChoice[];
  readonly acceptedCurrencies: readonly string[];
}

/** What the orders' list can be narrowed by, the most needed first. */
export function orderFilters(
  t: TFunction<['orders', 'app', 'labels']>,
  { properties, acceptedCurrencies }: Facts,
): readonly Filter<OrderParam>[] {
  const property = (id: string) => properties.find((one) => one.id === id)?.name ?? id;
  return [
    { kind: 'days', from: 'from', to: 'to', label: t('list.filter.created'), inBar: true },
    {
      kind: 'several',
      name: 'state',
      label: t('list.filter.status'),
      inBar: true,
      ...choices(offered, (state) => t(`app:orderState.${state}`)),
    },
    {
      kind: 'several',
      name: 'property',
      label: t('list.filter.property'),
      inBar: true,
      ...choices(
        properties.map(({ id }) => id),
        property,
      ),
    },
    {
      kind: 'several',
      name: 'progress',
      label: t('list.filter.progress'),
      ...choices(progressStatuses, (status) => t(`labels:progressStatus.${status}`)),
    },
    {
      kind: 'several',
      name: 'tag',
      label: t('list.filter.tags'),
      ...choices(tags, (tag) => t(`labels:tag.${tag}`)),
    },
    {
      kind: 'several',
      name: 'agent-tag',
      label: t('list.filter.agentTags'),
      ...choices(agentTags, (tag) => t(`labels:agentTag.${tag}`)),
    },
    { kind: 'days', from: 'start-from', to: 'start-to', label: t('list.filter.stay') },
    {
      kind: 'one',
      name: 'agent',
      label: t('list.filter.agent'),
      useOptions: useAgents,
      labelOf: (name) => name,
    },
    { kind: 'text', name: 'customer', label: t('list.filter.customer') },
    { kind: 'text', name: 'email', label: t('list.filter.email') },
    {
      kind: 'amounts',
      currency: 'currency',
      from: 'amount-from',
      to: 'amount-to',
      label: t('list.columns.total'),
      useCurrencies: () => acceptedCurrencies,
    },
  ];
}

export function useOrderFilters(): readonly Filter<OrderParam>[] {
  const { t } = useTranslation(['orders', 'app', 'labels']);
  const { environment } = useSession();
  return useMemo(() => orderFilters(t, environment), [t, environment]);
}

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
