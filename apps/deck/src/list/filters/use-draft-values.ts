import { useState } from 'react';
import { type ListState, type ListValues, withValues } from '../use-list-state.ts';

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
