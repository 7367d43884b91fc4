/** The tolerance in pixels, since layout uses fractions and rounds. */
const tolerance = 1.5;

/**
 * Text that a reader cannot reach: it overflows the edge or is cut off, without a way to read the rest. Such
 * a way is a scroll container, a title, or a control named by the full text.
 * @param edge the element that nothing may overflow; by default the window.
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

/** The elements with their own text. */
function wordsIn(root: Element): Element[] {
  return [...root.querySelectorAll('*')].filter((element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );
}

/** Hidden on purpose: text for screen readers, or a layout for other widths. */
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

/** The nearest ancestor that clips the text horizontally, if any. */
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

/** A title, a link or a control with the full text, or a table cell that scrolls into view. */
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

/** Enlarges only the text, like a browser setting. */
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

/** Text spacing as in WCAG 1.4.12. */
export function spaceText(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement>('*')) {
    if (element.style === undefined) continue;
    element.style.lineHeight = '1.5';
    element.style.letterSpacing = '0.12em';
    element.style.wordSpacing = '0.16em';
    if (element.tagName === 'P') element.style.marginBlockEnd = '2em';
  }
}
