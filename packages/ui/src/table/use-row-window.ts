import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Line, linesOf, type Range, rowsInSight, withFocused } from './row-window.ts';

export interface RowWindow {
  readonly lines: readonly Line[];
  /** For the body: the row with the focus stays drawn wherever the others scroll. */
  readonly onFocus: (event: FocusEvent) => void;
  readonly onBlur: () => void;
}

interface RowWindowOptions {
  count: number;
  scroller: RefObject<HTMLElement | null>;
  /** Whether to draw only what is in sight. */
  active: boolean;
}

const typicalHeight = 40;
const atFirst: Range = { first: 0, last: 12 };

/** Which rows of the caller's array to draw. All are equally high. */
export function useRowWindow({ count, scroller, active }: RowWindowOptions): RowWindow {
  const [focused, setFocused] = useState(-1);
  const [rowHeight, setRowHeight] = useState(typicalHeight);
  const [{ first, last }, setRange] = useState(atFirst);

  useLayoutEffect(() => {
    const place = scroller.current;
    if (!active || place === null) return;
    // The brand decides how high a row is; one drawn tells.
    const row = place.querySelector<HTMLElement>('tr[data-index]');
    if (row) setRowHeight(row.offsetHeight);
    const look = () =>
      setRange((before) => {
        const now = rowsInSight(place.scrollTop, place.clientHeight, rowHeight, count);
        return before.first === now.first && before.last === now.last ? before : now;
      });
    look();
    // In the frame that scrolls, or the rows would come a frame late.
    const scrolled = () => flushSync(look);
    place.addEventListener('scroll', scrolled, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(place);
    return () => {
      place.removeEventListener('scroll', scrolled);
      observer.disconnect();
    };
  }, [active, scroller, rowHeight, count]);

  const lines = useMemo<readonly Line[]>(() => {
    if (!active) return Array.from({ length: count }, (_, index) => ({ kind: 'row', index }));
    const end = Math.min(last, count);
    const shown = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
    return linesOf(withFocused(shown, focused < count ? focused : -1), rowHeight, count);
  }, [active, first, last, count, focused, rowHeight]);

  return {
    lines,
    onFocus: ({ target }) => setFocused(Number(target.closest<HTMLElement>('tr')?.dataset.index ?? -1)),
    onBlur: () => setFocused(-1),
  };
}
