/** From more rows on only those in sight are drawn. */
export const longList = 200;

/** How far below the first row each begins, in pixels; at the number of rows, how high all are together. */
export type TopOf = (index: number) => number;

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
export function rowsInSight(top: number, height: number, topOf: TopOf, count: number): Range {
  const begun = firstWhere(count, (index) => topOf(index) > top) - 1;
  const last = Math.min(count, firstWhere(count, (index) => topOf(index) >= top + height) + beyond);
  return { first: Math.max(0, begun - beyond), last };
}

/** The first place of which something is so that is so of all after it, or `count`. */
function firstWhere(count: number, isSo: (index: number) => boolean): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isSo(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Where rows begin that are not equally high.
 * @param heights undefined for those never drawn.
 * @param usual as high as those count.
 */
export function getTops(heights: readonly (number | undefined)[], usual: number): TopOf {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + (height ?? usual));
  return (index) => tops[index] ?? 0;
}

/**
 * The rows to draw, with gaps where others are left out, together as high as the whole.
 * @param drawn in ascending order.
 */
export function getLines(drawn: readonly number[], topOf: TopOf, count: number): readonly Line[] {
  const lines: Line[] = [];
  let next = 0;
  const leaveOut = (end: number) => {
    if (end > next) lines.push({ kind: 'gap', after: next - 1, height: topOf(end) - topOf(next) });
  };
  for (const index of drawn) {
    leaveOut(index);
    lines.push({ kind: 'row', index });
    next = index + 1;
  }
  leaveOut(count);
  return lines;
}

/** The rows in sight and, wherever it is, the one that holds the focus: it must not vanish under the reader. */
export function withFocused(indexes: readonly number[], focused: number): readonly number[] {
  if (focused < 0 || indexes.includes(focused)) return indexes;
  return [...indexes, focused].sort((a, b) => a - b);
}
