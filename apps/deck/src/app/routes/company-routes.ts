import type { Route } from './route.ts';

/** What a company is set up with: its properties, its settings, its people. */
export const companyRoutes = [
  {
    path: '/properties',
    title: 'properties',
    layout: 'app',
    feature: 'BUSINESS_OBJECTS_LIST_VIEW',
    breadcrumbs: true,
    screen: () =>
      import('../../features/properties/properties-screen.tsx').then(
        ({ PropertiesScreen }) => PropertiesScreen,
      ),
    words: ['properties', 'labels', 'list'],
    data: () =>
      import('../../features/properties/properties-list.ts').then(({ loadProperties }) => loadProperties),
  },
  {
    path: '/properties/{id}',
    title: 'property',
    layout: 'app',
    feature: 'BUSINESS_OBJECT_INSTANCE_VIEW',
    screen: () =>
      import('../../features/properties/property-screen.tsx').then(({ PropertyScreen }) => PropertyScreen),
    words: ['properties', 'labels', 'messages', 'payments'],
    data: () =>
      import('../../features/properties/properties-list.ts').then(({ loadProperty }) => loadProperty),
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
    screen: () =>
      import('../../features/settings/general/general-screen.tsx').then(({ GeneralScreen }) => GeneralScreen),
    words: ['settings', 'messages'],
    data: () =>
      import('../../features/settings/shared/settings-data.ts').then(({ loadSettings }) => loadSettings),
  },
  {
    path: '/settings/rates',
    title: 'settingsRates',
    layout: 'app',
    feature: 'SETTINGS_VIEW',
    screen: () =>
      import('../../features/settings/rates/rates-screen.tsx').then(({ RatesScreen }) => RatesScreen),
    words: ['rates', 'settings', 'messages'],
    data: () => import('../../features/settings/rates/rates-data.ts').then(({ loadRates }) => loadRates),
  },
  {
    path: '/settings/notifications',
    title: 'settingsNotifications',
    layout: 'app',
    feature: 'SETTINGS_VIEW',
    screen: () =>
      import('../../features/settings/notifications/notifications-screen.tsx').then(
        ({ NotificationsScreen }) => NotificationsScreen,
      ),
    words: ['settings', 'messages', 'labels'],
    data: () =>
      import('../../features/settings/shared/settings-data.ts').then(({ loadSettings }) => loadSettings),
  },
  {
    path: '/settings/integration',
    title: 'settingsIntegration',
    layout: 'app',
    feature: 'SETTINGS_INTEGRATION',
    screen: () =>
      import('../../features/settings/integration/integration-screen.tsx').then(
        ({ IntegrationScreen }) => IntegrationScreen,
      ),
    words: ['settings', 'messages', 'labels', 'payment'],
    data: () =>
      import('../../features/settings/shared/settings-data.ts').then(({ loadSettings }) => loadSettings),
  },
  {
    path: '/settings/payment-methods',
    title: 'settingsPaymentMethods',
    layout: 'app',
    feature: 'SETTINGS_VIEW',
    screen: () =>
      import('../../features/settings/payment-methods/payment-methods-screen.tsx').then(
        ({ PaymentMethodsScreen }) => PaymentMethodsScreen,
      ),
    words: ['methods', 'settings', 'labels', 'messages', 'collect'],
  },
  {
    path: '/settings/fast-payment',
    title: 'settingsFastPayment',
    layout: 'app',
    feature: 'SETTINGS_VIEW',
    screen: () =>
      import('../../features/settings/fast-payment/fast-payment-settings-screen.tsx').then(
        ({ FastPaymentSettingsScreen }) => FastPaymentSettingsScreen,
      ),
    words: ['methods', 'settings', 'collect', 'labels', 'payments', 'messages'],
    data: () =>
      import('../../features/settings/shared/settings-data.ts').then(({ loadSettings }) => loadSettings),
  },
  {
    path: '/settings/main-page',
    title: 'settingsMainPage',
    layout: 'app',
    feature: 'SETTINGS_VIEW',
    screen: () =>
      import('../../features/settings/main-page/main-page-screen.tsx').then(
        ({ MainPageScreen }) => MainPageScreen,
      ),
    words: ['methods', 'settings', 'messages', 'labels'],
    data: () =>
      import('../../features/settings/shared/settings-data.ts').then(({ loadSettings }) => loadSettings),
  },
  {
    path: '/settings/email',
    title: 'settingsEmail',
    layout: 'app',
    feature: 'SETTINGS_VIEW',
    screen: () =>
      import('../../features/settings/email/email-screen.tsx').then(({ EmailScreen }) => EmailScreen),
    words: ['templates', 'settings', 'messages', 'labels', 'list'],
  },
  {
    path: '/settings/privacy',
    title: 'settingsPrivacy',
    layout: 'app',
    feature: 'SETTINGS_VIEW',
    screen: () =>
      import('../../features/settings/privacy/privacy-screen.tsx').then(({ PrivacyScreen }) => PrivacyScreen),
    words: ['privacy', 'settings', 'messages', 'labels'],
    data: () =>
      import('../../features/settings/shared/settings-data.ts').then(({ loadSettings }) => loadSettings),
  },
  {
    path: '/settings/activity',
    title: 'activity',
    layout: 'app',
    feature: 'SETTINGS_EDIT',
    screen: () =>
      import('../../features/settings/activity/activity-screen.tsx').then(
        ({ ActivityScreen }) => ActivityScreen,
      ),
    words: ['activity', 'settings', 'labels', 'messages', 'list'],
    data: () =>
      import('../../features/settings/activity/activity-list.ts').then(({ loadActivity }) => loadActivity),
  },
  {
    path: '/users',
    title: 'users',
    layout: 'app',
    feature: 'USERS_LIST_VIEW',
    screen: () => import('../../features/users/users-screen.tsx').then(({ UsersScreen }) => UsersScreen),
    words: ['users', 'labels', 'messages', 'list'],
    data: () => import('../../features/users/users-list.ts').then(({ loadUsers }) => loadUsers),
  },
  {
    path: '/users/{id}',
    title: 'user',
    layout: 'app',
    feature: 'USERS_INSTANCE_VIEW',
    screen: () => import('../../features/users/user-screen.tsx').then(({ UserScreen }) => UserScreen),
    words: ['users', 'labels', 'messages'],
    data: () => import('../../features/users/user-data.ts').then(({ loadUser }) => loadUser),
  },
] as const satisfies readonly Route[];
