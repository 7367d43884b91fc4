import { readSort } from '@deck/api/client';
import { DEEPEST_PAGE, PART_ROWS } from '@deck/api/rules';
import type { TableSort } from '@deck/ui';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type Filter, isSet, withoutAny } from './filters/filter.ts';
import { persistParams, type RememberedList } from './persisted-params.ts';

/** What a list is narrowed to. One name may carry several values. */
export interface ListValues {
  readonly get: (name: string) => string;
  readonly all: (name: string) => readonly string[];
  readonly change: (values: Readonly<Record<string, string | readonly string[]>>) => void;
}

/** What a list is narrowed to and sorted by, read from the address and written there. */
export interface ListState extends ListValues {
  readonly params: URLSearchParams;
  readonly changePart: (part: number) => void;
  readonly sort: TableSort | null;
  readonly changeSort: (sort: TableSort) => void;
}

/** Its name in the address. */
const SORT = 'sort';
/** The name of the row that is looked at: no part of what the list shows. */
export const PEEK = 'peek';

/** The same parameters with other values; an empty value is none. */
export function withValues(
  params: URLSearchParams,
  values: Readonly<Record<string, string | readonly string[]>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(values)) {
    next.delete(name);
    for (const one of [value].flat()) if (one !== '') next.append(name, one);
  }
  return next;
}

const withoutPeek = (params: URLSearchParams) => withValues(params, { [PEEK]: '' });

/** The name of the part of a long list. Whatever else changes leads back to the first. */
const PART = 'part';
/** The last part that the server gives. */
const LAST_PART = DEEPEST_PAGE / PART_ROWS;

/** Which part of a list an address shows, from 1. */
export function getPart(params: URLSearchParams): number {
  const part = Number(params.get(PART) ?? 1);
  return Number.isInteger(part) && part >= 1 && part <= LAST_PART ? part : 1;
}

/**
 * The state of a list is in its address, so that it survives a reload and can be sent to a colleague. A change replaces
 * the entry of the history, so Back leaves the list.
 * @param remembered the key under which the state is kept for the next opening
 */
export function useListState(remembered?: RememberedList): ListState {
  const [address, setParams] = useSearchParams();
  const params = useMemo(() => withoutPeek(address), [address]);
  const change = useCallback<ListState['change']>(
    (values) => {
      setParams(
        (current) => {
          const next = withValues(current, { [PART]: '', ...values });
          if (remembered) persistParams(remembered, withValues(next, { [PEEK]: '', [PART]: '' }));
          return next;
        },
        // At once: what was ticked must not spring back until the list is drawn.
        { replace: true, preventScrollReset: true, flushSync: true },
      );
    },
    [setParams, remembered],
  );
  return {
    params,
    get: (name) => params.get(name) ?? '',
    all: (name) => params.getAll(name),
    sort: readSort(params.get(SORT)),
    change,
    changePart: (part) => change({ [PART]: part === 1 ? '' : String(part) }),
    changeSort: ({ id, direction }) => change({ [SORT]: `${id},${direction}` }),
  };
}

interface Reset {
  /** It may have rows that are not shown. */
  readonly isNarrowed: boolean;
  /** Takes back all that narrows the list, and how it is sorted; absent while it is as it opens for the first time. */
  readonly reset: (() => void) | undefined;
}

/** Whether a list is narrowed, and how to reset it to its first state. @param usual the first sorting */
export function getListReset(
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
