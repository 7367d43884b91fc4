/** Layout counts in fractions of a pixel and rounds: so much more is not yet too much. */
const tolerance = 1.5;

/**
 * What a reader could not read: words that reach beyond the edge, or are cut, without a way to the rest of them. A way
 * is a place that scrolls, a title, or a control that names them whole.
 * @param edge what nothing may reach beyond; the window unless another is given.
 */
export function unreadable(root: Element, edge: Element = document.documentElement): readonly string[] {
  const left = edge === document.documentElement ? 0 : edge.getBoundingClientRect().left;
  const right = left + edge.clientWidth;
  return wordsIn(root).flatMap((element) => {
    const words = (element.textContent ?? '').trim().slice(0, 40);
    const box = element.getBoundingClientRect();
    if (isHidden(element, box)) return [];
    if (isBeyond(box, left, right) && !scrolls(element)) return [`beyond the edge: ${words}`];
    const frame = cuttingFrame(element);
    if (frame !== undefined && !isSaidWhole(element)) return [`cut: ${words}`];
    return [];
  });
}

/** The elements that hold words themselves. */
function wordsIn(root: Element): Element[] {
  return [...root.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
}

/** Out of sight on purpose: words for assistive technology, or a form for other widths. */
function isHidden(element: Element, box: DOMRect): boolean {
  if (box.width === 0 || box.height === 0) return true;
  return ancestry(element).some((at) => {
    const { clipPath, visibility } = getComputedStyle(at);
    return clipPath !== 'none' || visibility === 'hidden';
  });
}

function isBeyond(box: DOMRect, left: number, right: number): boolean {
  return box.left < left - tolerance || box.right > right + tolerance;
}

/** The nearest frame that hides a part of the words sideways, if any does. */
function cuttingFrame(element: Element): Element | undefined {
  const range = document.createRange();
  range.selectNodeContents(element);
  const words = range.getBoundingClientRect();
  return ancestry(element).find((at) => {
    if (!/hidden|clip/.test(getComputedStyle(at).overflowX)) return false;
    const frame = at.getBoundingClientRect();
    return isBeyond(words, frame.left, frame.right);
  });
}

/** A title, a link or a control that says all of it, or a table's cell that scrolls into sight. */
function isSaidWhole(element: Element): boolean {
  return (
    element.closest('[title], [data-radix-collection-item], [aria-describedby]') !== null || scrolls(element)
  );
}

function scrolls(element: Element): boolean {
  return ancestry(element).some((at) => /auto|scroll/.test(getComputedStyle(at).overflowX));
}

function ancestry(element: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement)
    found.push(at);
  return found;
}

/** Text alone becomes larger, as a reader may set it in the browser. */
export function enlargeText(root: Element, times: number): void {
  const sizes = [...root.querySelectorAll<HTMLElement>('*')].map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return { element, fontSize: Number.parseFloat(fontSize), lineHeight: Number.parseFloat(lineHeight) };
  });
  for (const { element, fontSize, lineHeight } of sizes) {
    if (element.style === undefined) continue;
    element.style.fontSize = `${fontSize * times}px`;
    if (!Number.isNaN(lineHeight)) element.style.lineHeight = `${lineHeight * times}px`;
  }
}

/** Text as far apart as WCAG 1.4.12 lets a reader set it. */
export function spaceText(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.style === undefined) continue;
    element.style.lineHeight = '1.5';
    element.style.letterSpacing = '0.12em';
    element.style.wordSpacing = '0.16em';
    if (element.tagName === 'P') element.style.marginBlockEnd = '2em';
  }
}
