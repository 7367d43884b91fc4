/** The layout size of an element, ignoring transforms of its entry animation. */
export function getBox(element: HTMLElement): string {
  return `${element.offsetWidth} × ${element.offsetHeight}`;
}
