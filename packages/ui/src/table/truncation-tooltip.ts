import type { PointerEvent } from 'react';

/** For a table's body: what a cell cuts is told whole by a title while the pointer is on it. */
export const truncationTooltip = {
  onPointerMove({ target, clientX, clientY }: PointerEvent) {
    const host = getHost(target);
    if (host === null) return;
    // A row's link lies over its cells.
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

/** Whether it, or a widget in it, has no room for its words. */
function isCut(cell: Element): boolean {
  return [cell, ...cell.querySelectorAll('*')].some(
    (at) => at.scrollWidth > at.clientWidth && at.clientWidth > 0,
  );
}
