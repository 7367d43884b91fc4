import { type OrderState, orderStates } from '@deck/api/vocabulary';
import { Button, DateRangeField, FilterBar, MultiSelect, SearchField } from '@deck/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListState } from '../../../list/use-list-state.ts';
import { useSearchText } from '../../../list/use-search-text.ts';
import { useSession } from '../../../session/session-store.ts';

/** The states an order of ours can be in; the others belong to payments or to servers of other ages. */
const offered: readonly OrderState[] = orderStates.filter(
  (state) =>
    !['CREATED', 'SCHEDULED', 'NOT_PAID', 'CHARGED', 'CAPTURED', 'PROCESSED', 'REVOKE_REQUESTED'].includes(
      state,
    ),
);

export function OrderFilters({ list, end }: { list: ListState; end: ReactNode }) {
  const { t } = useTranslation(['orders', 'app']);
  const { properties } = useSession().environment;
  const [search, setSearch] = useSearchText(list);
  return (
    <FilterBar end={end}>
      <SearchField
        label={t('list.searchLabel')}
        labelHidden
        placeholder={t('list.search')}
        value={search}
        onChange={setSearch}
      />
      <DateRangeField
        as="filter"
        label={t('list.created')}
        value={{ from: list.get('from'), to: list.get('to') }}
        onChange={({ from, to }) => list.change({ from, to })}
      />
      <MultiSelect
        label={t('list.status')}
        options={offered.map((state) => ({ value: state, label: t(`app:orderState.${state}`) }))}
        value={list.all('state')}
        onChange={(state) => list.change({ state })}
      />
      <MultiSelect
        label={t('list.property')}
        options={properties.map(({ id, name }) => ({ value: id, label: name }))}
        value={list.all('property')}
        onChange={(property) => list.change({ property })}
      />
      {list.isNarrowed && (
        <Button variant="quiet" onClick={list.reset}>
          {t('list.reset')}
        </Button>
      )}
    </FilterBar>
  );
}
