export interface TableSort {
  /** The ID of the column. */
  readonly id: string;
  readonly direction: 'asc' | 'desc';
}

/** The first press on a column sorts descending, further presses reverse it. */
export function nextSort(current: TableSort | null, id: string): TableSort {
  return { id, direction: current?.id === id && current.direction === 'desc' ? 'asc' : 'desc' };
}
