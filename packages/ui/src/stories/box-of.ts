/** How large an element is laid out, whatever movement draws it smaller on its way in. */
export function getBox(element: HTMLElement): string {
  return `${element.offsetWidth} × ${element.offsetHeight}`;
}
