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
  const widths = active && frozen?.key === `${key} ${room}` ? frozen.widths : null;

  useLayoutEffect(() => {
    if (!active || scroller.current === null) return;
    const observer = new ResizeObserver(([entry]) => setRoom(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(scroller.current);
    return () => observer.disconnect();
  }, [active, scroller]);

  useLayoutEffect(() => {
    if (!active || widths !== null || scroller.current === null) return;
    // At once, so that the first frame has the widths that stay.
    const { clientWidth } = scroller.current;
    const cells = scroller.current.querySelectorAll('thead th');
    setRoom(clientWidth);
    setFrozen({
      key: `${key} ${clientWidth}`,
      widths: Array.from(cells, (cell) => cell.getBoundingClientRect().width),
    });
  }, [active, key, widths, scroller]);

  return widths;
}
