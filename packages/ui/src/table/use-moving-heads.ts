import type { PointerEvent, RefObject } from 'react';
import { useDrag } from '../sortable-list/use-drag.ts';
import { movableColumns, type Placed } from './column-order.ts';

/** Gives a column the place of another. */
export type OnMove = (id: string, placeOf: string) => void;

/** How one head is moved. */
export interface HeadMove {
  readonly state: 'still' | 'held' | 'aside';
  /** How far it has been dragged or moved aside, in pixels. */
  readonly by: number | undefined;
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  /** Whether the last press was a drag. */
  readonly wasDragged: () => boolean;
  /** Moves it by one place: 1 to the end, -1 to the beginning. */
  readonly onStep: (by: number) => void;
}

/**
 * Moves columns by their heads.
 * @param row the row of heads
 * @returns how a column is moved; undefined for one that keeps its place
 */
export function useMovingHeads(
  row: RefObject<HTMLTableRowElement | null>,
  columns: readonly Placed[],
  onMove: OnMove | undefined,
): (column: Placed) => HeadMove | undefined {
  const movable = movableColumns(columns);
  function move(at: number, to: number) {
    const [moved, other] = [movable[at], movable[to]];
    if (moved !== undefined && other !== undefined) onMove?.(moved.id, other.id);
  }
  const drag = useDrag({
    list: row,
    axis: 'x',
    entries: movable.map((column) => columns.indexOf(column)),
    onDrop: move,
    onBack: () => undefined,
  });
  return (column) => {
    const at = movable.indexOf(column);
    if (onMove === undefined || at === -1 || movable.length < 2) return undefined;
    const place = drag.getPlace(at);
    return {
      state: place === undefined ? 'still' : place.isHeld ? 'held' : 'aside',
      by: place?.by,
      // A finger scrolls the list.
      onPointerDown: (event) => event.pointerType !== 'touch' && drag.onPointerDown(event, at),
      wasDragged: drag.wasDragged,
      onStep: (by) => move(at, at + by),
    };
  };
}
