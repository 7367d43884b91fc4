import type { TableSelection } from '@deck/ui';
import { useMemo, useState } from 'react';

interface Chosen<Row> {
  readonly selection: TableSelection;
  /** The chosen rows that the list shows, in its order. */
  readonly rows: readonly Row[];
  readonly clear: () => void;
}

/** The rows of a list that are chosen. @param address what the list shows: another choice begins with none */
export function useChosen<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  address: string,
): Chosen<Row> {
  const [held, setHeld] = useState({ address, chosen: none });
  const chosen = held.address === address ? held.chosen : none;
  const change = (next: ReadonlySet<string>) => setHeld({ address, chosen: next });
  const found = useMemo(
    () => (chosen.size === 0 ? [] : rows.filter((row) => chosen.has(rowKey(row)))),
    [rows, rowKey, chosen],
  );
  return { selection: { chosen, onChange: change }, rows: found, clear: () => change(none) };
}

const none: ReadonlySet<string> = new Set();
