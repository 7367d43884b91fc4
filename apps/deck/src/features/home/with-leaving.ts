interface Row {
  readonly id: string;
}

/** Each row that leaves stays behind the row it stood behind. */
export function withLeaving<R extends Row>(
  current: readonly R[],
  shown: readonly R[],
  gone: readonly R[],
): readonly R[] {
  const rows = [...current];
  for (const row of gone) {
    const previous = shown[shown.indexOf(row) - 1];
    rows.splice(rows.findIndex(({ id }) => id === previous?.id) + 1, 0, row);
  }
  return rows;
}
