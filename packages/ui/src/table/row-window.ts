/** What stands in the body of a long table: a row of the caller's array, or the room of rows that are not drawn. */
export type Line =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly after: number; readonly height: number };

/** Rows from `first` to the one before `last`. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** Drawn beyond sight on either side, so that the next row can take the focus. */
const beyond = 1;

/** The rows to draw where a list is scrolled to `top` in a place of some height, in pixels. */
export function rowsInSight(top: number, height: number, rowHeight: number, count: number): Range {
  const last = Math.min(count, Math.ceil((top + height) / rowHeight) + beyond);
  return { first: Math.max(0, Math.min(Math.floor(top / rowHeight) - beyond, last)), last };
}

/**
 * The rows to draw, with gaps where others are left out, together as high as the whole.
 * @param drawn in ascending order.
 */
export function linesOf(drawn: readonly number[], rowHeight: number, count: number): readonly Line[] {
  const lines: Line[] = [];
  let next = 0;
  for (const index of drawn) {
    if (index > next) lines.push({ kind: 'gap', after: next - 1, height: (index - next) * rowHeight });
    lines.push({ kind: 'row', index });
    next = index + 1;
  }
  if (count > next) lines.push({ kind: 'gap', after: next - 1, height: (count - next) * rowHeight });
  return lines;
}

/** The rows in sight and, wherever it is, the one that holds the focus: it must not vanish under the reader. */
export function withFocused(indexes: readonly number[], focused: number): readonly number[] {
  if (focused < 0 || indexes.includes(focused)) return indexes;
  return [...indexes, focused].sort((a, b) => a - b);
}
