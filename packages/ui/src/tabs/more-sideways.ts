/** The width in pixels over which text fades out. */
export const fade = 32;

/**
 * A ref for a strip that scrolls sideways. `data-more` names the sides with more content: `start`, `end` or
 * both. The current part is scrolled into view, again when it changes and when fonts load.
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
    const { left, right } = strip.getBoundingClientRect();
    // Not `scrollIntoView`, which would scroll the page too.
    if (current && current.right > right - fade) strip.scrollLeft += current.right - right + fade;
    else if (current && current.left < left + fade) strip.scrollLeft += current.left - left - fade;
    look();
  };
  bring();
  strip.addEventListener('scroll', look, { passive: true });
  const sizes = new ResizeObserver(bring);
  for (const observed of [strip, ...strip.children]) sizes.observe(observed, { box: 'border-box' });
  const choices = new MutationObserver(bring);
  choices.observe(strip, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-current', 'aria-selected'],
  });
  return () => {
    strip.removeEventListener('scroll', look);
    sizes.disconnect();
    choices.disconnect();
  };
}
