import { type RefObject, useLayoutEffect, useState } from 'react';

/** The current width of an element in pixels; undefined until measured. */
export function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    const observer = new ResizeObserver(() => setWidth(measured.clientWidth));
    setWidth(measured.clientWidth);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
