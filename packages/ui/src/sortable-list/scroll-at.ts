/** So near to an edge, in pixels, the page follows what is dragged, and so far it goes within a frame. */
const EDGE = 48;
const STEP = 8;

/** Scrolls what a list scrolls in when the pointer is at its edge, and tells whether it did. @param y of the viewport */
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
