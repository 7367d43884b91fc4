import { useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  getLines,
  getTops,
  type Line,
  type Range,
  rowsInSight,
  withFocused,
} from '../row-window/row-window.ts';
import { rowHeight } from './options.css.ts';
import type { Listbox } from './use-listbox.ts';

/** Above this number only visible options are rendered. */
const longList = 30;

/** The overscan in pixels. */
const beyond = 4 * rowHeight;

/** The number rendered at first, from a little above the active option. */
const firstDrawn = { above: 4, count: 20 };

/**
 * The options to render: the visible ones and the active one, to which screen readers are pointed. Heights
 * depend on the text, so each option is measured once rendered.
 */
export function useOptionWindow<Option extends object>({ options, ref, pointed }: Listbox<Option>) {
  const isWhole = options.length <= longList;
  const [heights, setHeights] = useState<ReadonlyMap<Option, number>>(new Map());
  const [range, setRange] = useState<Range>(() => {
    const first = Math.max(0, pointed - firstDrawn.above);
    return { first, last: first + firstDrawn.count };
  });
  const topOf = useMemo(() => {
    const known = isWhole ? [] : options.map((option) => heights.get(option));
    const [usual = rowHeight] = heights.values();
    return getTops(known, usual);
  }, [isWhole, options, heights]);

  const look = useEffectEvent(() => {
    if (ref.current === null) return;
    const { scrollTop, clientHeight } = ref.current;
    const seen = rowsInSight(scrollTop - beyond, clientHeight + 2 * beyond, topOf, options.length);
    setRange((before) => (before.first === seen.first && before.last === seen.last ? before : seen));
  });

  useLayoutEffect(() => {
    const list = ref.current;
    if (isWhole || list === null) return;
    // Synchronously, or the options would appear a frame late.
    const scrolled = () => flushSync(look);
    list.addEventListener('scroll', scrolled, { passive: true });
    const observer = new ResizeObserver(look);
    observer.observe(list);
    return () => {
      list.removeEventListener('scroll', scrolled);
      observer.disconnect();
    };
  }, [isWhole, ref]);

  const lines = useMemo<readonly Line[]>(() => {
    if (isWhole) return options.map((_, index) => ({ kind: 'row', index }));
    // With fewer options than before, the last are visible until the list is scrolled.
    const first = Math.max(0, range.first - Math.max(0, range.last - options.length));
    const last = Math.min(range.last, options.length);
    const seen = Array.from({ length: last - first }, (_, at) => first + at);
    return getLines(withFocused(seen, pointed), topOf, options.length);
  }, [isWhole, options, range, pointed, topOf]);

  useLayoutEffect(() => {
    if (isWhole || ref.current === null) return;
    const drawn = [...ref.current.querySelectorAll<HTMLElement>('[data-at]')].flatMap((row) => {
      const option = options[Number(row.dataset.at)];
      return option === undefined || heights.has(option) ? [] : [[option, row.offsetHeight] as const];
    });
    if (drawn.length > 0) setHeights(new Map([...heights, ...drawn]));
  });

  return { lines, isWhole };
}
