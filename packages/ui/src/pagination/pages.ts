/** A page, or the gap where pages were left out. */
export type PageSlot = number | 'gap';

/** So many slots hold the numbers, whatever the page: nothing moves below the pointer. */
const slots = 7;

/**
 * The pages to offer: the first, the last, and those around the current one.
 * @param open there are more than `last`, nobody knows how many: the numbers end in a gap.
 */
export function pagesOf(page: number, last: number, open: boolean): readonly PageSlot[] {
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

/** How many pages so many rows fill; one even when there are none. */
export function lastPage(total: number, size: number): number {
  return Math.max(1, Math.ceil(whole(total) / Math.max(1, whole(size))));
}

/** A count as it can be: a whole number that is not below zero. Anything else is none. */
export function whole(count: number): number {
  return Number.isSafeInteger(count) && count > 0 ? count : 0;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
}
