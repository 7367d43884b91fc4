import { createContext, use, useCallback } from 'react';
import { useLocation } from 'react-router';
import type { RouterProviderProps } from 'react-router/dom';

/** The router that the product runs in. */
export const RouterContext = createContext<RouterProviderProps['router'] | undefined>(undefined);

/**
 * Asks the router whether this screen is being left, or has been, for another path. It knows as soon as somebody clicks;
 * what is drawn follows when the browser has the time.
 * @returns the question, another one wherever the address is another
 */
export function useIsLeft(): () => boolean {
  const router = use(RouterContext);
  const here = useLocation();
  return useCallback(() => {
    if (!router) return false;
    const { navigation, location } = router.state;
    return (navigation.location ?? location).pathname !== here.pathname;
  }, [router, here]);
}
