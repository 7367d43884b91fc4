import { createContext, use, useCallback, useContext } from 'react';
import { useLocation } from 'react-router';
import type { RouterProviderProps } from 'react-router/dom';

/** Says whether the person signed in may open a path as the route table writes it. */
type MayOpen = (path: string) => boolean;

const MayOpenContext = createContext<MayOpen>(() => false);

/** Given by the frame of the product: the route table reads the screens, so a screen cannot read the table. */
export const MayOpenProvider = MayOpenContext.Provider;
export const useMayOpen = (): MayOpen => useContext(MayOpenContext);

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
