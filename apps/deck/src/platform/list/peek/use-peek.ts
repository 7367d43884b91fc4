import { useEffect, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { PEEK, withValues } from '../list-state.ts';

/** Which row is looked at beside the list. The address keeps it, so that it survives a reload. */
export interface Peeking {
  /** The key of the row; undefined while none is looked at. */
  readonly key: string | undefined;
  /** It stays the same: rows are drawn again only when they change. */
  readonly look: (key: string) => void;
  readonly close: () => void;
  /** Looks at the row before; absent on the first. */
  readonly previous: (() => void) | undefined;
  /** Looks at the row after; absent on the last. */
  readonly next: (() => void) | undefined;
}

/** @param keys the keys of the rows, in the order in which they are shown */
export function usePeek(keys: readonly string[]): Peeking {
  const [params, setParams] = useSearchParams();
  const key = params.get(PEEK) ?? undefined;

  function show(next: string) {
    setParams((current) => withValues(current, { [PEEK]: next }), {
      replace: true,
      preventScrollReset: true,
      flushSync: true,
    });
  }

  const latest = useRef(show);
  useLayoutEffect(() => {
    latest.current = show;
  });
  const stable = useRef((next: string) => latest.current(next));

  useEffect(() => {
    if (key === undefined) return;
    document.querySelector(`[data-row="${CSS.escape(key)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [key]);

  const at = key === undefined ? -1 : keys.indexOf(key);
  const way = (to: string | undefined) => (to === undefined ? undefined : () => show(to));
  return {
    key,
    look: stable.current,
    close: () => show(''),
    previous: way(at > 0 ? keys[at - 1] : undefined),
    // A row that has left the list is before its first.
    next: way(keys[at + 1]),
  };
}
