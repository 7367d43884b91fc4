import type { TableSort } from './sort.ts';

/**
 * Rows in the order of one key, for who holds all of them; a list that comes page by page is sorted where it comes
 * from. Equal ones keep their order.
 * @param keyOf all numbers, or all texts whose order by code units is the wanted one: codes, ISO dates.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  direction: TableSort['direction'],
): readonly Row[] {
  // Of a hundred thousand rows each key is read once, and only numbers are compared and moved.
  const keys = numbersFor(rows.map(keyOf));
  const sign = direction === 'asc' ? 1 : -1;
  const places = Uint32Array.from(keys.keys());
  places.sort((a, b) => sign * ((keys[a] ?? 0) - (keys[b] ?? 0)) || a - b);
  return Array.from(places, (place) => rows[place] as Row);
}

/** Numbers in the same order as the keys: a text's is its rank among the texts there are. */
function numbersFor(keys: readonly (string | number)[]): Float64Array {
  if (typeof keys[0] === 'number') return Float64Array.from(keys as readonly number[]);
  const ranks = new Map([...new Set(keys)].sort().map((key, rank) => [key, rank]));
  return Float64Array.from(keys, (key) => ranks.get(key) ?? 0);
}
