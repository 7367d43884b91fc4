import type { TableSort } from '@deck/ui';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** What a list is narrowed to and sorted by, read from the address. One name may carry several values. */
export interface ListState {
  readonly get: (name: string) => string;
  readonly all: (name: string) => string[];
  readonly sort: TableSort | null;
  readonly isNarrowed: boolean;
  /** Puts values into the address in place of the page one came from: Back leaves the list. */
  readonly change: (values: Readonly<Record<string, string | readonly string[]>>) => void;
  readonly changeSort: (sort: TableSort) => void;
  readonly reset: () => void;
}

const SORT = 'sort';

export function readSort(text: string | null): TableSort | null {
  const [id, direction] = (text ?? '').split(',');
  return id && (direction === 'asc' || direction === 'desc') ? { id, direction } : null;
}

/** The state of a list lives in its address, so that it survives a reload and can be sent to a colleague. */
export function useListState(): ListState {
  const [params, setParams] = useSearchParams();
  const change = useCallback<ListState['change']>(
    (values) => {
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          for (const [name, value] of Object.entries(values)) {
            next.delete(name);
            for (const one of [value].flat()) if (one !== '') next.append(name, one);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setParams],
  );
  return {
    get: (name) => params.get(name) ?? '',
    all: (name) => params.getAll(name),
    sort: readSort(params.get(SORT)),
    isNarrowed: [...params.keys()].some((name) => name !== SORT),
    change,
    changeSort: ({ id, direction }) => change({ [SORT]: `${id},${direction}` }),
    reset: () => setParams({}, { replace: true }),
  };
}
