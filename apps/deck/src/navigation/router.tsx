import {
  type LoaderFunctionArgs,
  type RouteObject,
  redirect,
  type ShouldRevalidateFunctionArgs,
} from 'react-router';
import { type Route, routes } from '../routes.ts';
import { restoreSession } from '../session/session-actions.ts';
import { sessionStore } from '../session/session-store.ts';
import { CrashScreen } from './crash-screen.tsx';
import { guard } from './guard.ts';
import { GuardedScreen, type Opened } from './guarded-screen.tsx';
import { wasSentTo } from './sent-on.ts';

let restored: Promise<void> | undefined;
/** The session this browser may still have is taken up once, before the first guard speaks. */
function ready(): Promise<void> {
  restored ??= restoreSession().catch((error: unknown) => {
    restored = undefined;
    throw error;
  });
  return restored;
}

/** The guard speaks first; then the screen's code comes, and its data while it is being drawn. */
function loaderOf(route: Route) {
  return async (args: LoaderFunctionArgs): Promise<Opened> => {
    await ready();
    const { pathname, search, hash } = new URL(args.request.url);
    const permissions = sessionStore.get()?.permissionMap;
    const verdict = guard(route, permissions, pathname + search + hash, wasSentTo(pathname));
    if (verdict.kind === 'redirect') throw redirect(verdict.to);
    const opened = await route.screen?.();
    if (verdict.kind === 'forbidden' || !opened) return { title: 'forbidden' };
    await opened.load?.(args);
    return { title: route.title, Screen: opened.Screen };
  };
}

/** A screen that only changes its address, as a list does with its filters, is opened already and follows at once. */
const isAnotherPlace = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

const toRouteObject = (route: Route): RouteObject => ({
  path: route.path.replaceAll(/\{(\w+)\}/g, ':$1'),
  loader: loaderOf(route),
  shouldRevalidate: isAnotherPlace,
  Component: GuardedScreen,
  ErrorBoundary: CrashScreen,
});

const inLayout = (layout: Route['layout']) =>
  (routes as readonly Route[]).filter((route) => route.layout === layout).map(toRouteObject);

/** Nothing is drawn while the first screen is on its way. */
const Nothing = () => null;
/** The frame of the product comes with the first screen behind the sign-in, never with the sign-in itself. */
const appLayout = async () => (await import('../layout/app-layout.tsx')).AppLayout;

/**
 * The route table as a router takes it, whether it goes by the browser's address or by another one. Each router has its
 * own: it crosses out in it what has come.
 */
export const routeTree = (): RouteObject[] => [
  { ErrorBoundary: CrashScreen, HydrateFallback: Nothing, children: inLayout('login') },
  {
    ErrorBoundary: CrashScreen,
    HydrateFallback: Nothing,
    // Without a session there is no frame, so that its failure is told in place of the frame.
    loader: ready,
    shouldRevalidate: isAnotherPlace,
    lazy: { Component: appLayout },
    children: inLayout('app'),
  },
];
