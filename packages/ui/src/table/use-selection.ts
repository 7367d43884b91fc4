import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { chooseTo, type TableSelection, toggleRow } from './selection.ts';

/** Chooses rows one by one or up to one. What it gives stays the same: rows are drawn again only when they change. */
export function useSelection<Row>(
  selection: TableSelection | undefined,
  rows: readonly Row[],
  rowKey: (row: Row) => string,
) {
  const keys = useMemo(() => (selection ? rows.map(rowKey) : []), [selection, rows, rowKey]);
  const latest = useRef({ selection, keys });
  const last = useRef<string>(undefined);
  useLayoutEffect(() => {
    latest.current = { selection, keys };
  });
  const toggle = useCallback((key: string, isRange: boolean) => {
    const { selection: held, keys: shown } = latest.current;
    held?.onChange(isRange ? chooseTo(held.chosen, shown, last.current, key) : toggleRow(held.chosen, key));
    last.current = key;
  }, []);
  return { keys, toggle };
}
