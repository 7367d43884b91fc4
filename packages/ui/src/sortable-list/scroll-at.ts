/** The distance to an edge in pixels at which the page scrolls, and the maximum step per frame. */
const EDGE = 48;
const STEP = 8;

/**
 * Scrolls the list's container if the pointer is at its edge, and returns whether it did.
 * @param y in the viewport
 */
export function scrollAt(list: Element | null, y: number): boolean {
  const place = getScrollPlace(list);
  if (!place) return false;
  const isPage = place === document.scrollingElement;
  const { top, bottom } = isPage ? { top: 0, bottom: window.innerHeight } : place.getBoundingClientRect();
  const by = y < top + EDGE ? -STEP : y > bottom - EDGE ? STEP : 0;
  const before = place.scrollTop;
  if (by !== 0) place.scrollTop += by;
  return place.scrollTop !== before;
}

function getScrollPlace(element: Element | null): Element | null {
  for (let place = element?.parentElement; place; place = place.parentElement) {
    const { overflowY } = getComputedStyle(place);
    if ((overflowY === 'auto' || overflowY === 'scroll') && place.scrollHeight > place.clientHeight)
      return place;
  }
  return document.scrollingElement;
}
