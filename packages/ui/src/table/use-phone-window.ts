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
  /** Begins where the first row does; something around it scrolls. */
  list: RefObject<HTMLElement | null>;
  /** Names the visit: who comes back to it finds its rows as high as they were. */
  visit: string | undefined;
  /** Whether to draw only what is in sight. */
  active: boolean;
}

interface View extends Range {
  /** The key of the row that has the focus. */
  readonly held: string | undefined;
}

const typicalHeight = 69;
const drawnFirst = 24;
const atFirst: View = { first: 0, last: drawnFirst, held: undefined };

/** What was measured in each visit, for as long as the page lives. */
const kept = new Map<string, ReadonlyMap<string, number>>();

/**
 * Which rows of the caller's array to draw on a phone: what is in sight, a screen more on either side, since a finger
 * scrolls faster than rows are drawn, and the row with the focus. Each keeps its element. They are as high as their words
 * make them, so each is measured once it is drawn.
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

  // Also while all are drawn: with one row more the list becomes a long one, wherever it is scrolled to.
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
    // In the frame that scrolls, or the rows would come a frame late.
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

/** As high as the rows drawn first are on average. It stays so: else every row measured later would move those in sight. */
function getUsual(heights: ReadonlyMap<string, number>): number {
  const first = [...heights.values()].slice(0, drawnFirst);
  return first.length === 0 ? typicalHeight : first.reduce((sum, height) => sum + height, 0) / first.length;
}

/** What is seen of a list: how far below its beginning, and how high, in pixels. */
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
