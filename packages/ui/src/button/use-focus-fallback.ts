import { type RefCallback, type RefObject, useCallback } from 'react';

/**
 * A ref for a button that disappears after its work, such as "Load more" or "Try again". If it had the focus,
 * the focus moves to a nearby element instead of the top of the page.
 */
export function useFocusFallback(fallback: RefObject<HTMLElement | null>): RefCallback<HTMLElement> {
  return useCallback(
    (button) => () => {
      if (button !== null && document.activeElement === button)
        fallback.current?.focus({ preventScroll: true });
    },
    [fallback],
  );
}
