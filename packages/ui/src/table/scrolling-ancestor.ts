/** The element that scrolls the content: itself, an ancestor, or the page. */
export function scrollingAncestor(element: HTMLElement): Element {
  for (let at: HTMLElement | null = element; at !== null; at = at.parentElement) {
    const isScroller = /^(auto|scroll)$/.test(getComputedStyle(at).overflowY);
    if (isScroller && at.scrollHeight > at.clientHeight) return at;
  }
  return document.scrollingElement ?? document.documentElement;
}
