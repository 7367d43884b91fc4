import type { RouteObject, ShouldRevalidateFunctionArgs } from 'react-router';
import { i18next } from '../../platform/i18n/i18n.ts';
import { getPattern } from '../routes/route.ts';
import { barWords, type Route, routes } from '../routes.ts';
import { createLoader, ready } from './loader.ts';
import { CrashPage, CrashScreen, WaitingPage } from './page-screens.tsx';
import { CrashApp, GuardedScreen, SignInScreens, WaitingApp } from './route-screens.tsx';

/** A screen that only changes its address, as a list does with its filters, is opened already and follows at once. */
const isAnotherPlace = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

const toRouteObject = (route: Route): RouteObject => ({
  path: getPattern(route),
  loader: createLoader(route),
  shouldRevalidate: isAnotherPlace,
  Component: GuardedScreen,
  ErrorBoundary: route.layout === 'app' ? CrashScreen : CrashPage,
});

const inLayout = (layout: Route['layout']) =>
  (routes as readonly Route[]).filter((route) => route.layout === layout).map(toRouteObject);

/** The frame of the product comes with the first screen behind the sign-in, never with the sign-in itself. */
async function appLayout() {
  const [{ AppLayout }] = await Promise.all([
    import('../frame/app-layout.tsx'),
    // The bar stands as soon as the frame does, and its keys work.
    i18next.loadNamespaces([...barWords]),
  ]);
  return AppLayout;
}

/**
 * The route table as a router takes it, whether it goes by the browser's address or by another one. Each router has its
 * own: it crosses out in it what has come.
 */
export const routeTree = (): RouteObject[] => [
  {
    Component: SignInScreens,
    ErrorBoundary: CrashPage,
    HydrateFallback: WaitingPage,
    children: inLayout('login'),
  },
  {
    ErrorBoundary: CrashApp,
    HydrateFallback: WaitingApp,
    // Without a session there is no frame, so a failure to load it shows in the frame's place.
    loader: ready,
    shouldRevalidate: isAnotherPlace,
    lazy: { Component: appLayout },
    children: inLayout('app'),
  },
];
