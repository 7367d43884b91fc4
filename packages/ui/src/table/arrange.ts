export interface Arranged<Row> {
  readonly rows: readonly Row[];
  /** How many of them, from the start, are pinned. */
  readonly pinned: number;
}

/** Pinned rows first; otherwise the order stays. */
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
