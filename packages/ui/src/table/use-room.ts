import { type RefObject, useLayoutEffect, useState } from 'react';
import { useStill } from '../still/still.ts';

/** Where nothing is measured every column is drawn, and rules leave out what does not fit. */
const everyRoom = 100_000;
/** What is assumed where nothing is laid out. */
const unseen = 1280;

/** The width in pixels that an element has for its content; undefined until measured, before the first frame. */
export function useRoom(element: RefObject<HTMLElement | null>): number | undefined {
  const isStill = useStill() !== undefined;
  const [room, setRoom] = useState(isStill ? everyRoom : undefined);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return;
    // A hidden element has no width, and keeps its last.
    const measure = () => setRoom((before) => measured.clientWidth || (before ?? unseen));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
