/** Pixels over which words fade towards the side that goes on. */
export const fade = 32;

/**
 * A ref for a strip that scrolls sideways: `data-more` says at which sides it goes on, `start`, `end` or both, and the
 * current one of its parts is scrolled into sight, again when they grow: letters may come late.
 */
export function moreSideways(strip: HTMLElement | null) {
  if (strip === null) return;
  const look = () => {
    const { scrollLeft, scrollWidth, clientWidth } = strip;
    const sides = [scrollLeft > 1 && 'start', scrollLeft < scrollWidth - clientWidth - 1 && 'end'];
    strip.dataset.more = sides.filter(Boolean).join(' ');
  };
  const bring = () => {
    const current = strip.querySelector('[aria-current], [aria-selected="true"]')?.getBoundingClientRect();
    const end = strip.getBoundingClientRect().right - fade;
    if (current && current.right > end) strip.scrollLeft += current.right - end;
    look();
  };
  bring();
  strip.addEventListener('scroll', look, { passive: true });
  const observer = new ResizeObserver(bring);
  for (const observed of [strip, ...strip.children]) observer.observe(observed, { box: 'border-box' });
  return () => {
    strip.removeEventListener('scroll', look);
    observer.disconnect();
  };
}
