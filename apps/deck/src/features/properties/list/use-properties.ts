import type { Property } from '@deck/api/contract/company';
import type { TableSort } from '@deck/ui';
import { useUi } from '@deck/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useHiddenColumns } from '../../../platform/list/column-settings.ts';
import type { Filter } from '../../../platform/list/filters/filter.ts';
import type { ListColumn } from '../../../platform/list/list-column.ts';
import { useListState } from '../../../platform/list/list-state.ts';
import type { Page } from '../../../platform/list/pages.ts';

import { getListReset, type PagedList } from '../../../platform/list/use-list.ts';
import { propertiesQuery } from './properties-data.ts';
import { shownProperties } from './shown-properties.ts';

const byName: TableSort = { id: 'name', direction: 'asc' };

/** The properties as the address asks for them: one page that holds all, narrowed and sorted here. */
export function useProperties(
  columns: readonly ListColumn<Property>[],
  filters: readonly Filter[],
  textOf: (column: string, property: Property) => string,
): PagedList<Page<Property>> {
  const { locale } = useUi();
  const state = useListState();
  const { data, isPending, error, refetch } = useQuery(propertiesQuery());
  const [hidden, hide] = useHiddenColumns('properties', columns);
  const { params, sort: asked } = state;
  const sort = asked ?? byName;
  const rows = useMemo(
    () =>
      data &&
      shownProperties(data, {
        search: params.get('q') ?? '',
        types: params.getAll('type'),
        sort: { id: sort.id, direction: sort.direction },
        textOf,
        locale,
      }),
    [data, params, sort.id, sort.direction, textOf, locale],
  );
  return {
    state,
    filters,
    sort,
    rows: rows ?? [],
    first: rows && {
      content: rows,
      page: 0,
      totalPages: 1,
      totalElements: rows.length,
      totalExact: true,
    },
    hidden,
    hide,
    ...getListReset(state, filters, byName),
    isLoading: isPending,
    failure: error,
    retry: () => void refetch(),
    isCutOff: false,
    loadMore: undefined,
    isLoadingMore: false,
  };
}
