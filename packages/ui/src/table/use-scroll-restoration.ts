import { type RefObject, useLayoutEffect, useRef } from 'react';
import { scrollingAncestor } from './scrolling-ancestor.ts';

interface Place {
  readonly top: number;
  /** The key of the row that had the focus. */
  readonly row: string | undefined;
}

/** The last state of each visit, for the life of the page. */
const places = new Map<string, Place>();

/** A distant row is rendered a frame or two after scrolling. */
const patience = 3;

/**
 * Restores a list's scroll position and focused row on return.
 * @param visit identifies the visit; nothing is stored without it.
 * @param ready whether the rows have loaded.
 */
export function useScrollRestoration(
  list: RefObject<HTMLElement | null>,
  visit: string | undefined,
  ready: boolean,
): void {
  const restored = useRef<string>(undefined);

  useLayoutEffect(() => {
    const element = list.current;
    if (element === null || visit === undefined || !ready || restored.current === visit) return;
    restored.current = visit;
    const place = places.get(visit);
    if (place === undefined) return;
    scrollingAncestor(element).scrollTop = place.top;
    if (place.row !== undefined) focusRow(element, place.row, patience);
  }, [list, visit, ready]);

  useLayoutEffect(() => {
    const element = list.current;
    // Left before its rows loaded: the earlier stored position is still right.
    if (element === null || visit === undefined || !ready) return;
    return () => {
      // The rows were removed with the list, so nobody has left.
      if (!element.isConnected) return;
      places.set(visit, { top: scrollingAncestor(element).scrollTop, row: focusedRow(element) });
    };
  }, [list, visit, ready]);
}

function focusedRow(list: HTMLElement): string | undefined {
  const focused = document.activeElement;
  if (focused === null || !list.contains(focused)) return undefined;
  return focused.closest<HTMLElement>('[data-row]')?.dataset.row;
}

function focusRow(list: HTMLElement, key: string, frames: number): void {
  const link = list.querySelector<HTMLElement>(`[data-row="${CSS.escape(key)}"] a`);
  if (link !== null) link.focus({ preventScroll: true });
  else if (frames > 0) requestAnimationFrame(() => focusRow(list, key, frames - 1));
}
