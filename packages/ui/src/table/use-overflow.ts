import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether there are more rows than an element shows at once.
 * @param isWanted whether to measure it.
 */
export function useOverflow(scroller: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = scroller.current;
    const table = element?.querySelector('table');
    if (!isWanted || !element || !table) return;
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    for (const observed of [element, table]) observer.observe(observed);
    return () => observer.disconnect();
  }, [scroller, isWanted]);
  return overflows;
}
