import type { FeatureKey, Permission } from '@deck/api/vocabulary';
import type { TitleKey } from './i18n/i18n.ts';
import type { ScreenModule } from './navigation/screen-module.ts';

/** A way into the product. Menu, guard, titles, breadcrumbs and the router itself derive from this table. */
export interface Route {
  /** As people write it: parameters as `{id}`. */
  readonly path: string;
  readonly title: TitleKey;
  readonly layout: 'login' | 'app';
  /** What one must hold to open it; absent: it opens freely. */
  readonly feature?: Permission;
  readonly breadcrumbs?: true;
  /** Another name of the same screen: whoever opens it is sent there. */
  readonly aliasOf?: string;
  readonly screen?: () => Promise<ScreenModule>;
}

export const routes = [
  {
    path: '/login',
    title: 'login',
    layout: 'login',
    screen: () => import('./screens/login/login-screen.tsx'),
  },
  {
    path: '/',
    title: 'home',
    layout: 'app',
    feature: 'MAIN_PAGE_VIEW',
    screen: () => import('./screens/home/home-screen.tsx'),
  },
  { path: '/home', title: 'home', layout: 'app', feature: 'MAIN_PAGE_VIEW', aliasOf: '/' },
  {
    path: '/403',
    title: 'forbidden',
    layout: 'app',
    screen: () => import('./screens/errors/forbidden-screen.tsx'),
  },
  {
    path: '/orders',
    title: 'orders',
    layout: 'app',
    feature: 'ORDERS_LIST_VIEW',
    screen: () => import('./screens/orders/list/orders-screen.tsx'),
  },
  {
    path: '/orders/create',
    title: 'newOrder',
    layout: 'app',
    feature: 'ORDER_INSTANCE_CREATE',
    breadcrumbs: true,
    screen: () => import('./screens/orders/create/new-order-screen.tsx'),
  },
  {
    path: '/orders/new',
    title: 'newOrder',
    layout: 'app',
    feature: 'ORDER_INSTANCE_CREATE',
    breadcrumbs: true,
    aliasOf: '/orders/create',
  },
  {
    path: '/orders/{id}',
    title: 'order',
    layout: 'app',
    feature: 'ORDER_INSTANCE_VIEW',
    screen: () => import('./screens/orders/details/order-screen.tsx'),
  },
  {
    path: '/orders/{id}/{paymentId}',
    title: 'payment',
    layout: 'app',
    feature: 'PAYMENT_INSTANCE_VIEW',
    screen: () => import('./screens/payments/details/payment-screen.tsx'),
  },
  {
    path: '/payments',
    title: 'payments',
    layout: 'app',
    feature: 'ALL_PAYMENTS_LIST_VIEW',
    screen: () => import('./screens/payments/list/payments-screen.tsx'),
  },
  {
    path: '*',
    title: 'notFound',
    layout: 'app',
    screen: () => import('./screens/errors/not-found-screen.tsx'),
  },
] as const satisfies readonly Route[];

export type Path = (typeof routes)[number]['path'];

/** A place in the menu. Offered to whoever holds the right of its route with both the access and the menu flag. */
export interface MenuEntry {
  readonly path: Path;
  readonly label: 'home' | 'orders' | 'payments';
  readonly needs: FeatureKey;
}

/** In the order of the menu; also the order in which someone without a screen's right is sent elsewhere. */
export const menu = [
  { path: '/', label: 'home', needs: 'MAIN_PAGE_VIEW' },
  { path: '/orders', label: 'orders', needs: 'ORDERS_LIST_VIEW' },
  { path: '/payments', label: 'payments', needs: 'ALL_PAYMENTS_LIST_VIEW' },
] as const satisfies readonly MenuEntry[];
