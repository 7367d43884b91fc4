import { type RefObject, useLayoutEffect, useState } from 'react';

interface Frozen {
  readonly key: string;
  readonly widths: readonly number[];
}

/**
 * The widths of the columns in pixels, as the rows first drawn made them, or `null` while they are free. Without it
 * the columns of a long table would jump whenever a longer word scrolls into sight.
 * @param key changes with whatever makes other widths: the columns, the language.
 */
export function useFrozenWidths(
  scroller: RefObject<HTMLElement | null>,
  active: boolean,
  key: string,
): readonly number[] | null {
  const [frozen, setFrozen] = useState<Frozen | null>(null);
  const [room, setRoom] = useState(0);
  // Before its room is known the table cannot have the widths it will keep.
  const wanted = active && room > 0 ? `${key} ${room}` : '';
  const widths = frozen !== null && frozen.key === wanted ? frozen.widths : null;

  useLayoutEffect(() => {
    if (!active || scroller.current === null) return;
    // At once, so that the first frame has the widths that stay.
    setRoom(scroller.current.clientWidth);
    const observer = new ResizeObserver(([entry]) => setRoom(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [active, scroller]);

  useLayoutEffect(() => {
    if (wanted === '' || widths !== null) return;
    const cells = scroller.current?.querySelectorAll('thead th') ?? [];
    setFrozen({ key: wanted, widths: Array.from(cells, (cell) => cell.getBoundingClientRect().width) });
  }, [wanted, widths, scroller]);

  return widths;
}
