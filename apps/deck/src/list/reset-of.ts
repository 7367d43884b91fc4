import type { TableSort } from '@deck/ui';
import { type Filter, isSet, withoutAny } from './filters/filter.ts';
import { type ListState, SORT } from './use-list-state.ts';

interface Reset {
  /** It may have rows that are not shown. */
  readonly isNarrowed: boolean;
  /** Takes back all that narrows the list, and how it is sorted; absent while it is as it opens for the first time. */
  readonly reset: (() => void) | undefined;
}

/** The way back from what was chosen for a list, or was kept of it. @param usual how it is sorted at first */
export function resetOf(
  state: Pick<ListState, 'get' | 'change'>,
  filters: readonly Filter[],
  usual: TableSort,
): Reset {
  const isNarrowed = state.get('q') !== '' || filters.some((filter) => isSet(filter, state));
  const isSorted = !['', `${usual.id},${usual.direction}`].includes(state.get(SORT));
  return {
    isNarrowed,
    reset:
      isNarrowed || isSorted ? () => state.change({ ...withoutAny(filters), q: '', [SORT]: '' }) : undefined,
  };
}
