export interface Arranged<Row> {
  readonly rows: readonly Row[];
  /** The number of pinned rows at the start. */
  readonly pinned: number;
}

/** Moves pinned rows to the start; otherwise keeps the order. */
export function arrange<Row>(
  rows: readonly Row[],
  isPinned: ((row: Row) => boolean) | undefined,
): Arranged<Row> {
  if (isPinned === undefined) return { rows, pinned: 0 };
  const pinned: Row[] = [];
  const others: Row[] = [];
  for (const row of rows) (isPinned(row) ? pinned : others).push(row);
  return pinned.length === 0 ? { rows, pinned: 0 } : { rows: [...pinned, ...others], pinned: pinned.length };
}
