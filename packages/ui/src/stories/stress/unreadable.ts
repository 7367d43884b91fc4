/** Layout counts in fractions of a pixel and rounds: so much more is not yet too much. */
const tolerance = 1.5;

/**
 * What a reader could not read: words that reach beyond the edge, or are cut, without a way to the rest of them. A way
 * is a place that scrolls between the words and what cuts them, a list that opens and holds them whole, or a title with
 * all of them, be it one that comes with the pointer.
 * @param edge what nothing may reach beyond; the window unless another is given.
 */
export function unreadable(root: Element, edge: Element = document.documentElement): readonly string[] {
  const left = edge === document.documentElement ? 0 : edge.getBoundingClientRect().left;
  const right = left + edge.clientWidth;
  return wordsIn(root).flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (isHidden(element, box)) return [];
    const words = (element.textContent ?? '').trim();
    const isBeyond = box.left < left - tolerance || box.right > right + tolerance;
    if (isBeyond && !ancestry(element).some(scrolls)) return [`beyond the edge: ${words.slice(0, 40)}`];
    return isCut(element) && !isSaidWhole(element, words) ? [`cut: ${words.slice(0, 40)}`] : [];
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

/** Whether a frame hides a part of the words, sideways or below, before anything around them scrolls. */
function isCut(element: Element): boolean {
  const range = document.createRange();
  range.selectNodeContents(element);
  const words = range.getBoundingClientRect();
  for (const at of ancestry(element)) {
    if (scrolls(at)) return false;
    const { overflowX, overflowY } = getComputedStyle(at);
    const frame = at.getBoundingClientRect();
    const isCutSideways = words.left < frame.left - tolerance || words.right > frame.right + tolerance;
    const isCutBelow = words.bottom > frame.bottom + words.height / 4;
    if ((isCutSideways && hides(overflowX)) || (isCutBelow && hides(overflowY))) return true;
  }
  return false;
}

const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

function isSaidWhole(element: Element, words: string): boolean {
  if (element.closest('[role="combobox"]') !== null) return true;
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, height } = element.getBoundingClientRect();
  const place = { bubbles: true, clientX: left + 2, clientY: top + height / 2 };
  element.dispatchEvent(new PointerEvent('pointermove', place));
  const title = element.closest('[title]')?.getAttribute('title') ?? '';
  element.dispatchEvent(new PointerEvent('pointerout', place));
  return title.includes(words);
}

function scrolls(element: Element): boolean {
  return /auto|scroll/.test(getComputedStyle(element).overflowX);
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
