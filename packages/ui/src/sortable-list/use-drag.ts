import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Box, heldWithin, placeAfter, wayFor } from './places.ts';
import { scrollAt } from './scroll-at.ts';

/** Up to so many pixels a drag counts as a press. */
const TREMBLE = 4;

interface Press {
  readonly from: number;
  readonly startAt: number;
  /** The list's start at that time: it may scroll during the drag. */
  readonly listStart: number;
  readonly boxes: readonly Box[];
}

interface Drag extends Press {
  readonly by: number;
  readonly to: number;
}

interface DragOptions {
  readonly list: RefObject<HTMLElement | null>;
  /** The direction in which entries follow each other, downwards by default. */
  readonly axis?: 'x' | 'y';
  /** The places of the entries among the list's elements, by default all. */
  readonly entries?: readonly number[];
  readonly onDrop: (from: number, to: number) => void;
  /** Called if the entry was dropped at its old position, or Escape canceled the drag. */
  readonly onBack: (from: number) => void;
}

/** Dragging by a handle: the entry follows the pointer, and the others move aside. */
export function useDrag({ list, axis = 'y', entries, onDrop, onBack }: DragOptions) {
  const [press, setPress] = useState<Press>();
  const [drag, setDrag] = useState<Drag>();
  const wasDragged = useRef(false);

  function onPointerDown(event: PointerEvent<HTMLElement>, from: number) {
    if (event.button !== 0 || !event.isPrimary || !list.current) return;
    // Prevents opening the menu and selecting text.
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
    wasDragged.current = false;
    const listStart = getBox(list.current, axis).start;
    const children = [...list.current.children];
    const boxes = children
      .filter((_, at) => entries?.includes(at) ?? true)
      .map((child) => {
        const { start, size } = getBox(child, axis);
        return { start: start - listStart, size };
      });
    setPress({ from, startAt: pointOf(event, axis), listStart, boxes });
  }

  /** The position of the dragged entry for the pointer there; undefined while it still counts as a press. */
  function dragAt(point: number): Drag | undefined {
    if (!press) return undefined;
    const scrolled = list.current === null ? 0 : press.listStart - getBox(list.current, axis).start;
    const pushed = point - press.startAt + scrolled;
    if (!wasDragged.current && Math.abs(pushed) <= TREMBLE) return undefined;
    wasDragged.current = true;
    const by = heldWithin(press.boxes, press.from, pushed);
    return { ...press, by, to: placeAfter(press.boxes, press.from, by) };
  }
  const follow = useEffectEvent((point: number) => setDrag(dragAt(point)));
  const drop = useEffectEvent((point: number) => {
    const dropped = dragAt(point);
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
    let [point, frame] = [press.startAt, 0];
    const { signal, stop } = stoppable();
    const scroll = () => {
      if (scrollAt(list.current, point)) follow(point);
      frame = requestAnimationFrame(scroll);
    };
    const listen = { signal, capture: true };
    window.addEventListener(
      'pointermove',
      (event) => {
        if (!event.isPrimary) return;
        point = pointOf(event, axis);
        follow(point);
        if (axis === 'y' && frame === 0) frame = requestAnimationFrame(scroll);
      },
      listen,
    );
    window.addEventListener('pointerup', (event) => event.isPrimary && drop(pointOf(event, axis)), listen);
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
  }, [press, list, axis]);

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

const pointOf = ({ clientX, clientY }: MouseEvent | PointerEvent, axis: 'x' | 'y') =>
  axis === 'x' ? clientX : clientY;

function getBox(element: Element, axis: 'x' | 'y'): Box {
  const { left, width, top, height } = element.getBoundingClientRect();
  return axis === 'x' ? { start: left, size: width } : { start: top, size: height };
}

function stoppable() {
  const controller = new AbortController();
  return { signal: controller.signal, stop: () => controller.abort() };
}
