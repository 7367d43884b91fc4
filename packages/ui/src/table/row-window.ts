/** What stands in the body of a long table: a row of the caller's array, or the room of rows that are not drawn. */
export type Line =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly after: number; readonly height: number };

interface Drawn {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/**
 * The rows to draw, with gaps where others are left out, together as high as the whole.
 * @param drawn in ascending order, with their places in pixels.
 * @param height of all rows, in pixels.
 */
export function linesOf(drawn: readonly Drawn[], height: number): readonly Line[] {
  const lines: Line[] = [];
  let end = 0;
  let after = -1;
  for (const row of drawn) {
    if (row.start > end) lines.push({ kind: 'gap', after, height: row.start - end });
    lines.push({ kind: 'row', index: row.index });
    end = row.end;
    after = row.index;
  }
  if (height > end) lines.push({ kind: 'gap', after, height: height - end });
  return lines;
}

/** The rows in sight and, wherever it is, the one that holds the focus: it must not vanish under the reader. */
export function withFocused(indexes: readonly number[], focused: number): readonly number[] {
  if (focused < 0 || indexes.includes(focused)) return indexes;
  return [...indexes, focused].sort((a, b) => a - b);
}
