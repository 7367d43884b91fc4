/** Above this number only visible rows are rendered. */
export const longList = 200;

/** The top of each row in pixels; at the index of the number of rows, the total height. */
export type TopOf = (index: number) => number;

/** The parts of a long table's body: a row by index, or a gap for rows that are not rendered. */
export type Line =
  | { readonly kind: 'row'; readonly index: number }
  | { readonly kind: 'gap'; readonly after: number; readonly height: number };

/** Rows from `first`, excluding `last`. */
export interface Range {
  readonly first: number;
  readonly last: number;
}

/** The overscan on either side, so that the next row can take the focus. */
const beyond = 1;

/** The rows to render at a scroll position and container height, in pixels. */
export function rowsInSight(top: number, height: number, topOf: TopOf, count: number): Range {
  const begun = firstWhere(count, (index) => topOf(index) > top) - 1;
  const last = Math.min(count, firstWhere(count, (index) => topOf(index) >= top + height) + beyond);
  return { first: Math.max(0, begun - beyond), last };
}

/** Binary search: the first index from which a condition holds, or `count`. */
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
 * The tops of rows with different heights.
 * @param heights undefined for unmeasured rows.
 * @param usual the height of unmeasured rows.
 */
export function getTops(heights: readonly (number | undefined)[], usual: number): TopOf {
  const tops = [0];
  for (const height of heights) tops.push((tops.at(-1) ?? 0) + (height ?? usual));
  return (index) => tops[index] ?? 0;
}

/**
 * The rows to render with gaps between them, with the total height of all.
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

/** The visible rows and the row with the focus, wherever it is: it must not disappear. */
export function withFocused(indexes: readonly number[], focused: number): readonly number[] {
  if (focused < 0 || indexes.includes(focused)) return indexes;
  return [...indexes, focused].sort((a, b) => a - b);
}
