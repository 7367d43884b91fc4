import { query } from '@deck/api/react';
import { getStateGroup, getTone, stateGroups } from '@deck/api/rules';
import { type OrderState, orderStates } from '@deck/api/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { quietApi } from '../../../platform/api.ts';
import type { Choices } from '../../../platform/list/filters/filter-entry.ts';

/** The states an order of ours can be in; the others belong to payments or to servers of other ages. */
const offered: readonly OrderState[] = orderStates.filter(
  (state) =>
    !['CREATED', 'SCHEDULED', 'NOT_PAID', 'CHARGED', 'CAPTURED', 'PROCESSED', 'REVOKE_REQUESTED'].includes(
      state,
    ),
);

/** The states of orders in their groups, each with its shape and with how many orders are in it. */
export const stateChoices = (labelOf: (state: OrderState) => string): Choices => ({
  useOptions() {
    const count = useCounts();
    return offered.map((state) => ({
      value: state,
      label: labelOf(state),
      tone: getTone(state),
      meta: count([state]),
    }));
  },
  useGroups() {
    const { t } = useTranslation('orders');
    const count = useCounts();
    return stateGroups.map((group) => {
      const values = offered.filter((state) => getStateGroup(state) === group);
      return { label: t(`list.stateGroup.${group}`), values, meta: count(values) };
    });
  },
  labelOf: (value) => {
    const known = orderStates.find((state) => state === value);
    return known ? labelOf(known) : value;
  },
});

/** How many orders are in these states, in words; nothing until it is known. */
function useCounts(): (states: readonly OrderState[]) => string | undefined {
  const { i18n } = useTranslation();
  const { data } = useQuery(query(quietApi.orders.counts, {}));
  return (states) => {
    if (data === undefined) return undefined;
    const counted = data.statuses.filter(({ status }) => states.includes(status));
    const sum = counted.reduce((all, { count }) => all + count, 0);
    const isExact = counted.every(({ countExact }) => countExact);
    return `${new Intl.NumberFormat(i18n.language).format(sum)}${isExact ? '' : '+'}`;
  };
}
