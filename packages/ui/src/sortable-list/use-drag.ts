import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Box, heldWithin, placeAfter, wayFor } from './places.ts';
import { scrollAt } from './scroll-at.ts';

/** Up to so many pixels a drag counts as a press. */
const TREMBLE = 4;

interface Press {
  readonly from: number;
  readonly startY: number;
  /** The list's top at that time: it may scroll during the drag. */
  readonly listTop: number;
  readonly boxes: readonly Box[];
}

interface Drag extends Press {
  readonly by: number;
  readonly to: number;
}

interface DragOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly onDrop: (from: number, to: number) => void;
  /** Called if the entry was dropped at its old position, or Escape canceled the drag. */
  readonly onBack: (from: number) => void;
}

/** Dragging by a handle: the entry follows the pointer, and the others move aside. */
export function useDrag({ list, onDrop, onBack }: DragOptions) {
  const [press, setPress] = useState<Press>();
  const [drag, setDrag] = useState<Drag>();
  const wasDragged = useRef(false);

  function onPointerDown(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0 || !event.isPrimary || !list.current) return;
    // Prevents opening the menu and selecting text.
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    wasDragged.current = false;
    const listTop = list.current.getBoundingClientRect().top;
    const boxes = Array.from(list.current.children, (child) => {
      const { top, height } = child.getBoundingClientRect();
      return { top: top - listTop, height };
    });
    setPress({ from, startY: event.clientY, listTop, boxes });
  }

  /** The position of the dragged entry for the pointer at `y`; undefined while it still counts as a press. */
  function dragAt(y: number): Drag | undefined {
    if (!press) return undefined;
    const scrolled = press.listTop - (list.current?.getBoundingClientRect().top ?? press.listTop);
    const pushed = y - press.startY + scrolled;
    if (!wasDragged.current && Math.abs(pushed) <= TREMBLE) return undefined;
    wasDragged.current = true;
    const by = heldWithin(press.boxes, press.from, pushed);
    return { ...press, by, to: placeAfter(press.boxes, press.from, by) };
  }
  const follow = useEffectEvent((y: number) => setDrag(dragAt(y)));
  const drop = useEffectEvent((y: number) => {
    const dropped = dragAt(y);
    setPress(undefined);
    setDrag(undefined);
    if (!dropped) return;
    if (dropped.to === dropped.from) onBack(dropped.from);
    else onDrop(dropped.from, dropped.to);
  });
  const putBack = useEffectEvent(() => {
    setPress(undefined);
    setDrag(undefined);
    if (drag) onBack(drag.from);
  });

  useEffect(() => {
    if (!press) return;
    let [y, frame] = [press.startY, 0];
    const { signal, stop } = stoppable();
    const scroll = () => {
      if (scrollAt(list.current, y)) follow(y);
      frame = requestAnimationFrame(scroll);
    };
    const listen = { signal, capture: true };
    window.addEventListener(
      'pointermove',
      (event) => {
        if (!event.isPrimary) return;
        y = event.clientY;
        follow(y);
        if (frame === 0) frame = requestAnimationFrame(scroll);
      },
      listen,
    );
    window.addEventListener('pointerup', (event) => event.isPrimary && drop(event.clientY), listen);
    window.addEventListener('pointercancel', putBack, listen);
    window.addEventListener('blur', putBack, { signal });
    window.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        // Prevents closing the surrounding dialog.
        event.stopPropagation();
        event.preventDefault();
        putBack();
      },
      listen,
    );
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [press, list]);

  return {
    onPointerDown,
    /** Whether the last press was a drag: then the following click must be ignored. */
    wasDragged: () => wasDragged.current,
    /** The state of an entry during a drag; undefined without a drag. */
    getPlace: (index: number) =>
      drag && {
        isHeld: index === drag.from,
        by: index === drag.from ? drag.by : wayFor(drag.boxes, drag.from, drag.to, index),
      },
  };
}

function stoppable() {
  const controller = new AbortController();
  return { signal: controller.signal, stop: () => controller.abort() };
}
