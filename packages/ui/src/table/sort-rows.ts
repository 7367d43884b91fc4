import type { TableSort } from './sort.ts';

/**
 * Sorts rows by a key, for callers with all rows; a paged list is sorted by its server. The sort is stable.
 * @param keyOf returns all numbers, or all texts that sort by code units: codes, ISO dates.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  direction: TableSort['direction'],
): readonly Row[] {
  // For a hundred thousand rows: each key is read once, and only numbers are compared and moved.
  const keys = numbersFor(rows.map(keyOf));
  const sign = direction === 'asc' ? 1 : -1;
  const places = Uint32Array.from(keys.keys());
  places.sort((a, b) => sign * ((keys[a] ?? 0) - (keys[b] ?? 0)) || a - b);
  return Array.from(places, (place) => rows[place] as Row);
}

/** Numbers in the order of the keys: a text becomes its rank. */
function numbersFor(keys: readonly (string | number)[]): Float64Array {
  if (typeof keys[0] === 'number') return Float64Array.from(keys as readonly number[]);
  const ranks = new Map([...new Set(keys)].sort().map((key, rank) => [key, rank]));
  return Float64Array.from(keys, (key) => ranks.get(key) ?? 0);
}
