import { type RefObject, useLayoutEffect, useState } from 'react';

interface Frozen {
  readonly key: string;
  readonly widths: readonly number[];
}

/**
 * The column widths in pixels, fixed after the first rows are rendered, or `null` before. Otherwise the
 * columns of a long table would jump when longer text scrolls into view.
 * @param key changes with everything that affects widths: the columns, the language.
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
    // Synchronously, so that the first frame has the final widths.
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
