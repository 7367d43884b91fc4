import type { PointerEvent } from 'react';

/** A handler for a table's body: a cell with cut text gets a title while the pointer is over it. */
export const truncationTooltip = {
  onPointerMove({ target, clientX, clientY }: PointerEvent) {
    const host = getHost(target);
    if (host === null) return;
    // A row's link covers its cells.
    const cell = document.elementsFromPoint(clientX, clientY).find((at) => at.matches('td, th'));
    if (cell && isCut(cell)) host.title = cell.textContent ?? '';
    else host.removeAttribute('title');
  },
  onPointerOut({ target }: PointerEvent) {
    getHost(target)?.removeAttribute('title');
  },
};

function getHost(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('a, td, th') : null;
}

/** Whether the element, or a widget in it, cuts its text. */
function isCut(cell: Element): boolean {
  return [cell, ...cell.querySelectorAll('*')].some(
    (at) =>
      at.scrollWidth > at.clientWidth && at.clientWidth > 0 && getComputedStyle(at).overflowX !== 'visible',
  );
}
