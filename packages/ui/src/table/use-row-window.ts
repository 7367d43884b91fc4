import { type FocusEvent, type RefObject, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  getLines,
  type Line,
  type Range,
  rowsInSight,
  type TopOf,
  withFocused,
} from '../row-window/row-window.ts';
import { useStill } from '../still/still.ts';
import type { Density } from './layout.ts';

export interface RowWindow {
  readonly lines: readonly Line[];
  /** The offset between rows and elements. */
  readonly base: number;
  /** A handler for the body: the row with the focus keeps its element, and stays rendered. */
  readonly onFocus: (event: FocusEvent) => void;
}

interface RowWindowOptions<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  scroller: RefObject<HTMLElement | null>;
  /** Whether to render only visible rows. */
  active: boolean;
  /** Whether the rows are drawn. Before that only their place is measured, so that the right number is drawn at once. */
  isDrawn: boolean;
  /** The rows are measured again when it changes. */
  density: Density;
}

interface View extends Range {
  readonly base: number;
  /** Whether a row had the focus at the last scroll. */
  readonly isHeld: boolean;
}

const typicalHeight = 40;
const atFirst: View = { first: 0, last: 12, base: 0, isHeld: false };
/** Where nothing is measured: as many as a window usually shows. */
const still: View = { ...atFirst, last: 18 };

/**
 * The rows to render, all of equal height. While scrolling, elements are reused for other rows, unless one
 * has the focus: then each row keeps its own.
 */
export function useRowWindow<Row>({
  rows,
  rowKey,
  scroller,
  active,
  isDrawn,
  density,
}: RowWindowOptions<Row>): RowWindow {
  const count = rows.length;
  const [rowHeight, setRowHeight] = useState(typicalHeight);
  const [view, setView] = useState(useStill() ? still : atFirst);
  const topOf = useMemo<TopOf>(() => (index) => index * rowHeight, [rowHeight]);
  const [focused, setFocused] = useFocusedRow(rows, rowKey, (by) =>
    setView((before) => ({ ...before, base: before.base + by })),
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: a drawn row has a height, which the density decides.
  useLayoutEffect(() => {
    const place = scroller.current;
    if (!active || place === null) return;
    // The brand determines the row height, so it is measured.
    const row = place.querySelector<HTMLElement>('tr[data-row]');
    if (row) setRowHeight(row.offsetHeight);
    const look = () => {
      const { first, last } = rowsInSight(place.scrollTop, place.clientHeight, topOf, count);
      const isHeld = document.activeElement?.closest('tbody') === place.querySelector('tbody');
      setView((before) =>
        before.first === first && before.last === last
          ? before
          : { first, last, base: isHeld ? before.base : first, isHeld },
      );
    };
    look();
    // Synchronously, or the rows would appear a frame late.
    const scrolled = () => flushSync(look);
    place.addEventListener('scroll', scrolled, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(place);
    return () => {
      place.removeEventListener('scroll', scrolled);
      observer.disconnect();
    };
  }, [active, isDrawn, scroller, topOf, count, density]);

  const { first, last, base, isHeld } = view;
  const lines = useMemo<readonly Line[]>(() => {
    if (!active && view !== still)
      return Array.from({ length: count }, (_, index) => ({ kind: 'row', index }));
    const end = Math.min(last, count);
    const shown = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
    return getLines(withFocused(shown, isHeld && focused < count ? focused : -1), topOf, count);
  }, [active, view, first, last, count, isHeld, focused, topOf]);

  return {
    lines,
    base,
    onFocus: ({ target }) => {
      const row = target.closest<HTMLElement>('tr[data-row]');
      if (row) setFocused(Number(row.ariaRowIndex) - 2);
    },
  };
}

/**
 * The index of the row that last had the focus, or -1.
 * @param onMove called with the offset when rows are inserted before it.
 */
function useFocusedRow<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  onMove: (by: number) => void,
): readonly [number, (index: number) => void] {
  const [focused, setFocused] = useState({ index: -1, key: '' });
  const [seen, setSeen] = useState(rows);
  const at = (index: number) => {
    const row = rows[index];
    return row === undefined ? '' : rowKey(row);
  };
  if (rows !== seen) {
    setSeen(rows);
    if (focused.index !== -1 && at(focused.index) !== focused.key) {
      const index = rows.findIndex((row) => rowKey(row) === focused.key);
      setFocused({ ...focused, index });
      if (index !== -1) onMove(index - focused.index);
    }
  }
  return [focused.index, (index) => setFocused({ index, key: at(index) })];
}
