/**
 * The row that takes the place of one that has gone: the nearest below it that is still there, else the nearest above.
 * @param before the ids of the rows that stood there, from the top
 */
export function findNextRow(
  before: readonly string[],
  gone: string,
  isThere: (id: string) => boolean,
): string | undefined {
  const at = before.indexOf(gone);
  return before.slice(at + 1).find(isThere) ?? before.slice(0, Math.max(at, 0)).findLast(isThere);
}
