/** The position of an entry in its list along the axis, in pixels from the list's start. */
export interface Box {
  readonly start: number;
  readonly size: number;
}

const getEnd = ({ start, size }: Box) => start + size;

/** The entries after a move; an index beyond an end means that end. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.filter((_, index) => index !== from);
  return rest.toSpliced(Math.max(0, to), 0, ...items.slice(from, from + 1));
}

/** Limits a drag distance in pixels, so that the entry stays within its list. */
export function heldWithin(boxes: readonly Box[], from: number, by: number): number {
  const [box, first, last] = [boxes[from], boxes[0], boxes.at(-1)];
  if (!box || !first || !last) return 0;
  return Math.min(Math.max(by, first.start - box.start), getEnd(last) - getEnd(box));
}

/** The index of a dragged entry: after those whose centre its edge has passed. */
export function placeAfter(boxes: readonly Box[], from: number, by: number): number {
  const box = boxes[from];
  if (!box) return from;
  const middleOf = ({ start, size }: Box) => start + size / 2;
  return boxes.filter((other, index) => {
    if (index === from) return false;
    return index < from ? middleOf(other) < box.start + by : middleOf(other) < getEnd(box) + by;
  }).length;
}

/** How many pixels an entry moves aside while another is dragged. */
export function wayFor(boxes: readonly Box[], from: number, to: number, index: number): number {
  const pushed = boxes[from]?.size ?? 0;
  if (from < index && index <= to) return -pushed;
  if (to <= index && index < from) return pushed;
  return 0;
}
