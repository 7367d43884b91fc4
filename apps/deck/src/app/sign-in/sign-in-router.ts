import type { ComponentType } from 'react';
import type { LoginNavigation, NavigateOptions } from '../../features/login/login-navigation.ts';
import { type Catalogue, i18next } from '../../platform/i18n/i18n.ts';
import { wasSentTo } from '../../platform/navigation/sent-to.ts';
import { sessionStore } from '../../platform/session/session-store.ts';
import { guardSignedOut } from '../navigation/guard-signed-out.ts';
import { loginRoutes } from '../routes/login-routes.ts';
import { findRoute } from '../routes/route.ts';

/** A screen of the sign-in with its address. */
export interface SignInPage extends Pick<LoginNavigation, 'pathname' | 'search' | 'state'> {
  readonly title: keyof Catalogue['start']['title'];
  readonly Screen: ComponentType;
}

/** A screen did not come, or somebody has signed in and the product did not. Nothing before the first screen has come. */
type Shown = SignInPage | 'failed' | 'productFailed' | undefined;

/** What the sign-in needs of its window. */
type Page = Pick<Window, 'location' | 'history' | 'addEventListener' | 'removeEventListener'>;

/** How it stands in the history what a screen left for the next one, as the product's router writes it. */
interface HistoryState {
  readonly usr?: unknown;
}

/**
 * Leads between the screens before the sign-in. They are six, so they go without the product's router, which comes while
 * a login is typed.
 * @param enter opens the product at an address, once somebody is signed in. Where it throws, the page says so.
 */
export function startSignInRouter(enter: (to: string) => Promise<void>, page: Page = window) {
  let shown: Shown;
  /** The navigation that began last counts. */
  let latest = 0;
  const listeners = new Set<() => void>();

  async function open(to: string, options: NavigateOptions): Promise<void> {
    latest += 1;
    const mine = latest;
    const { url, found } = await find(to, page.location.origin);
    if (mine !== latest) return;
    const href = toPath(url);
    const state = href === to ? (options.state ?? null) : null;
    const isSame = href === toPath(page.location);
    page.history[options.replace || isSame ? 'replaceState' : 'pushState']({ usr: state }, '', href);
    show(found ? { ...found, pathname: url.pathname, search: url.search, state } : 'failed');
  }

  function show(next: Shown): void {
    shown = next;
    for (const listener of listeners) listener();
  }

  const openHere = () => {
    const { usr }: HistoryState = page.history.state ?? {};
    return open(toPath(page.location), { replace: true, state: usr });
  };
  const followHistory = () => void openHere();
  page.addEventListener('popstate', followHistory);
  void openHere();

  return {
    get: (): Shown => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async navigate(to: string, options: NavigateOptions = {}): Promise<void> {
      if (!sessionStore.get()) return open(to, options);
      latest += 1;
      page.removeEventListener('popstate', followHistory);
      try {
        await enter(to);
      } catch {
        show('productFailed');
      }
    },
  };
}

export type SignInRouter = ReturnType<typeof startSignInRouter>;

const toPath = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>) =>
  pathname + search + hash;

/** The screen of an address, or of the one that it leads to. None where it could not be loaded. */
async function find(
  to: string,
  origin: string,
): Promise<{ url: URL; found?: Pick<SignInPage, 'title' | 'Screen'> }> {
  const url = new URL(to, origin);
  const route = findRoute(loginRoutes, url.pathname);
  const elsewhere = guardSignedOut(route, toPath(url), wasSentTo(url.pathname));
  if (elsewhere !== undefined || !route) return find(elsewhere ?? '/login', origin);
  try {
    const [Screen] = await Promise.all([
      route.screen(),
      i18next.loadNamespaces([...route.words]),
      'data' in route && route.data().then((load) => load({ request: { url: url.href } })),
    ]);
    return { url, found: { title: route.title, Screen } };
  } catch (failure) {
    const way = failure instanceof Response ? failure.headers.get('Location') : null;
    return way === null ? { url } : find(way, origin);
  }
}

/** Fetches the screen that a link leads to, with its words. What does not come is asked for again when it is wanted. */
export function prefetchSignIn(href: string): void {
  const route = findRoute(loginRoutes, href);
  if (!route) return;
  for (const coming of [route.screen(), i18next.loadNamespaces([...route.words])])
    coming.catch(() => undefined);
}
