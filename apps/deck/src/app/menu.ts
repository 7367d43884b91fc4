import type { Permission } from '@deck/api/vocabulary';
import { routes } from './routes.ts';

/** Words of the menu that open places below them. */
export type MenuGroup = 'payments' | 'settings';

/** A place in the menu. It shows with the right of its route, and `needs` with both the access and the menu flag. */
export interface MenuEntry {
  readonly path: string;
  /** What the place is narrowed to: its query, without the question mark. */
  readonly search?: string;
  /** What else lies below it, where that is more than its own path. */
  readonly covers?: string;
  readonly label:
    | 'home'
    | 'orders'
    | 'day'
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
  { path: '/day', label: 'day', needs: 'ALL_PAYMENTS_LIST_VIEW' },
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
