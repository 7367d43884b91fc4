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
    path: '/orders/{id}/edit',
    title: 'editOrder',
    layout: 'app',
    feature: 'ORDER_INSTANCE_EDIT',
    screen: () => import('./screens/orders/edit/edit-order-screen.tsx'),
  },
  {
    path: '/orders/{id}/edit-customer',
    title: 'editCustomer',
    layout: 'app',
    feature: 'ORDER_INSTANCE_EDIT',
    screen: () => import('./screens/orders/edit-customer/edit-customer-screen.tsx'),
  },
  {
    path: '/orders/spot-payment',
    title: 'permanentLink',
    layout: 'app',
    feature: 'ORDER_PERMANENT_LINK',
    breadcrumbs: true,
    screen: () => import('./screens/spot-payment/spot-payment-screen.tsx'),
  },
  {
    path: '/orders/fast-payment',
    title: 'fastPayment',
    layout: 'app',
    feature: 'ORDER_INSTANCE_CREATE',
    breadcrumbs: true,
    screen: () => import('./screens/fast-payment/fast-payment-screen.tsx'),
  },
  {
    path: '/orders/split-payment',
    title: 'splitPayment',
    layout: 'app',
    feature: 'ORDER_SPLIT_PAYMENTS',
    breadcrumbs: true,
    screen: () => import('./screens/split-payment/split-payment-screen.tsx'),
  },
  {
    path: '/orders/upload-file',
    title: 'uploadFile',
    layout: 'app',
    feature: 'ORDER_INSTANCE_CREATE',
    screen: () => import('./screens/upload-file/upload-file-screen.tsx'),
  },
  {
    path: '/orders/{id}',
    title: 'order',
    layout: 'app',
    feature: 'ORDER_INSTANCE_VIEW',
    screen: () => import('./screens/orders/details/order-screen.tsx'),
  },
  {
    path: '/orders/{id}/new-payment',
    title: 'newPayment',
    layout: 'app',
    feature: 'ORDER_INSTANCE_EDIT',
    breadcrumbs: true,
    screen: () => import('./screens/payments/create/new-payment-screen.tsx'),
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
    path: '/properties',
    title: 'properties',
    layout: 'app',
    feature: 'BUSINESS_OBJECTS_LIST_VIEW',
    breadcrumbs: true,
    screen: () => import('./screens/properties/list/properties-screen.tsx'),
  },
  {
    path: '/properties/{id}',
    title: 'property',
    layout: 'app',
    feature: 'BUSINESS_OBJECT_INSTANCE_VIEW',
    screen: () => import('./screens/properties/details/property-screen.tsx'),
  },
  {
    path: '/settings',
    title: 'settings',
    layout: 'app',
    feature: 'SETTINGS_VIEW',
    aliasOf: '/settings/general',
  },
  {
    path: '/settings/general',
    title: 'settingsGeneral',
    layout: 'app',
    feature: 'SETTINGS_VIEW',
    screen: () => import('./screens/settings/general/general-screen.tsx'),
  },
  {
    path: '/settings/rates',
    title: 'settingsRates',
    layout: 'app',
    feature: 'SETTINGS_VIEW',
    screen: () => import('./screens/settings/rates/rates-screen.tsx'),
  },
  {
    path: '/settings/notifications',
    title: 'settingsNotifications',
    layout: 'app',
    feature: 'SETTINGS_VIEW',
    screen: () => import('./screens/settings/notifications/notifications-screen.tsx'),
  },
  {
    path: '/settings/integration',
    title: 'settingsIntegration',
    layout: 'app',
    feature: 'SETTINGS_INTEGRATION',
    screen: () => import('./screens/settings/integration/integration-screen.tsx'),
  },
  {
    path: '/settings/payment-methods',
    title: 'settingsPaymentMethods',
    layout: 'app',
    feature: 'SETTINGS_VIEW',
    screen: () => import('./screens/settings/payment-methods/payment-methods-screen.tsx'),
  },
  {
    path: '/settings/fast-payment',
    title: 'settingsFastPayment',
    layout: 'app',
    feature: 'SETTINGS_VIEW',
    screen: () => import('./screens/settings/fast-payment/fast-payment-screen.tsx'),
  },
  {
    path: '/settings/main-page',
    title: 'settingsMainPage',
    layout: 'app',
    feature: 'SETTINGS_VIEW',
    screen: () => import('./screens/settings/main-page/main-page-screen.tsx'),
  },
  {
    path: '/settings/email',
    title: 'settingsEmail',
    layout: 'app',
    feature: 'SETTINGS_VIEW',
    screen: () => import('./screens/settings/email/email-screen.tsx'),
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
