/** The rows that are chosen to be acted on together, by their keys. */
export interface TableSelection {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** Chooses a row or lets it go. */
export function toggleRow(chosen: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Chooses every row between two, both included. Without the first there is only the second. */
export function chooseTo(
  chosen: ReadonlySet<string>,
  keys: readonly string[],
  from: string | undefined,
  to: string,
): ReadonlySet<string> {
  const start = from === undefined ? -1 : keys.indexOf(from);
  const end = keys.indexOf(to);
  const between = start < 0 || end < 0 ? [to] : keys.slice(Math.min(start, end), Math.max(start, end) + 1);
  return new Set([...chosen, ...between]);
}

/** Whether all, none or some of the rows are chosen. */
export function getShare(chosen: ReadonlySet<string>, keys: readonly string[]): boolean | 'mixed' {
  const many = keys.filter((key) => chosen.has(key)).length;
  return many === 0 ? false : many === keys.length || 'mixed';
}
