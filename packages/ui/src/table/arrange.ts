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
  const places: number[] = [];
  rows.forEach((row, place) => {
    if (isPinned(row)) places.push(place);
  });
  if (places.length === 0) return { rows, pinned: 0 };
  // Whole parts are copied: there may be a hundred thousand rows, and few are pinned.
  const pinned = places.flatMap((place) => rows.slice(place, place + 1));
  const between = [-1, ...places].map((place, at) => rows.slice(place + 1, places[at]));
  return { rows: pinned.concat(...between), pinned: pinned.length };
}
