import { type RefCallback, type RefObject, useCallback } from 'react';

/**
 * A ref for a button that goes once its work is done, as "Load more" does with the last page and "Try again" with its
 * failure: should it have the focus then, the focus goes to what is near by, and not to the top of the page.
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
