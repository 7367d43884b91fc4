import type { Permission } from '@deck/api/vocabulary';
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
  /** Opens for those alone whom another screen of the app has just sent there. */
  readonly onlySent?: true;
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
    path: '/login/reset',
    title: 'resetPassword',
    layout: 'login',
    screen: () => import('./screens/login/reset-screen.tsx'),
  },
  {
    path: '/login/change/{secretKey}',
    title: 'changePassword',
    layout: 'login',
    screen: () => import('./screens/login/change-password-screen.tsx'),
  },
  {
    path: '/login/set/{secretKey}',
    title: 'setPassword',
    layout: 'login',
    screen: () => import('./screens/login/set-password-screen.tsx'),
  },
  {
    path: '/login/link-invalid',
    title: 'linkInvalid',
    layout: 'login',
    onlySent: true,
    screen: () => import('./screens/login/link-invalid-screen.tsx'),
  },
  {
    path: '/login/link-not-found',
    title: 'linkNotFound',
    layout: 'login',
    onlySent: true,
    screen: () => import('./screens/login/link-not-found-screen.tsx'),
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
    path: '/404',
    title: 'notFound',
    layout: 'app',
    screen: () => import('./screens/errors/not-found-screen.tsx'),
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
    path: '/users',
    title: 'users',
    layout: 'app',
    feature: 'USERS_LIST_VIEW',
    screen: () => import('./screens/users/list/users-screen.tsx'),
  },
  {
    path: '/users/{id}',
    title: 'user',
    layout: 'app',
    feature: 'USERS_INSTANCE_VIEW',
    screen: () => import('./screens/users/details/user-screen.tsx'),
  },
  {
    path: '/profile',
    title: 'profile',
    layout: 'app',
    breadcrumbs: true,
    screen: () => import('./screens/profile/profile-screen.tsx'),
  },
  {
    path: '/profile/edit',
    title: 'editProfile',
    layout: 'app',
    breadcrumbs: true,
    screen: () => import('./screens/profile/edit/edit-profile-screen.tsx'),
  },
  {
    path: '*',
    title: 'notFound',
    layout: 'app',
    screen: () => import('./screens/errors/not-found-screen.tsx'),
  },
] as const satisfies readonly Route[];

/** Words of the menu that open places below them. */
export type MenuGroup = 'payments' | 'settings';

/** A place in the menu. Offered to whoever holds the right of its route, and `needs` with both the access and the menu flag. */
export interface MenuEntry {
  readonly path: string;
  /** What the place is narrowed to: its query, without the question mark. */
  readonly search?: string;
  /** What else lies below it, where that is more than its own path. */
  readonly covers?: string;
  readonly label:
    | 'home'
    | 'orders'
    | 'allPayments'
    | 'paymentLinks'
    | 'vpos'
    | 'viaCms'
    | 'company'
    | 'properties'
    | 'users'
    | 'integration';
  readonly group?: MenuGroup;
  readonly needs: Permission;
}

const places: readonly MenuEntry[] = [
  { path: '/', label: 'home', needs: 'MAIN_PAGE_VIEW' },
  { path: '/orders', label: 'orders', needs: 'ORDERS_LIST_VIEW' },
  { path: '/payments', label: 'allPayments', group: 'payments', needs: 'ALL_PAYMENTS_LIST_VIEW' },
  {
    path: '/payments',
    search: 'view=links',
    label: 'paymentLinks',
    group: 'payments',
    needs: 'ALL_PAYMENTS_LIST_VIEW',
  },
  {
    path: '/payments',
    search: 'view=vpos',
    label: 'vpos',
    group: 'payments',
    needs: 'ALL_PAYMENTS_LIST_VIEW',
  },
  {
    path: '/payments',
    search: 'view=cms',
    label: 'viaCms',
    group: 'payments',
    needs: 'ALL_PAYMENTS_LIST_VIEW',
  },
  {
    path: '/settings/general',
    covers: '/settings',
    label: 'company',
    group: 'settings',
    needs: 'SETTINGS_VIEW',
  },
  { path: '/properties', label: 'properties', group: 'settings', needs: 'BUSINESS_OBJECTS_LIST_VIEW' },
  { path: '/users', label: 'users', group: 'settings', needs: 'USERS_LIST_VIEW' },
  { path: '/settings/integration', label: 'integration', group: 'settings', needs: 'SETTINGS_VIEW' },
];

/** The places that have a route, in the order of the menu; also the order in which someone without a screen's right is sent elsewhere. */
export const menu: readonly MenuEntry[] = places.filter(({ path }) =>
  routes.some((route) => route.path === path),
);
