/** A page number, or a gap. */
export type PageSlot = number | 'gap';

/** The fixed number of slots, so that nothing moves under the pointer. */
const slots = 7;

/**
 * The pages to offer: the first, the last, and those around the current page.
 * @param open whether there are an unknown number of pages after `last`: then the numbers end in a gap.
 */
export function getPageSlots(page: number, last: number, open: boolean): readonly PageSlot[] {
  if (last <= (open ? slots - 1 : slots)) return open ? [...range(1, last), 'gap'] : range(1, last);
  const current = Math.min(Math.max(1, page), last);
  const inner = slots - 2;
  if (open) {
    if (current < inner) return [...range(1, slots - 1), 'gap'];
    const start = Math.min(current - 1, last - (inner - 2));
    return [1, 'gap', ...range(start, Math.min(last, start + inner - 2)), 'gap'];
  }
  if (current < inner) return [...range(1, inner), 'gap', last];
  if (current > last - inner + 1) return [1, 'gap', ...range(last - inner + 1, last)];
  return [1, 'gap', ...range(current - 1, current + 1), 'gap', last];
}

/** The number of pages; at least 1. */
export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(whole(total) / Math.max(1, whole(size))));
}

/** Whether a number is a valid count: whole and not negative. */
export function whole(count: number): number {
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
