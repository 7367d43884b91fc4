import { type RefObject, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  getLines,
  getTops,
  type Line,
  type Range,
  rowsInSight,
  withFocused,
} from '../row-window/row-window.ts';
import { scrollingAncestor } from './scrolling-ancestor.ts';

interface PhoneWindowOptions<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** The start of the first row; an ancestor scrolls. */
  list: RefObject<HTMLElement | null>;
  /** Identifies the visit: returning to it restores the measured heights. */
  visit: string | undefined;
  /** Whether to render only visible rows. */
  active: boolean;
}

interface View extends Range {
  /** The key of the row with the focus. */
  readonly held: string | undefined;
}

const typicalHeight = 69;
const drawnFirst = 24;
const atFirst: View = { first: 0, last: drawnFirst, held: undefined };

/** The measured heights of each visit, for the life of the page. */
const kept = new Map<string, ReadonlyMap<string, number>>();

/**
 * The rows to render on a phone: the visible rows, a screen more on either side since touch scrolls fast, and
 * the row with the focus. Each keeps its element. Heights depend on the text, so each is measured once
 * rendered.
 */
export function usePhoneWindow<Row>({
  rows,
  rowKey,
  list,
  visit = '',
  active,
}: PhoneWindowOptions<Row>): readonly Line[] {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(() => kept.get(visit) ?? new Map());
  const [view, setView] = useState(atFirst);
  const topOf = useMemo(
    () =>
      getTops(
        rows.map((row) => heights.get(rowKey(row))),
        getUsual(heights),
      ),
    [rows, rowKey, heights],
  );

  const look = useEffectEvent(() => {
    if (list.current === null) return;
    const { top, height } = getSight(list.current);
    const { first, last } = rowsInSight(top - height, 3 * height, topOf, rows.length);
    const held = heldRow(list.current);
    setView((before) =>
      before.first === first && before.last === last && before.held === held ? before : { first, last, held },
    );
  });

  // Also while all are rendered: an additional row may turn it into a long list at any scroll position.
  useLayoutEffect(() => {
    if (list.current === null) return;
    const drawn = measured(list.current);
    setHeights((before) =>
      drawn.every(([key, height]) => before.get(key) === height) ? before : new Map([...before, ...drawn]),
    );
    if (visit !== '' && active) kept.set(visit, heights);
    look();
  });

  useLayoutEffect(() => {
    // Synchronously, or the rows would appear a frame late.
    const scrolled = () => flushSync(look);
    const observer = new ResizeObserver(look);
    observer.observe(document.documentElement);
    document.addEventListener('scroll', scrolled, { passive: true, capture: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('scroll', scrolled, { capture: true });
    };
  }, []);

  return useMemo(() => {
    if (!active) return rows.map((_, index) => ({ kind: 'row', index }));
    const end = Math.min(view.last, rows.length);
    const shown = Array.from({ length: Math.max(0, end - view.first) }, (_, at) => view.first + at);
    const held = view.held === undefined ? -1 : rows.findIndex((row) => rowKey(row) === view.held);
    return getLines(withFocused(shown, held), topOf, rows.length);
  }, [active, rows, rowKey, view, topOf]);
}

/**
 * The average height of the first rendered rows. It is fixed: otherwise every later measurement would move
 * visible rows.
 */
function getUsual(heights: ReadonlyMap<string, number>): number {
  const first = [...heights.values()].slice(0, drawnFirst);
  return first.length === 0 ? typicalHeight : first.reduce((sum, height) => sum + height, 0) / first.length;
}

/** The visible part of a list: its offset and height in pixels. */
function getSight(list: HTMLElement): { readonly top: number; readonly height: number } {
  const scroller = scrollingAncestor(list);
  const edge = scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top;
  return { top: edge - list.getBoundingClientRect().top, height: scroller.clientHeight };
}

function measured(list: HTMLElement): readonly (readonly [string, number])[] {
  const rows = list.querySelectorAll<HTMLElement>('[data-row]');
  return [...rows].map((row) => [row.dataset.row ?? '', row.getBoundingClientRect().height]);
}

function heldRow(list: HTMLElement): string | undefined {
  const focused = document.activeElement;
  return list.contains(focused) ? focused?.closest<HTMLElement>('[data-row]')?.dataset.row : undefined;
}
