/** Where an entry stands in its list, in pixels from the list's top. */
export interface Box {
  readonly top: number;
  readonly height: number;
}

const getBottom = ({ top, height }: Box) => top + height;

/** The entries with one of them at another place; a place beyond an end is that end. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.filter((_, index) => index !== from);
  return rest.toSpliced(Math.max(0, to), 0, ...items.slice(from, from + 1));
}

/** As many pixels of `by` as an entry can be pushed without leaving its list. */
export function heldWithin(boxes: readonly Box[], from: number, by: number): number {
  const [box, first, last] = [boxes[from], boxes[0], boxes.at(-1)];
  if (!box || !first || !last) return 0;
  return Math.min(Math.max(by, first.top - box.top), getBottom(last) - getBottom(box));
}

/** The place of an entry pushed by so many pixels: behind those whose middle its edge has passed. */
export function placeAfter(boxes: readonly Box[], from: number, by: number): number {
  const box = boxes[from];
  if (!box) return from;
  const middleOf = ({ top, height }: Box) => top + height / 2;
  return boxes.filter((other, index) => {
    if (index === from) return false;
    return index < from ? middleOf(other) < box.top + by : middleOf(other) < getBottom(box) + by;
  }).length;
}

/** How many pixels an entry makes way while another is on its way between two places. */
export function wayFor(boxes: readonly Box[], from: number, to: number, index: number): number {
  const pushed = boxes[from]?.height ?? 0;
  if (from < index && index <= to) return -pushed;
  if (to <= index && index < from) return pushed;
  return 0;
}
