import { moved } from '../sortable-list/places.ts';

/** What says whether a column keeps its place. */
export interface Placed {
  readonly id: string;
  readonly room?: { readonly priority: number } | undefined;
  readonly amount?: unknown;
}

/** An amount that never leaves stands at the edge. */
const isAtEdge = ({ amount, room }: Placed) => amount !== undefined && room?.priority === 0;

/** The columns that can be moved: all but the first, with the box and the pin, and the amounts that never leave. */
export function movableColumns<Column extends Placed>(columns: readonly Column[]): readonly Column[] {
  return columns.filter((column, at) => at > 0 && !isAtEdge(column));
}

/**
 * The columns in the order that a person has chosen, with the amounts that never leave at the end. One that the order
 * does not name follows its neighbour, and an unknown name does not count.
 */
export function inOrder<Column extends Placed>(
  columns: readonly Column[],
  order: readonly string[] | undefined,
): readonly Column[] {
  if (order === undefined || order.length === 0) return columns;
  const movable = movableColumns(columns);
  const named = order.flatMap((id) => movable.find((column) => column.id === id) ?? []);
  const placed = [...new Set(named)];
  movable.forEach((column, at) => {
    if (named.includes(column)) return;
    const before = movable[at - 1];
    placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, column);
  });
  return [...columns.slice(0, 1), ...placed, ...columns.slice(1).filter(isAtEdge)];
}

/** The order in which one column has the place of another, and those between move up. */
export function orderWith(columns: readonly Placed[], id: string, placeOf: string): readonly string[] {
  const ids = movableColumns(columns).map((column) => column.id);
  return ids.includes(placeOf) ? moved(ids, ids.indexOf(id), ids.indexOf(placeOf)) : ids;
}
