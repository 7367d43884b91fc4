import { createContext, use } from 'react';

/** Where a screen of the sign-in stands, and how it leads on: without a router, or within that of the product. */
export interface LoginNavigation {
  readonly pathname: string;
  /** The query of the address, with its question mark. */
  readonly search: string;
  /** What the screen before left for this one. */
  readonly state: unknown;
  /** Settles once the next screen has come. */
  readonly navigate: (to: string, options?: NavigateOptions) => Promise<void>;
}

export interface NavigateOptions {
  /** Whether the place of this screen in the history is taken. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

const NavigationContext = createContext<LoginNavigation | undefined>(undefined);

export const LoginNavigationProvider = NavigationContext.Provider;

export function useLoginNavigation(): LoginNavigation {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('A screen of the sign-in stands outside of <LoginNavigationProvider>.');
  return navigation;
}
