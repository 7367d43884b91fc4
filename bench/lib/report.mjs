/**
 * @typedef {{ name: string, ours: number, peer: number, unit: string, most?: number }} Line our figure, the
 *   peer's, and the largest allowed ratio
 */

/** @param {readonly number[]} numbers */
export const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;

/**
 * @param {readonly number[]} numbers
 * @param {number} share
 */
export const percentile = (numbers, share) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ??
  Number.NaN;

const rounded = (/** @type {number} */ number) => Number(number.toPrecision(3));

/**
 * Prints a table, and a line of JSON for each comparison.
 * @param {readonly Line[]} lines
 */
export function report(lines) {
  const rows = lines.map(({ name, ours, peer, unit, most }) => {
    const ratio = rounded(ours / peer);
    return { name, ours: rounded(ours), peer: rounded(peer), ratio, unit, most };
  });
  console.table(
    Object.fromEntries(
      rows.map(({ name, most, ...row }) => [name, { ...row, target: most === undefined ? '' : `≤ ${most}` }]),
    ),
  );
  for (const { most: _, ...row } of rows) console.log(JSON.stringify(row));
}
