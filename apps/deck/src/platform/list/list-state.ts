import type { TableSort } from '@deck/ui';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useIsLeft } from '../navigation/use-is-left.ts';
import { readSort } from './address.ts';
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
  readonly sort: TableSort | null;
  readonly changeSort: (sort: TableSort) => void;
}

/** Its name in the address. */
export const SORT = 'sort';

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

/**
 * The state of a list lives in its address, so that it survives a reload and can be sent to a colleague. A change takes
 * the place of the page one came from: Back leaves the list.
 * @param remembered under what name the list is as it was left when it is opened anew
 */
export function useListState(remembered?: RememberedList): ListState {
  const [params, setParams] = useSearchParams();
  const change = useCallback<ListState['change']>(
    (values) => {
      setParams(
        (current) => {
          const next = withValues(current, values);
          if (remembered) persistParams(remembered, next);
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
    changeSort: ({ id, direction }) => change({ [SORT]: `${id},${direction}` }),
  };
}

/** So many milliseconds after the last key a search is asked for. */
const TYPING = 250;

/** What is typed shows at once and reaches the address when the typing pauses. */
export function useSearchText(list: ListState): [string, (text: string) => void] {
  const asked = list.get('q');
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    setTyped(asked);
  }
  const { change } = list;
  const isLeft = useIsLeft();
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => {
      // Whoever has gone on to another screen is not called back to the list by what they typed.
      if (!isLeft()) change({ q: typed });
    }, TYPING);
    return () => clearTimeout(timer);
  }, [typed, asked, change, isLeft]);
  return [typed, setTyped];
}

/** What is chosen in the sheet, until it is applied all at once. */
export function useDraftValues(list: ListState): ListValues & { readonly apply: () => void } {
  const [draft, setDraft] = useState(list.params);
  return {
    get: (name) => draft.get(name) ?? '',
    all: (name) => draft.getAll(name),
    change: (values) => setDraft((current) => withValues(current, values)),
    apply: () => {
      const names = new Set([...list.params.keys(), ...draft.keys()]);
      list.change(Object.fromEntries([...names].map((name) => [name, draft.getAll(name)])));
    },
  };
}
