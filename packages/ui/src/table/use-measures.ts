import { type RefObject, useLayoutEffect, useState } from 'react';

interface Overflows {
  readonly sideways: boolean;
  readonly down: boolean;
}

export interface Measures {
  /** In pixels: the sticky first column must not cover the focus. */
  readonly firstColumn: number;
  /** The directions that can scroll: then the container must be focusable. */
  readonly overflows: Overflows;
}

/** @param isReady whether the table is drawn */
export function useMeasures(scroller: RefObject<HTMLElement | null>, isReady: boolean): Measures {
  const [firstColumn, setFirstColumn] = useState(0);
  const [overflows, setOverflows] = useState<Overflows>({ sideways: false, down: false });
  useLayoutEffect(() => {
    if (!isReady) return;
    const element = scroller.current;
    const table = element?.querySelector('table');
    const head = table?.querySelector('th');
    if (!element || !table || !head) return;
    const measure = () => {
      setFirstColumn(Math.ceil(head.getBoundingClientRect().width));
      const sideways = element.scrollWidth > element.clientWidth;
      const down = element.scrollHeight > element.clientHeight;
      setOverflows((before) =>
        before.sideways === sideways && before.down === down ? before : { sideways, down },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const observed of [element, table, head]) observer.observe(observed);
    return () => observer.disconnect();
  }, [scroller, isReady]);
  return { firstColumn, overflows };
}
